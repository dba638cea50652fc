import { findNameWithComma } from '../values/countries/countries.ts';
import { findCountryIn } from '../values/countries/country.ts';
import { isInGeorgia } from '../values/countries/towns-like-countries.ts';
import { type Normalised, sure, unsure } from '../values/normalised.ts';
import { mayBeAbbreviation } from '../values/spelling/abbreviations.ts';
import { tidyText } from '../values/spelling/fold-text.ts';
import { findUsState } from '../values/us-state.ts';
import { zip } from '../values/zip.ts';
import { partStateAtEnd, splitTown, type Towns } from './split-town.ts';

export interface Employer {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
}

interface Tail {
  readonly rest: readonly string[];
  readonly state: string;
  readonly zip: string;
  readonly country: string;
  /** The country was concluded from the state. */
  readonly concluded: boolean;
}

const americanForm = String.raw`(?:inc|corp|co|ltd|llc|lp|llp|pllc)\.?`;
const foreignForm = String.raw`s\.?\s?a\.?|s\.?r\.?l\.?|c\.?\s?a\.?|s\.?a\.? de c\.?v\.?|gmbh`;
/** Follows a comma in a company's own name. */
const companyForm = new RegExp(String.raw`^(?:${americanForm}|l\.l\.c\.?|${foreignForm})$`, 'i');
const dottedForm = String.raw`s\.a\.(?: de c\.v\.|(?! de c\.v))|c\.a\.|s\.r\.l\.`;
const formThenTown = new RegExp(String.raw`^(.+\s(?:${americanForm}|${dottedForm}))\s+(\p{L}\D*)$`, 'iu');
const streetWord =
  /\b(st|street|ave|avenue|av|rd|road|blvd|boulevard|dr|drive|ln|lane|way|hwy|highway|ct|court|pl|place|pkwy|parkway|calle|avenida|carrera|rue|route|km|suite|ste)\b/i;
const startsLikeStreet = /^(?:\d|p\.?\s?o\.?\s?box|calle|av\.?|avenida|rue|carrera|cra\.?|km|ul\.)/i;

const empty: Employer = { name: '', street: '', city: '', state: '', zip: '', country: '' };

/** `FL`, `FL 33101`, `Florida 33101-1234`, or a bare ZIP code. */
function readStateAndZip(piece: string): { state: string; zip: string } | null {
  const [, words = '', digits = ''] = /^(\D*)(.*)$/.exec(piece) ?? [];
  const code = digits === '' ? '' : zip.parse(digits)?.value;
  if (code === undefined) return null;
  if (words.trim() === '') return code === '' ? null : { state: '', zip: code };
  const state = findUsState(words);
  return state === null ? null : { state, zip: code };
}

interface CountryAtEnd {
  readonly country: string;
  /** Pieces it is written in: two for `Congo, Democratic Republic of the`. */
  readonly pieces: number;
}

function findNameOfPieces(pieces: readonly string[]): CountryAtEnd | null {
  for (let count = pieces.length - 1; count > 1; count--) {
    const country = findNameWithComma(pieces.slice(-count).join(', '));
    // `Virgin Islands, U.S.` is a state and its country for an address.
    if (country !== null && (country === 'Georgia' || findUsState(country) === null))
      return { country, pieces: count };
  }
  return null;
}

/** Takes country, ZIP code and state off the end. A piece that is none of these stays. */
function takeTail(pieces: readonly string[], mayBeMisread: boolean): Tail {
  const rest = [...pieces];
  const [last = '', before = ''] = [rest.at(-1), rest.at(-2)];
  const asState = rest.length > 1 ? readStateAndZip(last) : null;
  const georgia = asState?.state === 'GA' && /georgia$/i.test(last) && isInGeorgia(before);
  const alone =
    rest.length > 1 && (!asState || georgia) ? findCountryIn(last, { demonyms: false, mayBeMisread }) : null;
  const found = findNameOfPieces(rest) ?? (alone && { country: alone.value, pieces: 1 });
  if (found) rest.splice(-found.pieces);
  const country = found?.country ?? '';
  const american = country === '' || country === 'USA';
  const state = american && rest.length > 1 ? readStateAndZip(rest.at(-1) ?? '') : null;
  if (!state) return { rest, state: '', zip: '', country, concluded: false };
  rest.pop();
  if (state.state === '' && rest.length > 1) {
    const apart = findUsState(rest.at(-1) ?? '');
    if (apart !== null)
      return {
        rest: rest.slice(0, -1),
        state: apart,
        zip: state.zip,
        country: 'USA',
        concluded: country === '',
      };
  }
  const concluded = country === '' && state.state !== '';
  return { rest, ...state, country: concluded ? 'USA' : country, concluded };
}

