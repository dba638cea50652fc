import type { FieldText } from '../recognise/field-text.ts';

const fewLetters = 3;
const unsureLetter = 0.75;

/**
 * A few letters on which no two recognitions agree are a stain or a stroke, not a value; under a stamp, a few that the
 * second reader reads otherwise are a piece of the stamp.
 */
export function isGibberish(read: FieldText): boolean {
  const { field, text, agreement, seconded, weakestLetter, readingCount } = read;
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters > fewLetters || readingCount <= 2) return false;
  const isStamped = field.disturbance === 'foreign-ink' && seconded === false;
  return isStamped || (agreement === 0 && weakestLetter < unsureLetter);
}
