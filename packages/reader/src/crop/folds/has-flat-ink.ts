import type { ClearedCrop } from '../cleared-crop.ts';

/** Lower than letters, in points; of a crease that lies down, narrower. Longer than high: dots of letters are not. */
const flatPt = 2.4;
const flatShape = 1.4;
/** Flat patches that stand in a row: so near to each other's height, so many or so long, and so far apart in all. */
const row = { withinPt: 1.5, count: 3, longPt: 12, spanPt: 25 };
/** A line from top to bottom: so much of the box's height. */
const downShare = 0.75;

interface FlatPart {
  readonly left: number;
  readonly across: number;
  readonly down: number;
  readonly middle: number;
}

/** Whether a box has ink that may be a crease: flat patches in a row, or a line from top to bottom. */
export function hasFlatInk({ crop: { perPoint, field }, components: { list } }: ClearedCrop): boolean {
  const parts = list.map(
    ({ left, right, top, bottom }): FlatPart => ({
      left: left / perPoint,
      across: (right - left) / perPoint,
      down: (bottom - top) / perPoint,
      middle: (top + bottom) / 2 / perPoint,
    }),
  );
  if (parts.some(({ across, down }) => across <= flatPt && down >= downShare * field[3])) return true;
  const flat = parts
    .filter(({ across, down }) => down <= flatPt && across >= flatShape * down)
    .sort((p, q) => p.middle - q.middle);
  let from = 0;
  return flat.some(({ middle }, at) => {
    while ((flat[from] as FlatPart).middle < middle - row.withinPt) from++;
    return isRow(flat.slice(from, at + 1));
  });
}

function isRow(level: readonly FlatPart[]): boolean {
  const length = level.reduce((sum, { across }) => sum + across, 0);
  if (level.length < row.count && length < row.longPt) return false;
  const right = level.reduce((max, { left, across }) => Math.max(max, left + across), 0);
  const left = level.reduce((min, part) => Math.min(min, part.left), right);
  return right - left >= row.spanPt;
}