/** `Super Mart 123 Main St`: the name ends where the house number begins. */
function splitNameFromStreet(text: string): readonly [name: string, street: string] {
  const found = /^(.*?\p{L}.*?)\s+(\d+\s+\S.*)$/u.exec(text);
  return found && streetWord.test(found[2] ?? '') ? [found[1] ?? '', found[2] ?? ''] : [text, ''];
}

/** `Metro Taxi Inc. Milwaukee`: after the form of a company, before its state or country, stands its town. */
function splitNameFromTown(text: string): readonly [name: string, town: string] {
  const [, name = text, town = ''] = formThenTown.exec(text) ?? [];
  return [name, town];
}

/** `Uber. Orlando`: before a state or country, and with no comma, a full stop after a whole word is a misread comma. */
function splitAtStop(text: string): readonly [name: string, town: string] {
  const stops = [...text.matchAll(/(\p{L}+)\.\s+(?=\p{L}\D*$)/gu)];
  const stop = stops.findLast(([, word = '']) => !mayBeAbbreviation(word));
  if (!stop) return [text, ''];
  const [ending, word = ''] = stop;
  return [text.slice(0, stop.index + word.length), text.slice(stop.index + ending.length)];
}

const isStreet = (piece: string): boolean => startsLikeStreet.test(piece) || /\d/.test(piece);

/** What stands between name and country: streets, then the city, and in other countries perhaps a province after it. */
function splitMiddle(middle: readonly string[], abroad: boolean) {
  const last = middle.at(-1) ?? '';
  const before = middle.at(-2) ?? '';
  if (last === '' || isStreet(last)) return { street: middle.join(', '), city: '', province: '' };
  if (abroad && before !== '' && !isStreet(before))
    return { street: middle.slice(0, -2).join(', '), city: before, province: last };
  return { street: middle.slice(0, -1).join(', '), city: last, province: '' };
}

function joinCompanyForm(pieces: readonly string[]): readonly string[] {
  const [name = '', second, ...rest] = pieces;
  return second !== undefined && companyForm.test(second) ? [`${name}, ${second}`, ...rest] : pieces;
}

/** `Shop, Elizabeth. NJ`: in a list of commas, a full stop before the state at the end is a misread comma. */
function mendLastComma(text: string): string {
  const found = /^(.*[,;].*)\.\s+(\p{L}[^.,;]*)$/u.exec(text);
  return found && readStateAndZip(found[2] ?? '')?.state ? `${found[1]}, ${found[2]}` : text;
}

interface EmployerContext {
  readonly mayBeMisread?: boolean;
  /** Of the person's addresses. */
  readonly towns?: Towns;
}

/** The name in the first piece, and the town where no comma stands between them. Abroad many a name ends with its town. */
function splitNameAndTown(
  text: string,
  { mayBeMisread = false, towns = new Set() }: EmployerContext,
  isAbroad: boolean,
) {
  const afterForm = splitNameFromTown(text);
  if (afterForm[1] !== '') return afterForm;
  const ofPaper = isAbroad ? null : splitTown(text, towns);
  if (ofPaper) return ofPaper;
  return mayBeMisread ? splitAtStop(text) : afterForm;
}

/**
 * T-EMPLOYER: one box holds an employer's name and address. The address is split off only as far as a country or a state at
 * its end vouches for it; otherwise the whole text is the name.
 */
export function toEmployer(text: string, context: EmployerContext = {}): Normalised<Employer> | null {
  const { mayBeMisread = false, towns = new Set() } = context;
  const tidy = mayBeMisread ? mendLastComma(tidyText(text)) : tidyText(text);
  if (!/\p{L}/u.test(tidy)) return null;
  const marked = joinCompanyForm(tidy.split(/\s*[,;]\s*/).filter((piece) => piece !== ''));
  const pieces = partStateAtEnd(marked, towns);
  const { rest, concluded, ...tail } = takeTail(pieces, mayBeMisread);
  const [first = '', ...middle] = rest;
  const [named, streetInName] = splitNameFromStreet(first);
  const isTownMissing = middle.length === 0 && streetInName === '' && tail.state + tail.country !== '';
  const [name, town] = isTownMissing ? splitNameAndTown(named, context, tail.state === '') : [named, ''];
  if (tail.country === '' && tail.state === '' && tail.zip === '') {
    if (pieces.length === 1 && streetInName === '') return sure({ ...empty, name: tidy });
    return unsure({ ...empty, name: tidy }, 0.8, 'name and address could not be told apart');
  }
  const place = splitMiddle(middle, tail.state === '' && tail.country !== '');
  const street = [streetInName, place.street].filter((piece) => piece !== '').join(', ');
  const value = { name, street, ...tail, city: place.city || town, state: tail.state || place.province };
  const isByCommas = town === '' && pieces === marked;
  const means = isByCommas ? 'by their commas' : 'where no comma stands';
  const split =
    isByCommas && street === ''
      ? sure(value)
      : unsure(value, 0.9, `name and address were told apart ${means}`);
  return concluded ? { ...split, concluded } : split;
}
