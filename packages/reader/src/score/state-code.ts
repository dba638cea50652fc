import { isMisreadAbsentWord } from '@puente/forms/lexicon';

/** Longer texts are a state's name, which says enough by itself. */
const codeLength = 3;

/** A text as the code of a state that it may be, misread; null of a longer one, and of `N/A`. */
export function toStateCode(text: string): string | null {
  const letters = text.replace(/[^\p{L}\d]/gu, '').toUpperCase();
  return letters === '' || letters.length > codeLength || isMisreadAbsentWord(text) ? null : letters;
}
