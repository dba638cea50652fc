import { useNumbers } from '../use-numbers.ts';

interface Props {
  readonly label: string;
  /** A count that is not told is null. */
  readonly rows: readonly { readonly name: string; readonly count: number | null }[];
}

/** Counts as a list, each with a bar against the largest. */
export function CountBars({ label, rows }: Props) {
  const { toCount } = useNumbers();
  const max = Math.max(1, ...rows.map(({ count }) => count ?? 0));
  return (
    <ul aria-label={label} className="max-w-3xl space-y-2">
      {rows.map(({ name, count }) => (
        <li key={name}>
          <div className="flex justify-between gap-4">
            <span>{name}</span>
            <span className="tabular-nums">{toCount(count)}</span>
          </div>
          <div className="h-2 rounded-full bg-surface">
            <div
              className="h-full rounded-full bg-accent"
              style={{ inlineSize: `${((count ?? 0) / max) * 100}%` }}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
