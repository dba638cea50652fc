import type { Crop } from '../crop/crop-box.ts';
import { minLetterPt } from '../crop/erase-specks.ts';
import { hasInkOfAccent } from '../crop/faint/has-ink-of-accent.ts';
import { findComponents, type InkComponent } from '../crop/find-components.ts';

/** A letter as ink: what stands on the line, and the dots or accents right above it. */
export interface InkedLetter {
  readonly body: InkComponent;
  readonly marks: readonly InkComponent[];
  /** There is something above it that is less than a mark and more than grain. */
  readonly isTraced: boolean;
}

/** All in heights of a letter; the area in such heights squared: less of it is a speck. */
const maxMarkHeight = 0.5;
const minBodyHeight = 0.55;
const maxGap = 0.4;
const minMarkArea = 0.012;
/** Over a stem narrower than the first, an accent may stick out as far as the second. */
const narrow = 0.5;
const stemReach = 0.15;
/** In widths of the letter. */
const minInset = 0.15;

/** Whether a character of a text is one that `listLetters` would give. */
export const isLetter = (character: string): boolean => /^[\p{L}\p{N}]$/u.test(character);

/** Small letters without a part that reaches higher or lower. */
export const lowLetter = /^[acemnorsuvwxz]$/;

/** The letters of one line from left to right. Letters that touch are one. */
export function listLetters(crop: Crop): InkedLetter[] {
  const { list } = findComponents(crop);
  const heights = list
    .map(heightOf)
    .filter((height) => height >= minLetterPt * crop.perPoint)
    .sort((p, q) => p - q);
  const usual = heights[Math.floor(heights.length * 0.6)] ?? 0;
  const letters = list
    .filter((part) => heightOf(part) >= minBodyHeight * usual)
    .map((body) => ({ body, marks: [] as InkComponent[], isTraced: false }))
    .sort((p, q) => p.body.left - q.body.left);
  for (const mark of list) {
    const isSmall = mark.area < minMarkArea * usual * usual;
    if (heightOf(mark) > maxMarkHeight * usual || (isSmall && !hasInkOfAccent(crop, mark))) continue;
    const [below] = letters
      .map((letter) => ({ letter, across: overlap(letter.body, mark), gap: letter.body.top - mark.bottom }))
      .filter(({ letter: { body }, across }) => across > -reachOf(body, usual))
      .filter(({ gap }) => gap >= -1 && gap <= maxGap * usual)
      .filter(({ letter: { body } }) => isOver(mark, body, usual))
      .sort((p, q) => q.across - p.across);
    if (isSmall && below) below.letter.isTraced = true;
    else below?.letter.marks.push(mark);
  }
  return letters;
}

/** The middle of a mark stands over its letter; what only reaches over it is the end of the letter before, an `f`'s. */
function isOver(mark: InkComponent, body: InkComponent, usual: number): boolean {
  const middle = (mark.left + mark.right) / 2;
  const width = body.right - body.left;
  const reach = reachOf(body, usual);
  const inset = reach > 0 ? -reach : minInset * width;
  return middle > body.left + inset && middle < body.right - inset;
}

/** The dots of `ï` stand to both sides of its stem. */
const reachOf = ({ left, right }: InkComponent, usual: number) =>
  right - left < narrow * usual ? stemReach * usual : 0;

export const heightOf = ({ top, bottom }: InkComponent) => bottom - top;

const overlap = (p: InkComponent, q: InkComponent) => Math.min(p.right, q.right) - Math.max(p.left, q.left);
