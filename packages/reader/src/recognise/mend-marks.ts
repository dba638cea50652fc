import { isBareWord, listAccented } from './accented-words.ts';
import { withoutMarks } from './align.ts';

const word = /\p{L}+/gu;
/** Letters of their own in many alphabets, which no list of names has whole. */
const ownLetter = /[äöüñç]/iu;
const countMarks = (text: string): number => text.normalize('NFD').match(/\p{M}/gu)?.length ?? 0;

/**
 * Of writing that specks or a hand make hard to read, words with marks that nobody writes so: with those that they are
 * commonly written with (`HERNÁÑDEZ`, `Culíacán`), as far as so many were seen, and known ones that have none without.
 */
export const mendMarks = (text: string): string => text.normalize('NFC').replace(word, mendWord);

function mendWord(written: string): string {
  const marks = countMarks(written);
  if (marks === 0) return written;
  const small = written.toLowerCase();
  const ways = listAccented(written);
  if (ways.includes(small)) return written;
  const [only, ...others] = ways;
  if (only !== undefined && others.length === 0 && countMarks(only) <= marks) return inCaseOf(written, only);
  const isStray = !ownLetter.test(written) && isBareWord(withoutMarks(written));
  return isStray ? withoutMarks(written) : written;
}

/** Both have as many letters. */
const inCaseOf = (written: string, way: string): string =>
  [...way].map((letter, i) => (/\p{Lu}/u.test(written[i] ?? '') ? letter.toUpperCase() : letter)).join('');
