import type { ClearedCrop } from '../cleared-crop.ts';

/** Lower than letters, in points; of a crease that lies down, narrower. Longer than high: dots of letters are not. */
const flatPt = 2.4;
const flatShape = 1.4;
/** Flat patches that stand in a row: so near to its middle, so many or so long, and so far apart in all. */
const row = { withinPt: 1, count: 3, longPt: 12, spanPt: 25 };
/** A line from top to bottom: so much of the box's height. */
const downShare = 0.75;

/** Whether a box has ink that may be a crease: flat patches in a row, or a line from top to bottom. */
export function hasFlatInk({ crop: { perPoint, field }, components: { list } }: ClearedCrop): boolean {
  const parts = list.map(({ left, right, top, bottom }) => ({
    left: left / perPoint,
    across: (right - left) / perPoint,
    down: (bottom - top) / perPoint,
    middle: (top + bottom) / 2 / perPoint,
  }));
  const flat = parts.filter(({ across, down }) => down <= flatPt && across >= flatShape * down);
  const isInRow = flat.some(({ middle }) => {
    const level = flat.filter((other) => Math.abs(other.middle - middle) <= row.withinPt);
    const length = level.reduce((sum, { across }) => sum + across, 0);
    const ends = level.map(({ left, across }) => left + across);
    const span = Math.max(...ends) - Math.min(...level.map(({ left }) => left));
    return (level.length >= row.count || length >= row.longPt) && span >= row.spanPt;
  });
  return isInRow || parts.some(({ across, down }) => across <= flatPt && down >= downShare * field[3]);
}
