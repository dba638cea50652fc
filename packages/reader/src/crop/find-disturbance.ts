import { countInside, toPixels } from './count-inside.ts';
import type { Crop } from './crop-box.ts';
import type { Surroundings } from './cut-surroundings.ts';
import { findComponents } from './find-components.ts';
import { hasContour } from './find-contour.ts';
import { listLines } from './find-line.ts';
import { isStruck } from './is-struck.ts';

/** What else than one clean writing touched a field. */
export type Disturbance = 'struck' | 'foreign-ink' | 'covered' | 'blot' | 'folded';

interface DisturbedField {
  /** Freed of the form's print. */
  readonly crop: Crop;
  readonly inkWidthPt: number;
  readonly isOneLine: boolean;
  readonly around: Surroundings;
  /** How dark the writing of its page is. */
  readonly inkLevel: number;
}

export function findDisturbance(field: DisturbedField): Disturbance | null {
  const { crop, inkWidthPt, isOneLine, around, inkLevel } = field;
  if (isStruck(crop, inkWidthPt)) return 'struck';
  if (hasBlot(around.bare)) return 'blot';
  if (hasPaleInk(around.bare, inkLevel) || (isOneLine && hasTallInk(around.ink))) return 'foreign-ink';
  if (hasCrease(around.bare)) return 'folded';
  return hasContour(around.bare) ? 'covered' : null;
}

const blotSidePt = 4;
const blotBelow = 200;
const nearPt = 4;

/** A patch as solid as no letter is: a hole, a spill. */
function hasBlot(crop: Crop): boolean {
  const side = Math.round(blotSidePt * crop.perPoint);
  return hasSquares(
    crop,
    { side, step: side >> 1, count: 1 },
    { from: 0, below: blotBelow, evenWithin: 255 },
  );
}

interface SquareGrid {
  readonly side: number;
  readonly step: number;
  /** So many squares of the kind at least. */
  readonly count: number;
}

/** Squares that have no other shades than these, and differ by so much at most. */
interface SquareKind {
  readonly from: number;
  readonly below: number;
  readonly evenWithin: number;
}

/** Whether there are so many squares of a kind near the field. */
function hasSquares(crop: Crop, { side, step, count }: SquareGrid, kind: SquareKind): boolean {
  const { left, right, top, bottom } = toPixels(crop, crop.field, nearPt);
  let found = 0;
  for (let y = Math.max(0, Math.ceil(top)); y + side <= Math.min(crop.height, bottom); y += step)
    for (let x = Math.max(0, Math.ceil(left)); x + side <= Math.min(crop.width, right); x += step)
      if (isSquareOfKind(crop, y * crop.width + x, side, kind) && ++found >= count) return true;
  return false;
}

/** Most of a field is bare paper, where the first pixel tells. */
function isSquareOfKind(
  { data, width }: Crop,
  first: number,
  side: number,
  { from, below, evenWithin }: SquareKind,
): boolean {
  let [darkest, lightest] = [255, 0];
  for (let row = first, last = first + side * width; row < last; row += width)
    for (let at = row, end = row + side; at < end; at++) {
      const value = data[at] as number;
      if (value < from || value >= below) return false;
      if (value < darkest) darkest = value;
      if (value > lightest) lightest = value;
    }
  return lightest - darkest <= evenWithin;
}

/** So much paler than the page's writing, and yet darker than this, is other ink. */
const paler = 40;
const paleBelow = 206;
const evenWithin = 45;
const flatPx = 3;
const minPalePt2 = 1.5;

/** Broad strokes of an even gray: the edges of letters are gray too, but not over such a breadth. */
function hasPaleInk(crop: Crop, inkLevel: number): boolean {
  const grid = { side: flatPx, step: 1, count: Math.ceil(minPalePt2 * crop.perPoint ** 2) };
  return hasSquares(crop, grid, { from: inkLevel + paler, below: paleBelow, evenWithin });
}

const tallPt = 20;
const inkBelow = 190;
const minInsidePt2 = 0.3;

/** One patch taller than a letter with its tails: the frame of a stamp, its large letters. */
function hasTallInk(crop: Crop): boolean {
  const { list, runs } = findComponents(crop, inkBelow);
  const inField = countInside(crop, runs, [crop.field], 0);
  return list.some(
    ({ id, top, bottom }) =>
      bottom - top >= tallPt * crop.perPoint && (inField[id] as number) >= minInsidePt2 * crop.perPoint ** 2,
  );
}

const creaseBelow = 225;
const creaseShare = 0.6;
const flat = [-0.01, -0.005, 0, 0.005, 0.01];

/** A line through all of the field and beyond, which no rule of the form is. */
function hasCrease(crop: Crop): boolean {
  return (
    listLines(crop, {
      limit: creaseBelow,
      waver: 1,
      minLength: creaseShare * crop.width,
      gapCost: 2,
      slopes: flat,
    }).length > 0
  );
}
