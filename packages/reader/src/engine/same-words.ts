const toWords = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Share of the words of two texts that stand in both, wherever and as often as in the other: 0 to 1, and 0 without words. */
export function toShareOfSameWords(one: string, other: string): number {
  const counts = new Map<string, number>();
  const words = toWords(one);
  const others = toWords(other);
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  let same = 0;
  for (const word of others) {
    const left = counts.get(word) ?? 0;
    if (left === 0) continue;
    counts.set(word, left - 1);
    same++;
  }
  return words.length + others.length === 0 ? 0 : (2 * same) / (words.length + others.length);
}
