import { isBareWord, listAccented } from './accented-words.ts';
import { withoutMarks } from './align.ts';
import { inCaseOfLetters } from './in-case-of.ts';

const word = /\p{L}+/gu;
/** Letters of their own in many alphabets, which no list of names has whole. */
const ownLetter = /[äöüñç]/iu;
const countMarks = (text: string): number => text.normalize('NFD').match(/\p{M}/gu)?.length ?? 0;

/**
 * Of writing that specks or a hand make hard to read, words with marks that nobody writes so: with those they are commonly
 * written with, as far as so many were seen (`HERNÁÑDEZ`), and known words without marks that nobody writes with any.
 */
export const mendMarks = (text: string): string =>
  text.normalize('NFC').replace(word, (written) => {
    const way = findWay(written);
    if (way !== null || countMarks(written) === 0 || ownLetter.test(written)) return way ?? written;
    return isBareWord(withoutMarks(written)) ? withoutMarks(written) : written;
  });

/** How a word with marks is commonly written; null where that is not known. */
function findWay(written: string): string | null {
  const marks = countMarks(written);
  const ways = listAccented(written);
  const [only, ...others] = ways;
  if (marks === 0 || only === undefined) return null;
  if (ways.includes(written.toLowerCase())) return written;
  return others.length === 0 && countMarks(only) <= marks ? inCaseOfLetters(written, only) : written;
}
