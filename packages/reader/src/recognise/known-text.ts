import { getKnownWords } from '../second-reader/words/known-words.ts';
import { foldWord } from '../second-reader/words/word-list.ts';

const word = /[\p{L}\p{N}'’]+/gu;
/** Shorter words say nothing. */
const shortest = 3;
/** `NIA` alone is a name, and more often `N/A`. */
const fewestLetters = 4;

/** `3-O8`, `118h`: a letter among digits, or the other way round, may be misread. */
const mixed = /\p{L}\p{N}|\p{N}\p{L}/u;

/** Whether a text has words and each that is not short is a known one, and none has digits in it (decision 053). */
export function isOfKnownWords(text: string): boolean {
  if (mixed.test(text)) return false;
  const words = (text.match(word) ?? [])
    .filter((each) => /\p{L}/u.test(each))
    .map(foldWord)
    .filter(({ length }) => length >= shortest);
  const letters = words.reduce((sum, { length }) => sum + length, 0);
  return letters >= fewestLetters && words.every((each) => getKnownWords().has(each));
}
