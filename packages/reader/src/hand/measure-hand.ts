import type { Crop } from '../crop/crop-box.ts';
import { findComponents, type InkComponent } from '../crop/find-components.ts';
import { median } from '../geometry/median.ts';
import type { InkedField } from '../recognise/inked-field.ts';
import { type LetterShape, listLikenesses, toLetterShape } from './compare-letters.ts';
import { listUprights, type Upright } from './list-uprights.ts';
import { listSteps, measurePitch } from './measure-pitch.ts';

/**
 * How even writing is. A machine's uprights are parallel, its letters stand on one line, and each looks like the last of
 * its kind.
 */
export interface Evenness {
  readonly letters: number;
  readonly uprights: number;
  /** The share of the length of all uprights that is not parallel to the others in its box. */
  readonly leaning: number;
  /** How far letters stand off their line, in heights of a letter. */
  readonly offLine: number;
  /**
   * How different a letter is from the most similar other one, at the upper quartile: a quarter of the letters are more
   * different.
   */
  readonly unlike: number;
  /** The share of the ink that is in pieces too small for letters: what a worn copy or dots left of strokes. */
  readonly broken: number;
}

/**
 * What was filled in, and the form's own print. The print went through the same scanner and shows how even a machine
 * looks there.
 */
export interface HandMeasure {
  readonly filled: Evenness;
  readonly printed: Evenness;
  /** The share of the steps from letter to letter that one pitch explains, of what was filled in; null where there are too few. */
  readonly fixedPitch: number | null;
}

const oneLinePt = 20;
const letterPt = { min: 2.5, max: 14, thinnest: 0.4 };
/** Letters that stand farther off the line have a tail or hang from it. */
const maxOffLine = 0.2;
const fewUprights = 4;
/** Uprights that lean more than this from the others are strokes of another kind. */
const maxLean = 0.15;
const sameLean = 0.02;
/** Enough letters to decide, and few enough to compare each with each quickly. */
const maxCompared = 200;

type WrittenField = Pick<InkedField, 'crop' | 'bounds' | 'spec'>;

/** Measures the boxes of one page. Long texts of many lines are left out: they take long and add nothing. */
export function measureHand(fields: readonly WrittenField[], labels: readonly Crop[]): HandMeasure {
  const lines = fields.filter(({ bounds, spec }) => bounds[3] <= oneLinePt && spec.valueKind !== 'long-text');
  const filled = lines.map(({ crop }) => toLine(crop));
  const printed = labels.map(toLine);
  // The more letters there are, the better the best match of each: so the same number is compared on both sides.
  const compared = Math.min(countLetters(filled), countLetters(printed), maxCompared);
  return {
    filled: measure(filled, compared),
    printed: measure(printed, compared),
    fixedPitch: measurePitch(filled.flatMap(({ crop, letters }) => listSteps(letters, crop.perPoint))),
  };
}

interface Line {
  readonly crop: Crop;
  readonly patches: readonly InkComponent[];
  readonly letters: readonly InkComponent[];
}

function toLine(crop: Crop): Line {
  const { list } = findComponents(crop);
  return { crop, patches: list, letters: list.filter((part) => isLetter(part, crop.perPoint)) };
}

function isLetter({ left, right, top, bottom }: InkComponent, perPoint: number): boolean {
  const [width, height] = [(right - left) / perPoint, (bottom - top) / perPoint];
  const isTallEnough = height > letterPt.min && height < letterPt.max;
  return isTallEnough && width > letterPt.thinnest && width < letterPt.max;
}

const countLetters = (lines: readonly Line[]) => sum(lines.map(({ letters }) => letters.length));

function measure(lines: readonly Line[], compared: number): Evenness {
  const leans = lines.flatMap(({ crop, letters }) =>
    listLeans(letters.flatMap((letter) => listUprights(crop, letter))),
  );
  const offLine = lines.flatMap(({ letters }) => listOffLine(letters));
  const likenesses = listLikenesses(sampleShapes(lines, compared)).sort((p, q) => p - q);
  const leaning = leans.filter(({ lean }) => lean >= sameLean);
  return {
    letters: countLetters(lines),
    uprights: leans.length,
    leaning: lengthOf(leaning) / Math.max(1, lengthOf(leans)),
    offLine: sum(offLine) / Math.max(1, offLine.length),
    unlike: 1 - (likenesses[likenesses.length >> 2] ?? 1),
    broken: measureBroken(lines),
  };
}

function measureBroken(lines: readonly Line[]): number {
  const all = lines.flatMap(({ crop, patches }) =>
    patches.map(({ top, bottom, area }) => ({ area, isPiece: bottom - top < letterPt.min * crop.perPoint })),
  );
  const pieces = all.filter(({ isPiece }) => isPiece).map(({ area }) => area);
  return sum(pieces) / Math.max(1, sum(all.map(({ area }) => area)));
}

/** So many letters from all over the page. */
function sampleShapes(lines: readonly Line[], count: number): LetterShape[] {
  const all = lines.flatMap(({ crop, letters }) => letters.map((letter) => ({ crop, letter })));
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)])
    .flatMap((each) => each ?? [])
    .map(({ crop, letter }) => toLetterShape(crop, letter));
}

interface Lean {
  /** From the upright in the middle of its box. */
  readonly lean: number;
  readonly lengthPt: number;
}

/** Compared within a box, so that paper that was not flat does not make a machine look like a hand. */
function listLeans(uprights: readonly Upright[]): Lean[] {
  if (uprights.length < fewUprights) return [];
  const middle = median(uprights.map(({ slope }) => slope));
  return uprights
    .map(({ slope, lengthPt }) => ({ lean: Math.abs(slope - middle), lengthPt }))
    .filter(({ lean }) => lean < maxLean);
}

const lengthOf = (leans: readonly Lean[]) => sum(leans.map(({ lengthPt }) => lengthPt));

function listOffLine(letters: readonly InkComponent[]): number[] {
  const height = median(letters.map(({ top, bottom }) => bottom - top));
  const line = median(letters.map(({ bottom }) => bottom));
  return letters.map(({ bottom }) => Math.abs(bottom - line) / height).filter((off) => off < maxOffLine);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
