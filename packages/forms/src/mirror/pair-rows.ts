export interface RowPairs<Old, New> {
  readonly pairs: ReadonlyArray<readonly [before: Old, now: New]>;
  /** Rows of the paper that the form has not. */
  readonly missing: readonly Old[];
  /** Rows of the form that the paper has not. */
  readonly added: readonly New[];
}

interface PairRules<Old, New> {
  /** How much two rows have in common; 0 or less: they are not the same. */
  readonly rate: (before: Old, now: New) => number;
  /** A row of the paper that could not be read in full: it takes what is left over, rather than to be missing. */
  readonly isUnclear: (before: Old) => boolean;
}

/** Which row of the paper is which of the form, whatever their order: those first that have most in common. */
export function pairRows<Old, New>(
  before: readonly Old[],
  now: readonly New[],
  { rate, isUnclear }: PairRules<Old, New>,
): RowPairs<Old, New> {
  const rated = before.flatMap((old, at) =>
    now.map((row, index) => ({ old, row, rating: rate(old, row), distance: Math.abs(at - index) })),
  );
  rated.sort((one, other) => other.rating - one.rating || one.distance - other.distance);
  const pairs = new Map<Old, New>();
  const taken = new Set<New>();
  const pair = (old: Old, row: New) => {
    pairs.set(old, row);
    taken.add(row);
  };
  for (const { old, row, rating } of rated)
    if (rating > 0 && !pairs.has(old) && !taken.has(row)) pair(old, row);
  for (const old of before) {
    const left = now.find((row) => !taken.has(row));
    if (left !== undefined && !pairs.has(old) && isUnclear(old)) pair(old, left);
  }
  return {
    pairs: before.flatMap((old) => {
      const row = pairs.get(old);
      return row === undefined ? [] : [[old, row] as const];
    }),
    missing: before.filter((old) => !pairs.has(old)),
    added: now.filter((row) => !taken.has(row)),
  };
}
