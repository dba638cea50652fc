import { toNameWords } from './compare-names.ts';

const companyForms = new Set(
  'llc inc incorporated ltd limited corp corporation co company lp llp'.split(' '),
);

function toWords(text: string): readonly string[] {
  const words = toNameWords(text.replaceAll('&', ' and '));
  const own = words.filter((word) => !companyForms.has(word));
  return own.length > 0 ? own : words;
}

const isWithin = (words: readonly string[], others: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => others.includes(word));

/** Same words in any order, or all words of one among those of the other: `Baker` and `Head baker`. */
export function isWithinWords(one: string, other: string): boolean {
  const [words, others] = [toWords(one), toWords(other)];
  return words.join('') === others.join('') || isWithin(words, others) || isWithin(others, words);
}

/** Whether one of these words, in small base letters, stands in a text. */
export const hasWord = (text: string, words: ReadonlySet<string>): boolean =>
  toNameWords(text).some((word) => words.has(word));
