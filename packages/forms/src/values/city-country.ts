import { findCountry, findNameWithComma } from './countries/countries.ts';
import { type CountryContext, findCountryIn } from './countries/country.ts';
import { isInAmericanGeorgia, isInGeorgia, isTownLikeCountry } from './countries/towns-like-countries.ts';
import type { PaperKind } from './kind.ts';
import { type Normalised, sure, unsure } from './normalised.ts';
import { tidyText } from './spelling/fold-text.ts';
import { findUsState } from './us-state.ts';

/** The parts of a box that asks for a city and a country. A part that is not there is empty. */
export interface CityCountry {
  readonly city: string;
  /** State or province, as written; two letters for a state of the United States. */
  readonly province: string;
  readonly country: string;
}

/** Where a country's name begins in a text that ends with it. */
interface CountryTail {
  readonly start: number;
  readonly country: Normalised;
  /** The tail itself named a state or a territory of the United States. */
  readonly state?: string;
}

const none: CityCountry = { city: '', province: '', country: '' };
const separator = /\s*[,;()]\s*|\s+[-/]\s+/g;

/** A place that can be read in two ways has a certainty below this. */
export const surePlace = 0.7;

const isInTheUsa = (certainty = 1): Normalised => ({ value: 'USA', certainty, concluded: true });

const asCountryGeorgia = (country: Normalised): Normalised =>
  unsure(country.value, 0.6, 'Georgia may be the country or the state');

/** Two letters of a state whose name is not that of a city too, or null. */
const findStateAlone = (text: string): string | null =>
  /^(new york|nueva york|washington)/i.test(text) ? null : findUsState(text);

/** `Ciudad de | México`, `New | Mexico`: the name goes on after it. */
const isOpenName = (city: string): boolean => /\b(de|del|of|da|do)$|^(new|nueva|nuevo)$/i.test(city);

/** `Cuba, Spain`: whether every piece names another country, so that the first may be no city. */
const areCountries = (pieces: readonly string[], country: string): boolean =>
  pieces.length > 0 &&
  country !== 'USA' &&
  pieces.every((piece) => {
    const named = findCountry(piece);
    return named !== null && named !== country && !isTownLikeCountry(piece);
  });

const splitPieces = (text: string): string[] =>
  text
    .split(separator)
    .map((piece) => piece.replace(/^[\s.,;-]+|[\s.,;-]+$/g, ''))
    .filter((piece) => piece !== '');

function toResult(text: string, { start, country, state }: CountryTail): Normalised<CityCountry> {
  const before = splitPieces(text.slice(0, start));
  const [city = '', ...rest] = before;
  const american = country.value === 'USA';
  const stateAlone = american && rest.length === 0 && state === undefined ? findStateAlone(city) : null;
  const provinces = rest.map((piece) => (american ? (findUsState(piece) ?? piece) : piece));
  const province = [...provinces, ...(state === undefined ? [] : [state])].join(', ');
  const told = areCountries(before, country.value)
    ? unsure(country.value, 0.6, 'more than one country is written here')
    : country;
  return {
    ...told,
    value: {
      city: stateAlone === null ? city : '',
      province: stateAlone ?? province,
      country: country.value,
    },
  };
}

/** `Puerto Rico` and `Georgia` behind Atlanta are places in the United States, however they are written. */
function toTail(text: string, start: number, country: Normalised): CountryTail {
  const state = findUsState(country.value);
  if (state === null) return { start, country };
  if (state !== 'GA') return { start, country: isInTheUsa(), state };
  const [city = ''] = splitPieces(text.slice(0, start));
  if (isInAmericanGeorgia(city)) return { start, country: isInTheUsa(0.9), state };
  return { start, country: isInGeorgia(city) ? country : asCountryGeorgia(country) };
}

/** Where the pieces begin, the whole text first: the longest name at the end is looked for first. */
const listStarts = (text: string): number[] => [
  0,
  ...[...text.matchAll(separator)]
    .map((sign) => sign.index + sign[0].length)
    .filter((at) => at < text.length),
];

const findWritten = (name: string): string | null =>
  name.includes(',') ? findNameWithComma(name) : findCountry(name);

/** `Kinshasa, Congo, Democratic Republic of the`: the longest run of pieces at the end that names a country. */
function findAfterSign(text: string, starts: readonly number[]): CountryTail | null {
  for (const start of starts) {
    const name = findWritten(text.slice(start));
    if (name !== null) return toTail(text, start, sure(name));
  }
  return null;
}

/** `Kabul Afghanistan`: the longest country name at the end, when no sign tells. */
function findAfterSpace(text: string): CountryTail | null {
  const starts = [...text.matchAll(/\s+/g)].map((space) => space.index + space[0].length);
  for (const start of starts) {
    if (isOpenName(text.slice(0, start).trim())) continue;
    const name = findWritten(text.slice(start));
    if (name !== null) return toTail(text, start, { value: name, certainty: 0.95 });
    // The end of `Albuquerque New Mexico` names no country.
    if (findUsState(text.slice(start)) !== null) return null;
  }
  return null;
}

/** The last piece alone as a state, or as a country with a letter misread. */
function findInLastPieces(
  text: string,
  starts: readonly number[],
  context: CountryContext,
): CountryTail | null {
  const last = starts.at(-1) ?? 0;
  const state = starts.length > 1 ? findUsState(text.slice(last)) : null;
  if (state !== null) return { start: last, country: isInTheUsa(), state };
  const country = findCountryIn(text.slice(last), context);
  return country && toTail(text, last, country);
}

/** `Kinshasa, Congo, Democratlc Republic of the`. */
function findMisreadRun(
  text: string,
  starts: readonly number[],
  context: CountryContext,
): CountryTail | null {
  const start = starts.at(-2);
  const country = start === undefined ? null : findCountryIn(text.slice(start), context);
  return country && start !== undefined ? toTail(text, start, country) : null;
}

/** `Douala/Cameroon`: a slash divides where nothing else does and a country stands behind it. */
function spaceSlashes(text: string, context: CountryContext): string {
  const slash = text.lastIndexOf('/');
  if (slash < 0 || listStarts(text).length > 1) return text;
  return findCountryIn(text.slice(slash + 1), context) ? text.replace(/\s*\/\s*/g, ' / ') : text;
}

function findTail(text: string, context: CountryContext): CountryTail | null {
  const starts = listStarts(text);
  const written = findAfterSign(text, starts);
  if (written) return written;
  const stateAlone = starts.length === 1 ? findStateAlone(text) : null;
  if (stateAlone !== null) return { start: 0, country: isInTheUsa(), state: stateAlone };
  if (starts.length === 1) return findAfterSpace(text) ?? findInLastPieces(text, starts, context);
  return (
    findInLastPieces(text, starts, context) ?? findAfterSpace(text) ?? findMisreadRun(text, starts, context)
  );
}

function parseCityCountry(text: string, mayBeMisread = false): Normalised<CityCountry> | null {
  const tidy = tidyText(text).replace(/[.]$/, '');
  if (!/\p{L}/u.test(tidy)) return null;
  const context: CountryContext = { demonyms: false, mayBeMisread };
  const divided = spaceSlashes(tidy, context);
  const tail = findTail(divided, context);
  if (tail) return toResult(divided, tail);
  return { value: { ...none, city: tidy }, certainty: 0.9, note: 'no country was found here' };
}

/**
 * T-CITYCOUNTRY: `City, Country` or `City, Province, Country` in one box. Where no country is found the country stays empty:
 * it is never taken from the nationality.
 */
export const cityCountry: PaperKind<CityCountry, [mayBeMisread?: boolean]> = { parse: parseCityCountry };
