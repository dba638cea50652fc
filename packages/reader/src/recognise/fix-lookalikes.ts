import { countryNames, findCountry } from '@puente/forms/lexicon';

/** Words whose l or I a recogniser cannot tell by shape, as people write them. */
const knownWords = new Set(
  'Al El Il Pl Ln Blvd Bldg Fl Col Calle Plaza St Ave Rd Dr Ct Ter Cir Hwy Pkwy Apt Unit Ste'.split(' '),
);

/** Words that begin with an I before a vowel, where no other word begins with an l. */
const knownInitials = new Set('Iowa Ioan Ioana Iosif Iulia Iolanda'.split(' '));

/** Words of addresses in which an e without its bar was read as a c: no other word is written like that. */
const addressWords = 'Street Avenue Terrace Center Court Circle Place Drive Heights Apartment Suite';
const roundLetters = (word: string) => word.replace(/[ceo]/g, 'c');
const wordsByShape = new Map(addressWords.split(' ').map((word) => [roundLetters(word), word]));

/** So long a word of a country's name is no other word with its stems read for one another: `Saivador`. */
const longCountryWord = 6;
const stems = (word: string) => word.replace(/[Ii1]/g, 'l');
const countryWords = new Map(
  countryNames
    .flatMap((name) => name.split(/[^\p{L}]+/u))
    .filter(({ length }) => length >= longCountryWord)
    .map((word) => [stems(word), word]),
);

/**
 * Portuguese endings over whose first letter a wave was read as two dots, a ring or a roof, or in a long word as an accent:
 * no other word ends so. And one over an n before a vowel, taken for an accent: Polish writes `ni` there.
 */
const waves: ReadonlyArray<readonly [RegExp, string]> = [
  [/[äå](?=(?:o|os|es?)(?!\p{L}))/gu, 'ã'],
  [/[ÄÅ](?=(?:O|OS|ES?)(?!\p{L}))/gu, 'Ã'],
  [/(?<=\p{L}{3})á(?=(?:os?|es)(?!\p{L}))/gu, 'ã'],
  [/(?<=\p{L}{3})Á(?=(?:OS?|ES)(?!\p{L}))/gu, 'Ã'],
  [/[öô](?=es?(?!\p{L}))/gu, 'õ'],
  [/[ÖÔ](?=ES?(?!\p{L}))/gu, 'Õ'],
  [/ń(?=[aeiouáéíóú])/gu, 'ñ'],
  [/Ń(?=[AEIOUÁÉÍÓÚ])/gu, 'Ñ'],
];

/** The code of a state after a comma, of which one letter is an I. */
const stateCode = /(?<=,\s*)(?:[HMWRV][l|]|[l|][LNAD])(?=$|[\s.,])/gu;

/** The cross of a t taken for a plus: `118+h`. */
const crossed = /(?<=\d)\+(?=h(?!\p{L}))/gu;

/** Two words stand where a number is counted and a street is named, `8THST`, and where it is named and a flat follows, `PLAPT 6D`, or behind a quarter of the sky, `N5TH`. */
const kinds = 'St|Ave?|Rd|Dr|Pl|Ct|Blvd|Ter|Ln|Way|Cir|Street|Avenue|Road|Drive|Place';
const flats = 'Apt|Unit|Ste|Suite';
const joined = new RegExp(
  `(?<=\\d(?:st|nd|rd|th))(?=(?:${kinds})\\b)|(?<=\\b(?:${kinds}))(?=(?:${flats})\\b)|(?<=\\b[NSEW])(?=\\d+(?:st|nd|rd|th)\\b)`,
  'gi',
);

/** `STH` is 5TH, and `2BTH` 28TH. */
const countedCapitals = /(?<![\p{L}])[SB](?=TH(?!\p{L}))/gu;

const lower = /\p{Ll}/u;

/**
 * Settles letters that look the same in many typefaces (l, I and 1; O and 0) by their neighbours: within a word, not by
 * what the word means. Of texts all in capitals or all in digits only waves and codes of states are settled.
 */
export function fixLookalikes(text: string): string {
  const waved = waves
    .reduce((fixed, [read, wave]) => fixed.replace(read, wave), text)
    .replace(stateCode, (code) => code.replace(/[l|]/, 'I'))
    .replace(crossed, 't')
    .replace(countedCapitals, (letter) => (letter === 'S' ? '5' : '8'))
    .replace(joined, ' ');
  if (!lower.test(text)) return waved;
  return waved.replace(/[\p{L}\p{N}]+/gu, fixWord);
}

/** `Sth` is 5th and `lst` 1st: no other word ends so. */
const ordinal = /^(\d*)([SsBIl])(th|st)$/;
const ordinalDigits: Readonly<Record<string, string>> = { S: '5', s: '5', B: '8', I: '1', l: '1' };

function fixOrdinal(word: string): string | null {
  const [, before = '', letter = '', ending = ''] = ordinal.exec(word) ?? [];
  const digit = ordinalDigits[letter];
  return digit && (digit === '1') === (ending === 'st') ? `${before}${digit}${ending}` : null;
}

function fixWord(word: string): string {
  const counted = fixOrdinal(word);
  if (counted !== null) return counted;
  if (knownWords.has(word)) return word;
  const asKnown = word.replace(/[I1|]/g, 'l');
  if (knownWords.has(asKnown)) return asKnown;
  // An i is taken for an l only where the word is too long to be another one: Bivd, Caiie.
  const asLong = word.replace(/i/g, 'l');
  if (word.length > 3 && knownWords.has(asLong)) return asLong;
  const asCapital = word.replace(/^[l1|]/, 'I');
  if (knownInitials.has(asCapital)) return asCapital;
  const ofCountry = countryWords.get(stems(word));
  if (ofCountry) return ofCountry;
  const asAddress = wordsByShape.get(roundLetters(word));
  if (asAddress) return asAddress;
  if (!lower.test(word.replace(/l/g, ''))) return word;
  return word
    .replace(/^l(?=[bcdfghjkmnpqrstvwxz])/u, 'I')
    .replace(/(?<=\p{Ll})[I1](?=\p{Ll}|$)/gu, 'l')
    .replace(/(?<=^\p{Lu})I(?=\p{Ll})/u, 'l')
    .replace(/(?<=\p{Ll})0(?=\p{Ll}|$)/gu, 'o')
    .replace(/^0(?=\p{Ll})/u, 'O');
}

const lastWord = /(?:^|[\s,/(-])([tl1|!])(\p{Ll}+)[.)]?$/u;

/** `Tehran, tran`: a worn I at the start of a country's name, where with it the name is one and without it is none. */
export function fixCountryInitial(text: string): string {
  const [, , rest] = lastWord.exec(text) ?? [];
  if (!rest || findCountry(`I${rest}`) === null) return text;
  return text.replace(/[tl1|!](?=\p{Ll}+[.)]?$)/u, 'I');
}
