import type { PaperKind } from './kind.ts';
import { type Normalised, unsure } from './normalised.ts';
import { foldText, tidyText } from './spelling/fold-text.ts';

export interface FullName {
  readonly family_name: string;
  readonly given_name: string;
  readonly middle_name: string;
}

interface FullNameKind extends PaperKind<FullName, [knownFamilyNames?: readonly string[]]> {
  /** A line is a problem while nobody has said which of its words are the family, given and middle name. */
  readonly problem: (line: string, hasParts: boolean) => 'name-in-one-line' | null;
}

/** Words that belong to the family name behind them. */
const particles = new Set(
  'de del la las los da das do dos du des le van von der den bin binti ben ibn al el abu st saint san santa'.split(
    ' ',
  ),
);

function startOfFamilyName(words: readonly string[], knownFamilyNames: readonly string[]): number {
  const folded = words.map(foldText);
  for (const known of knownFamilyNames) {
    const wanted = foldText(known).split(' ');
    const start = words.length - foldText(known).split(' ').length;
    const tail = folded.slice(Math.max(0, start)).join(' ');
    if (start >= 1 && wanted.length > 1 && tail === wanted.join(' ')) return start;
  }
  let start = words.length - 1;
  while (start > 1 && particles.has(folded[start - 1] ?? '')) start--;
  return start;
}

function parseFullName(text: string, knownFamilyNames: readonly string[] = []): Normalised<FullName> | null {
  const tidy = tidyText(text);
  if (!/\p{L}/u.test(tidy)) return null;
  const comma = /^([^,]+),\s*(\S+)\s*([^,]*)$/.exec(tidy);
  if (comma) {
    const [, family_name = '', given_name = '', middle_name = ''] = comma;
    return unsure({ family_name, given_name, middle_name }, 0.95, 'split at the comma');
  }
  const words = tidy.split(' ');
  if (words.length === 1)
    return unsure(
      { family_name: tidy, given_name: '', middle_name: '' },
      0.7,
      'one word: it may be a family or a given name',
    );
  const start = startOfFamilyName(words, knownFamilyNames);
  const parts = {
    family_name: words.slice(start).join(' '),
    given_name: words[0] ?? '',
    middle_name: words.slice(1, start).join(' '),
  };
  if (words.length === 2) return { value: parts, certainty: 0.95 };
  return unsure(parts, 0.7, 'where the family name begins is a guess');
}

/**
 * T-FULLNAME: a name in one box. `Last, First Middle` is told by its comma. Without one the last word is taken for the family
 * name (with its particles, or a double family name the applicant has too): a guess, and a poor one when there are more
 * than two words.
 */
export const fullName: FullNameKind = {
  parse: parseFullName,
  problem: (line, hasParts) => (hasParts || line.trim() === '' ? null : 'name-in-one-line'),
};

/** Words in the order first, middle, last, as one line. */
export const joinName = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' ');

/** Whether two names have the same words in any order. */
export function isSameName(a: FullName, b: FullName): boolean {
  const words = ({ given_name, middle_name, family_name }: FullName) =>
    foldText(joinName(given_name, middle_name, family_name))
      .split(' ')
      .sort()
      .join(' ');
  return words(a) === words(b);
}
