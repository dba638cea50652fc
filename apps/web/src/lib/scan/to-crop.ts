/** A region of a page in fractions of it: [x, y, width, height], from the top left. */
export type Region = readonly [x: number, y: number, width: number, height: number];

export const toPercent = (part: number) => `${part * 100}%`;

/** A region as the style of what is laid over it. */
export const toPlace = ([x, y, width, height]: Region) => ({
  left: toPercent(x),
  top: toPercent(y),
  width: toPercent(width),
  height: toPercent(height),
});

/** Room around a value, so that its printed label shows too. */
const marginX = 0.02;
const marginY = 0.014;
const smallestWidth = 0.34;
/** Beyond a cell, which has its label: its ruled lines, of a page that may not lie quite straight. */
const cellMargin = 0.002;

/** Wider than this part of the page a cell is not shown whole: on a phone its letters would be too small to read. */
const maxCellWidth = 0.36;

/** For a cell as wide as the page: the part round the box, from the cell's beginning where the box is near it. */
function narrow([x, y, width, height]: Region, [boxX, , boxWidth]: Region): Region {
  if (width <= maxCellWidth) return [x, y, width, height];
  const wanted = Math.min(width, Math.max(maxCellWidth, boxWidth + 2 * marginX));
  const around = boxX + boxWidth / 2 - wanted / 2;
  const reachesBox = boxX + boxWidth + marginX <= x + wanted;
  return [reachesBox ? x : Math.min(Math.max(around, x), x + width - wanted), y, wanted, height];
}

/** The region to show for a box, its printed cell where that is known: wide enough to know the place, inside the page. */
export function toCrop(box: Region, cell: Region | null): Region {
  const [x, y, width, height] = cell ? narrow(cell, box) : box;
  const [aside, above] = cell ? [cellMargin, cellMargin] : [marginX, marginY];
  const wanted = Math.min(1, Math.max(width + 2 * aside, cell ? 0 : smallestWidth));
  const tall = Math.min(1, height + 2 * above);
  const left = clamp(x + width / 2 - wanted / 2, 1 - wanted);
  const top = clamp(y - above, 1 - tall);
  return [left, top, wanted, tall];
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);
