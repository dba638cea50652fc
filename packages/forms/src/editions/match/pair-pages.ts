import type { PrintedPage } from './blank-facts.ts';

/** For each page of one edition, the page of the other that says most of the same. */
export function pairPages(
  known: readonly PrintedPage[],
  blank: readonly PrintedPage[],
): ReadonlyMap<number, number> {
  const toSet = ({ words }: PrintedPage) => new Set(words.map(({ text }) => text.toLowerCase()));
  const others = blank.map((page) => ({ page: page.page, words: toSet(page) }));
  return new Map(
    known.map((page) => {
      const own = toSet(page);
      const shares = others.map(({ page: number, words }) => {
        const common = [...own].filter((word) => words.has(word)).length;
        return { number, share: common / Math.max(own.size, words.size, 1) };
      });
      const best = shares.reduce((a, b) => (b.share > a.share ? b : a), { number: 0, share: 0 });
      return [page.page, best.number] as const;
    }),
  );
}
