import type { AddressHistoryEntry, I485FormData } from '@puente/contract';
import {
  type Address,
  isAbroad,
  isCompatibleAddress,
  isCoveredBy,
  isEmptyAddress,
  toUsAddress,
} from '../address.ts';
import { isPresent, toFiveYearAnswer } from '../dates.ts';

/** A listed address with its form-data path. */
export interface Residence {
  readonly path: string;
  readonly address: Address;
  readonly from: string;
  readonly to: string;
}

export interface ChosenResidences {
  /** The listed row of the address where the person lives now. */
  readonly current: Residence | null;
  readonly fiveYears: 'yes' | 'no' | null;
  readonly prior: Residence | null;
  readonly abroad: Residence | null;
  readonly others: readonly Residence[];
}

const toResidence = (entry: AddressHistoryEntry, path: string): Residence => ({
  path,
  address: { ...toUsAddress(entry), country: entry.country },
  from: entry.from_date.trim(),
  to: entry.to_date.trim(),
});

const isEmpty = ({ address, from, to }: Residence): boolean =>
  isEmptyAddress(address) && from === '' && to === '';

const isCovered = (one: Residence, other: Residence): boolean =>
  isCoveredBy(one.address, other.address) &&
  (one.from === '' || one.from === other.from) &&
  (one.to === '' || one.to === other.to);

const findCurrent = (rows: readonly Residence[], physical: Address): Residence | null => {
  const open = rows.filter((row) => isPresent(row.to) || row.to === '');
  if (!isEmptyAddress(physical))
    return open.find((row) => isCompatibleAddress(row.address, physical)) ?? null;
  return open.find((row) => isPresent(row.to) && !isAbroad(row.address)) ?? null;
};

/**
 * I-485 Part 1 item 18 has room for the current address, one prior address (only when the current one is younger than
 * five years) and the last one abroad. Everything else is for Part 14; nothing is left out for its age.
 */
export const chooseResidences = (data: I485FormData, today: Date): ChosenResidences => {
  const physical = toUsAddress(data.biographic_information.physical_address);
  const rows = data.address_history_5_years
    .map((entry, index) => toResidence(entry, `address_history_5_years.${index}`))
    .filter((row) => !isEmpty(row));
  const current = findCurrent(rows, physical);
  const fiveYears = current ? toFiveYearAnswer(current.from, today) : null;
  const rest = rows.filter((row) => row !== current && !(current && isCovered(row, current)));
  const isElsewhere = ({ address, to }: Residence): boolean =>
    !isPresent(to) && !isCompatibleAddress(address, physical);
  const prior = fiveYears === 'yes' ? null : (rest.find(isElsewhere) ?? null);
  const last = data.last_foreign_address && toResidence(data.last_foreign_address, 'last_foreign_address');
  const abroad = last && !isEmpty(last) && !(prior && isCovered(last, prior)) ? last : null;
  const others = rest.filter((row) => row !== prior && !(abroad && isCovered(row, abroad)));
  return { current, fiveYears, prior, abroad, others };
};
