import { mean } from '../geometry/mean.ts';
import type { FieldText } from '../recognise/field-text.ts';

/**
 * Measured on drawn pages: letters of print are read at 0.88 and more, on a fax too, unless it has all but crumbled, and then
 * its patches are lower than letters. Block capitals by hand are read at 0.87 and less, joined writing far below.
 */
const printConfidence = 0.87;
const joinedConfidence = 0.78;
const minHandPt = 4.5;
const mostlyCapitals = 0.8;
const fewFields = 5;

/**
 * Which texts of a page are as hard for the recogniser as handwriting: all of them where the whole page is, otherwise
 * the ones that stand out.
 */
export function findHardToRead(reads: readonly FieldText[]): ReadonlySet<FieldText> {
  const long = reads.filter(({ text }) => text.length >= 4);
  const isHandPage = long.length >= fewFields && looksHandwritten(long);
  return new Set(isHandPage ? reads : reads.filter(standsOut));
}

function looksHandwritten(reads: readonly FieldText[]): boolean {
  const confidence = mean(reads.map(({ meanConfidence }) => meanConfidence));
  const capitals = mean(reads.map(({ text }) => Number(text === text.toUpperCase())));
  const height = mean(reads.map(({ field }) => field.ink.medianHeightPt));
  const limit = capitals > mostlyCapitals ? printConfidence : joinedConfidence;
  return confidence < limit && height > minHandPt;
}

function standsOut({ field: { ink }, likeness, meanConfidence }: FieldText): boolean {
  const uneven = ink.heightVariation + ink.baselineVariation + ink.strokeVariation;
  return uneven > 0.2 && likeness < 0.5 && meanConfidence < 0.7;
}
