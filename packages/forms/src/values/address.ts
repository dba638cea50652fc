import { isUnitedStates } from './countries/countries.ts';
import { tidyText } from './spelling/fold-text.ts';
import { toBaseLetters, toOneLine } from './spelling/latin-text.ts';
import { unit, unitStart } from './unit.ts';
import { findStateCode } from './us-state.ts';
import { zip } from './zip.ts';

/** An address as typed, whatever its keys are called in the form data. */
export interface Address {
  readonly street: string;
  readonly unit: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
}

export type AddressPaths = Readonly<Record<keyof Address, string>>;

export const isEmptyAddress = (address: Address): boolean =>
  Object.values(address).every((value: string) => value.trim() === '');

/** By its country; without one, by a U.S. state or a ZIP code. */
export function isUsAddress(address: Address): boolean {
  if (address.country.trim() !== '') return isUnitedStates(address.country);
  if (address.state.trim() !== '') return findStateCode(address.state) !== null;
  return zip.problem(address.zip) === null;
}

/** By its country; without one, by a U.S. state alone. */
export const isInUnitedStates = ({ country, state }: Pick<Address, 'country' | 'state'>): boolean =>
  country.trim() === '' ? findStateCode(state) !== null : isUnitedStates(country);

/** True only when the address says so; an address that names neither country nor state does not. */
export const isAbroad = ({ country, state }: Address): boolean =>
  country.trim() === '' ? state.trim() !== '' && findStateCode(state) === null : !isUnitedStates(country);

export interface StreetAndUnit {
  readonly street: string;
  readonly unit: string;
}

const unitNumber = String.raw`\d[\p{L}\d-]{0,5}|\p{L}{1,2}-?\d{1,4}|\p{L}?\d+\p{L}?|\p{L}`;
const toUnitAtEnd = (start: string) =>
  new RegExp(String.raw`^(.*?\S)[\s,]+((?:${start})(?:${unitNumber}))\.?$`, 'iu');
/** `# 5-20` without a word is a house between two streets, as in Puerto Rico, and no apartment. */
const unitAtEnd = toUnitAtEnd(String.raw`${unitStart}|#\s*(?!\d+-\d)`);
const wordedUnitAtEnd = toUnitAtEnd(unitStart);

/** A bare `#` is a house number in other countries, so there it stays in the street. */
function splitUnitAtEnd(street: string, isUs: boolean): StreetAndUnit {
  const found = (isUs ? unitAtEnd : wordedUnitAtEnd).exec(street);
  if (!found) return { street, unit: '' };
  return { street: (found[1] ?? '').replace(/[\s,;:]+$/, ''), unit: found[2] ?? '' };
}

/** The street line on paper of an address in the United States, with its unit as the box for an apartment holds it. */
export function splitStreet(text: string): StreetAndUnit {
  const split = splitUnitAtEnd(tidyText(text), true);
  return { street: split.street, unit: unit.parse(split.unit)?.value ?? '' };
}

/** Pulls `Apt 4`, `Unit B` or `#4` out of the end of a street line that has no unit of its own (T-ADDR). */
export function splitUnit(address: Address): StreetAndUnit {
  const street = toOneLine(address.street);
  if (address.unit.trim() !== '') return { street, unit: toOneLine(address.unit) };
  return splitUnitAtEnd(street, isUsAddress(address));
}

const streetWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    street: 'st',
    avenue: 'ave',
    road: 'rd',
    boulevard: 'blvd',
    drive: 'dr',
    lane: 'ln',
    court: 'ct',
    place: 'pl',
    circle: 'cir',
    highway: 'hwy',
    parkway: 'pkwy',
    square: 'sq',
    terrace: 'ter',
    trail: 'trl',
    avenida: 'ave',
    av: 'ave',
    northeast: 'ne',
    northwest: 'nw',
    southeast: 'se',
    southwest: 'sw',
    north: 'n',
    south: 's',
    east: 'e',
    west: 'w',
  }),
);

const toWords = (text: string): string[] =>
  toBaseLetters(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);

const toKey = (text: string): string => toWords(text).join('');

const toStreetKey = (street: string): string =>
  toWords(street)
    .map((word) => streetWords.get(word) ?? word)
    .join('');

function toKeys(address: Address): readonly string[] {
  const split = splitUnit(address);
  const zipKey = toKey(address.zip);
  return [
    toStreetKey(split.street),
    toKey(unit.toBox(split.unit).number),
    toKey(address.city),
    findStateCode(address.state) ?? toKey(address.state),
    zip.parse(zipKey)?.value ?? zipKey,
    isUnitedStates(address.country) ? '' : toKey(address.country),
  ];
}

/** Same place in every part, apart from case, accents and punctuation. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  toKeys(one).join('|') === toKeys(other).join('|');

/** At least one part in common, and nothing that one of them leaves out contradicts the other. */
export function isCompatibleAddress(one: Address, other: Address): boolean {
  const others = toKeys(other);
  const pairs = toKeys(one).map((key, index) => [key, others[index] ?? ''] as const);
  const answered = pairs.filter(([key, otherKey]) => key !== '' && otherKey !== '');
  return answered.length > 0 && answered.every(([key, otherKey]) => key === otherKey);
}

/** True when `address` says nothing that `other` does not say. */
export function isCoveredBy(address: Address, other: Address): boolean {
  const others = toKeys(other);
  return toKeys(address).every((key, index) => key === '' || key === others[index]);
}
