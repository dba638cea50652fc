import { findCountry, findNationality } from '../../values/countries/countries.ts';
import { splitCountries } from '../../values/countries/split-countries.ts';
import { toNameWords } from './compare-names.ts';

const shortWords: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['sto', 'santo'],
  ['sta', 'santa'],
  ['ft', 'fort'],
  ['mt', 'mount'],
  ['cd', 'ciudad'],
]);

/** A town in small base letters with its words in full: `St. Louis` → `saint louis`. */
export const toTownWords = (town: string): string =>
  toNameWords(town)
    .map((word) => shortWords.get(word) ?? word)
    .join(' ');

export const isSameTown = (one: string, other: string): boolean => toTownWords(one) === toTownWords(other);

/** A country, or the country of a nationality, by its common English name; else its words. */
export const toCountryName = (text: string): string =>
  findCountry(text) ?? findNationality(text) ?? toNameWords(text).join(' ');

export const isSameCountry = (one: string, other: string): boolean =>
  toCountryName(one) === toCountryName(other);

const toCountries = (text: string): string =>
  splitCountries(text, { demonyms: true })
    .map(({ name, text: written }) => name ?? toCountryName(written))
    .toSorted()
    .join('|');

/** One or several nationalities in any order. */
export const areSameCountries = (one: string, other: string): boolean =>
  isSameCountry(one, other) || toCountries(one) === toCountries(other);
