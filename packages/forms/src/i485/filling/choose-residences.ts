import {
  type Address,
  isAbroad,
  isCompatibleAddress,
  isCoveredBy,
  isEmptyAddress,
  isInUnitedStates,
} from '../../values/address.ts';
import {
  type CalendarDate,
  compareDates,
  hasEndedBeforeFiveYears,
  isOverOneYear,
  isPresent,
  parseFormDate,
  toCalendarDate,
  toFiveYearAnswer,
} from '../../values/calendar-date.ts';
import type { AddressHistoryEntry, I485FormData } from '../data.ts';
import { toUsAddress } from '../to-us-address.ts';

/** A listed address with its form-data path. */
export interface Residence {
  readonly path: string;
  readonly address: Address;
  readonly from: string;
  readonly to: string;
}

/**
 * Which address answers 'most recent physical address outside the United States where you lived for more than one year
 * (if not already listed above)'. `listed`: it is the current or prior address already. `open`: the dates of this one,
 * which may be it, do not say how long it was. `none`: no address of more than one year is known.
 */
type AbroadChoice =
  | { readonly kind: 'box' | 'listed' | 'open'; readonly residence: Residence }
  | { readonly kind: 'none' };

export interface ChosenResidences {
  /** The listed row of the address where the person lives now. */
  readonly current: Residence | null;
  readonly fiveYears: 'yes' | 'no' | null;
  readonly prior: Residence | null;
  readonly abroad: AbroadChoice;
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

function findCurrent(rows: readonly Residence[], physical: Address): Residence | null {
  const open = rows.filter((row) => isPresent(row.to) || row.to === '');
  if (!isEmptyAddress(physical))
    return open.find((row) => isCompatibleAddress(row.address, physical)) ?? null;
  return open.find((row) => isPresent(row.to) && !isAbroad(row.address)) ?? null;
}

/** When a residence ended, or where that is not said, began. */
const toLastDay = ({ from, to }: Residence, today: Date): CalendarDate | null =>
  isPresent(to) ? toCalendarDate(today) : (parseFormDate(to) ?? parseFormDate(from));

/** The latest by dates; of those whose dates do not tell, the first listed. */
const findLatest = (rows: readonly Residence[], today: Date): Residence | null =>
  rows.reduce<Residence | null>((best, row) => {
    if (best === null) return row;
    const [last, bestLast] = [toLastDay(row, today), toLastDay(best, today)];
    return last && bestLast && compareDates(last, bestLast) > 0 ? row : best;
  }, null);

/** 'If you answered "No," provide your prior address(es) for the last 5 years': of rows with dates, the latest. */
function findPrior(rows: readonly Residence[], physical: Address, today: Date): Residence | null {
  const past = rows.filter(
    ({ address, to }) =>
      !isPresent(to) && !isCompatibleAddress(address, physical) && !hasEndedBeforeFiveYears(to, today),
  );
  const dated = past.filter((row) => toLastDay(row, today) !== null);
  return findLatest(dated.length > 0 ? dated : past, today);
}

const listForeign = ({
  last_foreign_address: last,
  other_foreign_addresses: more,
}: I485FormData): Residence[] =>
  [
    ...(last ? [toResidence(last, 'last_foreign_address')] : []),
    ...more.map((entry, index) => toResidence(entry, `other_foreign_addresses.${index}`)),
  ].filter((row) => !isEmpty(row));

function chooseAbroad(
  candidates: readonly Residence[],
  listedAbove: readonly Residence[],
  today: Date,
): AbroadChoice {
  const latest = findLatest(
    candidates.filter(({ from, to }) => isOverOneYear(from, to, today) !== false),
    today,
  );
  if (latest === null) return { kind: 'none' };
  const kind = isOverOneYear(latest.from, latest.to, today) === null ? 'open' : 'box';
  const isListed = listedAbove.some(({ address }) => isCoveredBy(latest.address, address));
  return { kind: isListed ? 'listed' : kind, residence: latest };
}

/**
 * I-485 Part 1 item 18 has room for the current address, one prior address (only when the current one is younger than
 * five years) and one abroad. Everything else is for Part 14; nothing is left out for its age.
 */
export function chooseResidences(data: I485FormData, today: Date): ChosenResidences {
  const physical = toUsAddress(data.biographic_information.physical_address);
  const rows = data.address_history_5_years
    .map((entry, index) => toResidence(entry, `address_history_5_years.${index}`))
    .filter((row) => !isEmpty(row));
  const current = findCurrent(rows, physical);
  const fiveYears = current ? toFiveYearAnswer(current.from, today) : null;
  const rest = rows.filter((row) => row !== current && !(current && isCovered(row, current)));
  const prior = fiveYears === 'yes' ? null : findPrior(rest, physical, today);
  const foreign = listForeign(data);
  const known = [...rest, ...(current ? [current] : [])];
  const own = foreign.filter(
    (one, index) =>
      !known.some((row) => isCovered(one, row)) &&
      !foreign.slice(0, index).some((other) => isCovered(one, other)),
  );
  // The paper's own order decides where dates do not: its last address abroad comes before the other ones.
  const candidates = [
    ...foreign.flatMap((one) => rest.find((row) => isCovered(one, row)) ?? (own.includes(one) ? [one] : [])),
    ...rest.filter(({ address }) => isAbroad(address)),
  ].filter(({ address }) => !isInUnitedStates(address));
  const listedAbove = [current, prior].flatMap((row) => row ?? []);
  const abroad = chooseAbroad(candidates, listedAbove, today);
  const boxed = abroad.kind === 'box' ? abroad.residence : null;
  const others = [...rest, ...own].filter((row) => row !== prior && !(boxed && isCovered(row, boxed)));
  return { current, fiveYears, prior, abroad, others };
}
