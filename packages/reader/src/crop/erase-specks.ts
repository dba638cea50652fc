import type { Crop } from './crop-box.ts';
import type { ClearedCrop } from './drop-out.ts';
import { type InkComponent, inkLimit, whitenPatches } from './find-components.ts';

/** Sides of a patch from which on it may be a letter or a hyphen; dots and accents are smaller, and near one. */
export const minLetterPt = 1.6;
/** How far from its letter a dot, comma or accent can stand. */
const reachPt = 2.4;

/** In a letter's own column a dot or accent stands this near, also on a page full of specks. */
const accentReachPt = 2.6;

/**
 * Whitens, in place, small patches that are too far from every letter to belong to one: dust, and specks from a copier. On
 * a noisy page also what is near a letter but not right above it: dots and accents stay, punctuation is not told from
 * specks. Gives what is left.
 */
export function eraseSpecks({ crop, components }: ClearedCrop, isNoisy = false): ClearedCrop {
  const { list, runs } = components;
  const isLetter = (part: InkComponent) =>
    isNoisy
      ? isTallAsLetter(part, crop)
      : Math.max(part.right - part.left, part.bottom - part.top) >= minLetterPt * crop.perPoint;
  const letters = list.filter(isLetter);
  const reach = reachPt * crop.perPoint;
  const belongs = (part: InkComponent) =>
    letters.some((letter) => (isNoisy ? isAbove(part, letter, crop) : gapBetween(part, letter) <= reach));
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
