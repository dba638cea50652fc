import { type FullName, joinName } from '../../values/full-name.ts';
import { toBaseLetters } from '../../values/spelling/latin-text.ts';

/** `part`: one has all the words of the other, and more. */
export type NameComparison = 'same' | 'part' | 'other';

export const toLine = ({ given_name, middle_name, family_name }: FullName): string =>
  joinName(given_name.trim(), middle_name.trim(), family_name.trim());

/** Words in small base letters; an apostrophe and a full stop join what they stand in, as in the box that takes neither. */
export const toNameWords = (name: string): readonly string[] =>
  toBaseLetters(name)
    .toLowerCase()
    .replace(/['".]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const isInitialOf = (one: string, other: string): boolean => one.length === 1 && other.startsWith(one);

/** The words that are left when each word of the other has taken its own away; an initial takes the word it begins. */
function subtract(words: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...words];
  for (const other of others) {
    const own = left.indexOf(other);
    const at =
      own >= 0 ? own : left.findIndex((word) => isInitialOf(word, other) || isInitialOf(other, word));
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Two names by their words in any order, without accents, case, apostrophes and hyphens. */
export function compareNames(one: string, other: string): NameComparison {
  const [words, others] = [toNameWords(one), toNameWords(other)];
  if (words.join('') === others.join('')) return 'same';
  const [left, right] = [subtract(words, others), subtract(others, words)];
  if (left.length === 0 && right.length === 0) return 'same';
  if (left.join('') === right.join('')) return 'same';
  return left.length === 0 || right.length === 0 ? 'part' : 'other';
}

export const isSameName = (one: string, other: string): boolean => compareNames(one, other) === 'same';
