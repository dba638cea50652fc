import type { AddressHistoryEntry } from '@puente/contract';
import { isUnitedStates } from '../values/countries/countries.ts';
import { findStateCode } from '../values/us-state.ts';
import { toBaseLetters, toOneLine } from './latin-text.ts';

/** An address as typed, whatever its keys are called in the form data. */
export interface Address {
  readonly street: string;
  readonly unit: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: string;
}

/** An I-485 address; those in the United States have no country. */
export const toUsAddress = (
  entry: Omit<AddressHistoryEntry, 'country' | 'from_date' | 'to_date'>,
): Address => ({
  street: entry.street,
  unit: entry.apt_number,
  city: entry.city,
  state: entry.state,
  zip: entry.zip_code,
  country: '',
});

export type AddressPaths = Readonly<Record<keyof Address, string>>;

export const isEmptyAddress = (address: Address): boolean =>
  Object.values(address).every((value: string) => value.trim() === '');

/** By its country; without one, by a U.S. state or a ZIP code. */
export function isUsAddress({ country, state, zip }: Address): boolean {
  if (country.trim() !== '') return isUnitedStates(country);
  if (state.trim() !== '') return findStateCode(state) !== null;
  return /^\d{5}(-?\d{4})?$/.test(zip.trim());
}

/** True only when the address says so; an address that names neither country nor state does not. */
export const isAbroad = ({ country, state }: Address): boolean =>
  country.trim() === '' ? state.trim() !== '' && findStateCode(state) === null : !isUnitedStates(country);

type UnitKind = 'apartment' | 'suite' | 'floor';

export interface Unit {
  readonly kind: UnitKind;
  readonly number: string;
}

const unitWords = 'apartment|apt|unit|room|rm|suite|ste|floor|flr|fl|#';

function toUnitKind(word: string): UnitKind {
  if (/^s/i.test(word)) return 'suite';
  return /^f/i.test(word) ? 'floor' : 'apartment';
}

/** `Apt 4`, `#4`, `Ste. 200`, `2nd Floor`, `4B` → the box to tick and the number. Without a word: an apartment. */
export function parseUnit(text: string): Unit {
  const typed = toOneLine(text);
  const floor = /^(\d+)(?:st|nd|rd|th)?\s*(?:floor|flr|fl)\.?$/i.exec(typed);
  if (floor) return { kind: 'floor', number: floor[1] ?? '' };
  const worded = new RegExp(`^(${unitWords})(?![a-z])\\.?\\s*#?\\s*(.+)$`, 'i').exec(typed);
  if (!worded) return { kind: 'apartment', number: typed };
  return { kind: toUnitKind(worded[1] ?? ''), number: worded[2] ?? '' };
}

/**
 * Pulls a trailing `Apt 4`, `Unit B` or `#4` out of a street line that has no unit of its own (T-ADDR). A bare `#` is
 * a house number in other countries, so there it stays.
 */
export function splitUnit(address: Address): { street: string; unit: string } {
  const street = toOneLine(address.street);
  if (address.unit.trim() !== '') return { street, unit: toOneLine(address.unit) };
  const words = isUsAddress(address) ? unitWords : unitWords.replace('|#', '');
  const pattern = new RegExp(
    `^(.*\\S)[\\s,]+((?:${words})(?![a-z])\\.?\\s*#?\\s*(?:[a-z]?\\d+[a-z]?|[a-z]))$`,
    'i',
  );
  const match = pattern.exec(street);
  if (!match) return { street, unit: '' };
  return { street: (match[1] ?? '').replace(/,$/, ''), unit: match[2] ?? '' };
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
  const { street, unit } = splitUnit(address);
  return [
    toStreetKey(street),
    toKey(parseUnit(unit).number),
    toKey(address.city),
    findStateCode(address.state) ?? toKey(address.state),
    toKey(address.zip).replace(/^(\d{5})\d{4}$/, '$1'),
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
