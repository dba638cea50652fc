import type { Crop } from '../crop/crop-box.ts';
import { type InkComponent, inkLimit } from '../crop/find-components.ts';
import { median } from '../geometry/median.ts';
import { heightOf, type InkedLetter, lowLetter } from './list-letters.ts';
import type { Sight, Sights } from './sights.ts';

/** To the second reader `i` and `ı` are nearly one letter; of an `i` among letters that know no `ı` it is surer. */
const undecided = 0.8;
export const isUndecidedStem = (sight: Sight | undefined): boolean =>
  sight !== undefined && /^[iı]$/.test(sight.letter) && sight.confidence < undecided;

/** So it is of `Í` where it does not know `İ`. */
const isUndecidedCapital = (sight: Sight | undefined): boolean =>
  sight !== undefined && /^[İÍÌ]$/.test(sight.letter) && sight.confidence < undecided;

/** What readers take either for. */
const stem = /^[iıîïíìl1I]$/;
const capitalStem = /^[iIÍÌ]$/;
const tall = /^[\p{Lu}\dbdfhkl]$/u;
/** The most that a stem without a dot reaches, in heights of tall and of low letters; with a dot that ran into it, it is as tall as those. */
const maxOfTall = 0.87;
const maxOfLow = 1.12;

/** Above a stem, in heights of it. */
const above = 0.5;

/** A dot, or the dots of `ii` that ran together and are neither's, or a speck: then it is not surely without one. */
function hasInkAbove({ width, data }: Crop, { left, right, top, bottom }: InkComponent): boolean {
  const from = Math.max(0, Math.round(top - above * (bottom - top)));
  for (let y = from; y < top; y++)
    for (let x = left; x < right; x++) if ((data[y * width + x] as number) < inkLimit) return true;
  return false;
}

/** In heights of tall letters: a capital's stem with the dot that ran into it. */
const minOfDotted = 1.1;

/**
 * The dotless `ı` of Turkish names and `i`, by whether a dot stands above the stem, and their capital `İ`: data of the engine
 * knows but one of them.
 */
export function seeDotless(
  letters: readonly string[],
  inked: readonly InkedLetter[],
  sights: Sights,
  crop: Crop,
): readonly string[] {
  if (!sights.some((sight) => isUndecidedStem(sight) || isUndecidedCapital(sight))) return letters;
  const isOpen = (i: number) => stem.test(letters[i] as string) && isUndecidedStem(sights[i]);
  const isCompared = (i: number) => !isOpen(i) && !isUndecidedCapital(sights[i]);
  const usual = (kind: RegExp) =>
    inked
      .filter((_, i) => isCompared(i) && kind.test(letters[i] as string))
      .map(({ body }) => heightOf(body));
  const [tallest, lowest] = [usual(tall), usual(lowLetter)];
  const limits = [
    ...(tallest.length > 0 ? [maxOfTall * median(tallest)] : []),
    ...(lowest.length > 0 ? [maxOfLow * median(lowest)] : []),
  ];
  return letters.map((letter, i) => {
    const { body, marks, isTraced } = inked[i] as InkedLetter;
    if (capitalStem.test(letter) && isUndecidedCapital(sights[i])) {
      const isDotted = marks.length === 1 || heightOf(body) >= minOfDotted * median(tallest);
      return isDotted && tallest.length > 0 ? 'İ' : letter;
    }
    if (!isOpen(i) || isTraced || marks.length > 1) return letter;
    if (marks.length === 1 || hasInkAbove(crop, body)) return 'i';
    return limits.length > 0 && heightOf(body) <= Math.min(...limits) ? 'ı' : letter;
  });
}

/** Between the height of a small letter and that of `İ` without its dot. */
const capitalHeight = 1.22;

/** A dotted stem as tall as a capital is one: `İ`. */
export function raiseDotted(letters: readonly string[], inked: readonly InkedLetter[]): string[] {
  const low = inked.filter((_, i) => lowLetter.test(letters[i] as string)).map(({ body }) => heightOf(body));
  const min = capitalHeight * median(low);
  const isTall = (i: number) => low.length >= 2 && heightOf((inked[i] as InkedLetter).body) >= min;
  return letters.map((letter, i) => (letter === 'i' && isTall(i) ? 'İ' : letter));
}
