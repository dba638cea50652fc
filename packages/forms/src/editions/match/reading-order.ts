import type { PlacedBox } from './surroundings.ts';

/** Points within which boxes stand in one row. */
const sameRow = 9;
/** How many boxes before and after one are its neighbours. */
const reach = 2;

/** Indexes of the boxes that stand before and after one on its page, the nearest first. */
export interface Neighbours {
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** Who stands beside whom when a page is read row by row. */
export function findNeighbours(boxes: readonly PlacedBox[]): Neighbours[] {
  const found: Neighbours[] = boxes.map(() => ({ before: [], after: [] }));
  const pages = new Map<number, number[]>();
  for (const [index, { page }] of boxes.entries()) pages.set(page, [...(pages.get(page) ?? []), index]);
  for (const indexes of pages.values()) {
    const ordered = toRows(indexes, boxes).flat();
    for (const [at, index] of ordered.entries())
      found[index] = {
        before: ordered.slice(Math.max(0, at - reach), at).reverse(),
        after: ordered.slice(at + 1, at + 1 + reach),
      };
  }
  return found;
}

function toRows(indexes: readonly number[], boxes: readonly PlacedBox[]): number[][] {
  const middle = (index: number) => {
    const [, y = 0, , height = 0] = boxes[index]?.box ?? [];
    return y + height / 2;
  };
  const left = (index: number) => boxes[index]?.box[0] ?? 0;
  const rows: number[][] = [];
  for (const index of [...indexes].sort((a, b) => middle(b) - middle(a))) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first !== undefined && middle(first) - middle(index) < sameRow) row.push(index);
    else rows.push([index]);
  }
  return rows.map((row) => row.sort((a, b) => left(a) - left(b)));
}
