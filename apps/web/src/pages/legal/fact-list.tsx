/** Sentences, one below the other. */
export const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="list-disc space-y-1 ps-6">
    {lines.map((line) => (
      <li key={line} className="wrap-anywhere">
        {line}
      </li>
    ))}
  </ul>
);

/** Sentences under a heading. */
export const FactList = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div className="space-y-2">
    <h2 className="text-lg font-semibold">{title}</h2>
    <Lines lines={lines} />
  </div>
);
