import { toBaseLetters, toOneLine } from './latin-text.ts';

export interface NameParts {
  readonly family: string;
  readonly given: string;
  readonly middle: string;
}

const particles = new Set(
  'de del la las los da das do dos di van von der den ter bin ibn bint al el abu st saint y e'.split(' '),
);

const toKey = (word: string): string =>
  toBaseLetters(word)
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** Every word of the family names that occur in this case, to recognise a surname at the end of a full name. */
export const toSurnameWords = (familyNames: readonly string[]): ReadonlySet<string> =>
  new Set(
    familyNames.flatMap((name) => toOneLine(name).split(' ').map(toKey)).filter((key) => key.length > 1),
  );

const countSurnameWords = (words: readonly string[], known: ReadonlySet<string>): number => {
  let count = 0;
  const wordAt = (fromEnd: number): string => toKey(words[words.length - 1 - fromEnd] ?? '');
  while (
    count < words.length - 1 &&
    (known.has(wordAt(count)) || (count > 0 && particles.has(wordAt(count))))
  )
    count += 1;
  if (count > 0) return count;
  count = 1;
  while (count < words.length - 1 && particles.has(wordAt(count))) count += 1;
  return count;
};

/**
 * T-FULLNAME. `Last, First Middle` where there is a comma; else the words at the end that are surnames of this case,
 * else the last word with its particles. One word is the family name. A guess: show it to the person.
 */
export const splitFullName = (fullName: string, surnameWords: ReadonlySet<string>): NameParts => {
  const typed = toOneLine(fullName);
  const comma = typed.indexOf(',');
  if (comma > 0) {
    const [given = '', ...middle] = typed
      .slice(comma + 1)
      .trim()
      .split(' ');
    return { family: typed.slice(0, comma).trim(), given, middle: middle.join(' ') };
  }
  const words = typed.split(' ').filter((word) => word !== '');
  if (words.length <= 1) return { family: typed, given: '', middle: '' };
  const family = words.slice(words.length - countSurnameWords(words, surnameWords));
  const [given = '', ...middle] = words.slice(0, words.length - family.length);
  return { family: family.join(' '), given, middle: middle.join(' ') };
};

/** `Family, Given Middle`. */
export const toListedName = ({ family, given, middle }: NameParts): string =>
  [family, [given, middle].filter((part) => part !== '').join(' ')].filter((part) => part !== '').join(', ');
