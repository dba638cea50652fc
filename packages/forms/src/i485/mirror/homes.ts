import { listHomeRows } from '../../i589/crosswalk/read-addresses.ts';
import { isSameHome } from '../../mirror/compare/compare-homes.ts';
import type { Period } from '../../mirror/compare/periods.ts';
import { type Address, isEmptyAddress, isUsAddress } from '../../values/address.ts';
import { isPresent } from '../../values/calendar-date.ts';
import type { AddressHistoryEntry } from '../data.ts';
import { toUsAddress } from '../to-us-address.ts';
import { sameDateOn, type Told } from './told.ts';

/** A home with the time it was lived in. */
export interface Home extends Period {
  readonly address: Address;
}

/** A home of the paper. `row`: what the ids of its boxes start with. */
export interface OldHome extends Home {
  readonly row: string;
}

export interface NewHome extends Home {
  readonly path: string;
}

export const homeItem = 'A.I.8';
const addressKeys = ['street', 'city', 'province', 'country'] as const;

export const listAddressBoxes = ({ row }: OldHome): readonly string[] =>
  row === homeItem
    ? ['street', 'apt-number', 'city', 'state', 'zip-code'].map((box) => `${row}.${box}`)
    : addressKeys.map((box) => `${row}.${box}`);

export const listHomeBoxes = (home: OldHome): readonly string[] =>
  home.row === homeItem
    ? listAddressBoxes(home)
    : [...listAddressBoxes(home), `${home.row}.from`, `${home.row}.to`];

const toHome = (entry: AddressHistoryEntry): Home => ({
  address: { ...toUsAddress(entry), country: entry.country },
  from: entry.from_date.trim(),
  to: entry.to_date.trim(),
});

/** Whether nothing in the dates of two homes speaks against their being one stay. */
const isOneStay = (told: Told, before: Home, now: Home): boolean =>
  (['from', 'to'] as const).every(
    (key) => before[key] === '' || now[key] === '' || sameDateOn(told)(before[key], now[key]),
  );

/** Whether two rows tell of one stay in one home. */
export const isSameStay = (told: Told, before: Home, now: Home): boolean =>
  isSameHome(before.address, now.address) && isOneStay(told, before, now);

/**
 * Every home of the paper once: Part A.III items 2 and 1, and Part A.I item 8 where no row goes on: when it was signed the
 * person lived there.
 */
export function listOldHomes(told: Told): readonly OldHome[] {
  const { draft, before } = told;
  const { history, abroad } = listHomeRows(draft);
  const foreign = [
    ...(before.last_foreign_address ? [before.last_foreign_address] : []),
    ...before.other_foreign_addresses,
  ];
  const rows = [
    ...history.map((row, index) => ({ row, entry: before.address_history_5_years[index] })),
    ...abroad.map((row, index) => ({ row, entry: foreign[index] })),
  ].flatMap(({ row, entry }) => (entry ? [{ row, ...toHome(entry) }] : []));
  const physical = toUsAddress(before.biographic_information.physical_address);
  const isListed = rows.some(
    ({ row, address, to }) => isSameHome(address, physical) || isPresent(to) || draft.isUnclear(`${row}.to`),
  );
  const own = { row: homeItem, address: physical, from: '', to: 'Present' };
  return isListed || isEmptyAddress(physical) ? rows : [...rows, own];
}

/** Every home of the form once. */
export function listNewHomes(told: Told): readonly NewHome[] {
  const { data } = told;
  const { last_foreign_address: last } = data;
  const all = [
    ...data.address_history_5_years.map((entry, index) => ({
      path: `address_history_5_years.${index}`,
      entry,
    })),
    ...(last ? [{ path: 'last_foreign_address', entry: last }] : []),
    ...data.other_foreign_addresses.map((entry, index) => ({
      path: `other_foreign_addresses.${index}`,
      entry,
    })),
  ].map(({ path, entry }) => ({ path, ...toHome(entry) }));
  return all.filter(({ address, from, to }) => !isEmptyAddress(address) || from !== '' || to !== '');
}

/** A home in a few words, as typed. */
export function toHomeLine({ address, from, to }: Home): string {
  const { street, unit, city, state, zip, country } = address;
  const place = [street, unit, city, [state, zip].filter((part) => part.trim() !== '').join(' '), country];
  const period = [from, to].filter((part) => part !== '').join(' - ');
  return [...place, period].filter((part) => part.trim() !== '').join(', ');
}

export const isHere = ({ address }: Home): boolean => isUsAddress(address);
