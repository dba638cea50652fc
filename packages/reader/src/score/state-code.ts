import { editDistance, isMisreadAbsentWord } from '@puente/forms/lexicon';

/** Longer texts are a state's name, which says enough by itself. */
const codeLength = 3;

/** A text as the code of a state that it may be, misread; null of a longer one, and of `N/A`. */
export function toStateCode(text: string): string | null {
  const letters = text.replace(/[^\p{L}\d]/gu, '').toUpperCase();
  return letters === '' || letters.length > codeLength || isMisreadAbsentWord(text) ? null : letters;
}

/** The one of these states that a code is a letter away from; null where none is, or more than one. */
export function findNearState(code: string, states: Iterable<string>): string | null {
  const [near, other] = [...states].filter((each) => editDistance(code, each, 1) <= 1);
  return near !== undefined && other === undefined ? near : null;
}
