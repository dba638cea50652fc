import { toBaseLetters, toOneLine } from '../values/spelling/latin-text.ts';

/**
 * How ICAO Doc 9303 part 3, section 6 (transliterations for the machine-readable lines of a passport) writes letters that
 * the forms' boxes print otherwise. It allows A, O and U for Ä, Ö and Ü too: which a passport has, its holder can see.
 */
const spellings: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Å: 'AA',
  Æ: 'AE',
  Ð: 'D',
  Đ: 'D',
  Ł: 'L',
  Ñ: 'N',
  Ö: 'OE',
  Ø: 'OE',
  Œ: 'OE',
  Þ: 'TH',
  ß: 'SS',
  ẞ: 'SS',
  Ü: 'UE',
};

/** `MÜLLER` → `MUELLER`, `Ülker` → `Uelker`: added letters are upper or lower case like the word. */
function spellWord(word: string): string {
  const isInCapitals = !/\p{Ll}/u.test(word.replace(/ß/g, ''));
  return [...word]
    .map((letter) => {
      const spelling = spellings[letter] ?? spellings[letter.toUpperCase()];
      if (spelling === undefined || isInCapitals) return spelling ?? letter;
      const small = spelling.toLowerCase();
      return /\p{Lu}/u.test(letter) ? small.charAt(0).toUpperCase() + small.slice(1) : small;
    })
    .join('');
}

/** A name in the letters of the machine-readable lines of a passport, with its signs and its case kept. */
const toPassportSpelling = (name: string): string =>
  toBaseLetters(toOneLine(name).replace(/\p{L}+/gu, spellWord));

const lettersOf = (text: string): string => text.toUpperCase().replace(/[^A-Z]/g, '');

/** The passport's spelling of a name where it differs from what the box prints; otherwise null. */
export function findPassportSpelling(name: string, printed: string): string | null {
  const spelling = toPassportSpelling(name);
  return lettersOf(spelling) === lettersOf(printed) ? null : spelling;
}
