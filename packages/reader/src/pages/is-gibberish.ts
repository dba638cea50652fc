import type { FieldText } from '../recognise/field-text.ts';

const fewLetters = 3;
const unsureLetter = 0.75;
/** Of strokes that are no letters, creases and pieces of stamps, the second reader gives each letter 0.1 to 0.25. */
const noLetter = 0.3;
const hardlyAlike = 0.3;

/**
 * A few letters on which no two recognitions agree are a stain or a stroke, not a value; under a stamp, a few that the
 * second reader reads otherwise are a piece of the stamp. In a box that something else touched, what it takes for no letters
 * and hardly two recognitions read alike is none, of whatever length.
 */
export function isGibberish(read: FieldText): boolean {
  const { field, text, agreement, likeness, seconded, secondMean, weakestLetter, readingCount } = read;
  if (readingCount <= 2) return false;
  if (field.disturbance !== null && secondMean < noLetter && likeness < hardlyAlike) return true;
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters > fewLetters) return false;
  const isStamped = field.disturbance === 'foreign-ink' && seconded === false;
  return isStamped || (agreement === 0 && weakestLetter < unsureLetter);
}
