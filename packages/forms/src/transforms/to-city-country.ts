import { tidyText } from './fold-text.ts';
import type { Normalised } from './normalised.ts';
import { type CountryContext, findCountryIn } from './to-country.ts';
import { findUsState } from './us-states.ts';

/** The parts of a box that asks for a city and a country. A part that is not there is empty. */
export interface CityCountry {
  readonly city: string;
  /** State or province, as written; two letters for a state of the United States. */
  readonly province: string;
  readonly country: string;
}

const none: CityCountry = { city: '', province: '', country: '' };

/** Cities of the American state of Georgia; other cities `, Georgia` are taken to be in the country. */
const americanGeorgia = /^(atlanta|savannah|augusta|macon|marietta|decatur|roswell|columbus|athens|albany)$/i;

const fromPieces = (pieces: readonly string[], country: Normalised | null): Normalised<CityCountry> => {
  const [city = '', ...rest] = pieces;
  const note = country?.note === undefined ? {} : { note: country.note };
  const american = country?.value === 'USA';
  const province = rest.map((piece) => (american ? (findUsState(piece) ?? piece) : piece)).join(', ');
  return {
    value: { city, province, country: country?.value ?? '' },
    certainty: country?.certainty ?? 0.9,
    ...note,
  };
};

/** `Kabul Afghanistan`: the longest country name at the end, when no comma tells. */
const splitWithoutComma = (text: string, context: CountryContext): Normalised<CityCountry> | null => {
  const words = text.split(' ');
  for (let start = 0; start < words.length; start++) {
    const country = findCountryIn(words.slice(start).join(' '), { ...context, mayBeMisread: false });
    if (!country) continue;
    const city = words
      .slice(0, start)
      .join(' ')
      .replace(/[\s.,;-]+$/, '');
    return fromPieces(city === '' ? [] : [city], { ...country, certainty: start === 0 ? 1 : 0.95 });
  }
  return null;
};

const findTail = (tail: string, city: string, context: CountryContext): Normalised | null => {
  const state = findUsState(tail);
  if (state === 'GA' && americanGeorgia.test(city)) return { value: 'USA', certainty: 0.9 };
  const country = findCountryIn(tail, context);
  if (country && (state === null || country.certainty === 1)) return country;
  return state === null ? null : { value: 'USA', certainty: 1 };
};

/**
 * T-CITYCOUNTRY: `City, Country` or `City, Province, Country` in one box. Where no country is found the country stays empty:
 * it is never taken from the nationality.
 */
export const toCityCountry = (text: string, mayBeMisread = false): Normalised<CityCountry> | null => {
  const context: CountryContext = { demonyms: false, mayBeMisread };
  const tidy = tidyText(text).replace(/[.]$/, '');
  if (!/\p{L}/u.test(tidy)) return null;
  const pieces = tidy
    .replace(/[()]/g, ',')
    .split(/\s*[,;]\s*|\s+[-/]\s+/)
    .filter((piece) => piece !== '');
  const tail = pieces.at(-1) ?? '';
  if (pieces.length === 1) return splitAlone(tidy, context);
  const country = findTail(tail, pieces[0] ?? '', context);
  if (country) {
    const isState = country.value === 'USA' && findUsState(tail) !== null;
    return fromPieces(isState ? pieces : pieces.slice(0, -1), country);
  }
  const split = splitWithoutComma(tail, context);
  if (split)
    return fromPieces([...pieces.slice(0, -1), split.value.city].filter(Boolean), {
      value: split.value.country,
      certainty: 0.95,
    });
  return { ...fromPieces([tidy], null), note: 'no country was found here' };
};

const splitAlone = (text: string, context: CountryContext): Normalised<CityCountry> => {
  const slashed = text.split('/').map((piece) => piece.trim());
  const last = slashed.length > 1 ? findCountryIn(slashed.at(-1) ?? '', context) : null;
  if (last) return fromPieces(slashed.slice(0, -1), last);
  const split = splitWithoutComma(text, context);
  if (split) return split;
  const whole = findCountryIn(text, context);
  if (whole) return { ...whole, value: { ...none, country: whole.value } };
  return { value: { ...none, city: text }, certainty: 0.9, note: 'no country was found here' };
};
