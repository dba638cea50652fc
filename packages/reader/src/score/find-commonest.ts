/** The value that stands more often than any other, and how often; null where none does. */
export function findCommonest(
  values: readonly string[],
): { readonly value: string; readonly count: number } | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first, second] = [...counts].sort((p, q) => q[1] - p[1]);
  return first && first[1] > (second?.[1] ?? 0) ? { value: first[0], count: first[1] } : null;
}
