import type { ClearedCrop } from './cleared-crop.ts';
import type { Crop } from './crop-box.ts';
import { type InkComponent, inkLimit, whitenPatches } from './find-components.ts';
import { findDottedLetters } from './find-dotted-letters.ts';

/** Sides of a patch from which on it may be a letter or a hyphen; dots and accents are smaller, and near one. */
export const minLetterPt = 1.6;
/** How far from its letter a dot, comma or accent can stand. */
const reachPt = 2.4;

/** In a letter's own column a dot or accent stands this near, also on a page full of specks. */
const accentReachPt = 2.6;

/**
 * Whitens, in place, small patches that are too far from every letter to belong to one: dust, and specks from a copier. On
 * a noisy page also what is near a letter but not right above it: dots and accents stay, and of punctuation the comma
 * between two words. Gives what is left.
 */
export function eraseSpecks({ crop, components }: ClearedCrop, isNoisy = false): ClearedCrop {
  const { list, runs } = components;
  const pieces = list.filter((part) => sizeOf(part) >= minPiecePt * crop.perPoint);
  const dotted = findDottedLetters(list, crop.perPoint);
  const isLetter = (part: InkComponent) =>
    dotted.has(part) ||
    (isNoisy
      ? isTallAsLetter(part, crop)
      : sizeOf(part) >= minLetterPt * crop.perPoint && !isLoneSpeck(part, pieces, crop));
  const letters = list.filter(isLetter);
  const reach = reachPt * crop.perPoint;
  const belongs = (part: InkComponent) =>
    isNoisy
      ? letters.some((letter) => isAbove(part, letter, crop)) || isCommaBetween(part, letters, crop)
      : letters.some((letter) => gapBetween(part, letter) <= reach);
  const kept = list.filter((part) => isLetter(part) || belongs(part));
  const lasting = new Set(kept);
  const specks = list.filter((part) => !lasting.has(part));
  whitenPatches(
    crop,
    runs,
    specks.map(({ id }) => id),
  );
  for (const speck of specks) whitenAround(crop, speck);
  return { crop, components: { runs, list: kept } };
}

const sizeOf = ({ left, right, top, bottom }: InkComponent) => Math.max(right - left, bottom - top);

/** What is left of broken letters lies this near to other pieces of this size. */
const [minPiecePt, piecesApartPt] = [0.8, 4];

/** Lower than letters, narrower than hyphens and with no other patch about: a fax has a few on every page. */
function isLoneSpeck(part: InkComponent, pieces: readonly InkComponent[], crop: Crop): boolean {
  if (isTallAsLetter(part, crop) || part.right - part.left >= minHyphenPt * crop.perPoint) return false;
  return !pieces.some((other) => other !== part && gapBetween(part, other) <= piecesApartPt * crop.perPoint);
}

/** Specks that touch are as large as the smaller signs; what is taller is a letter. */
const minNoisyLetterPt = 3;

/** Whether a patch is a letter and no speck, also on a page full of them. */
export const isTallAsLetter = ({ top, bottom }: InkComponent, { perPoint }: Crop): boolean =>
  bottom - top >= minNoisyLetterPt * perPoint;

/** The dot of an i, an accent; or, level with letters, a hyphen: wider than specks are. */
function isAbove(part: InkComponent, letter: InkComponent, { perPoint }: Crop): boolean {
  const across = Math.min(part.right, letter.right) - Math.max(part.left, letter.left);
  const gap = letter.top - part.bottom;
  if (across > 0) return gap >= -1 && gap <= accentReachPt * perPoint;
  const isLevel = part.top > letter.top && part.bottom < letter.bottom;
  return (
    isLevel &&
    part.right - part.left >= minHyphenPt * perPoint &&
    gapBetween(part, letter) <= reachPt * perPoint
  );
}
const minHyphenPt = 2;

/** Of a comma on a noisy page, in points: its height, how far it hangs, and the gaps to the words on both sides. */
const comma = { high: 0.9, hangs: 2.5, ends: 2, before: 1.8, after: 1.4 };

/** Low behind a word and before the gap to the next: hardly a speck falls just there. */
function isCommaBetween(part: InkComponent, letters: readonly InkComponent[], { perPoint }: Crop): boolean {
  if (part.bottom - part.top < comma.high * perPoint) return false;
  const isBehind = (letter: InkComponent) => {
    const gap = part.left - letter.right;
    const isLow = part.top >= (letter.top + letter.bottom) / 2;
    const [highest, lowest] = [letter.bottom - comma.ends * perPoint, letter.bottom + comma.hangs * perPoint];
    return (
      gap >= -1 && gap <= comma.before * perPoint && isLow && part.bottom >= highest && part.bottom <= lowest
    );
  };
  const isOfLine = (letter: InkComponent) =>
    letter.top < part.bottom && letter.bottom > part.top - 8 * perPoint;
  const later = letters.filter((letter) => letter.right > part.right && isOfLine(letter));
  const gapAfter = Math.min(...later.map(({ left }) => left - part.right));
  return later.length > 0 && gapAfter >= comma.after * perPoint && letters.some(isBehind);
}

function gapBetween(one: InkComponent, other: InkComponent): number {
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.max(across, down);
}

/** The soft fringe of a speck; ink there is another's. */
function whitenAround({ width, height, data }: Crop, part: InkComponent): void {
  const top = Math.max(0, part.top - 1);
  const bottom = Math.min(height, part.bottom + 1);
  const left = Math.max(0, part.left - 1);
  const right = Math.min(width, part.right + 1);
  for (let y = top; y < bottom; y++)
    for (let at = y * width + left, end = y * width + right; at < end; at++)
      if ((data[at] as number) >= inkLimit) data[at] = 255;
}
