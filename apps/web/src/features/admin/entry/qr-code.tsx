/** Light modules that a reader of QR codes needs round it. */
const margin = 4;

/** A QR code, a row a string: `1` is dark. Black on white whatever the colours of the page are, as phones want it. */
export function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const size = rows.length + 2 * margin;
  const path = rows
    .flatMap((row, y) =>
      [...row].map((cell, x) => (cell === '1' ? `M${x + margin} ${y + margin}h1v1h-1z` : '')),
    )
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-56"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
