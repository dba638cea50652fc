import { type FormWarning, warn } from '../../checks/warning.ts';
import { isCompatibleAddress, isEmptyAddress } from '../../values/address.ts';
import { isPresent, parseFormDate, toCalendarDate, toMonthCount } from '../../values/calendar-date.ts';
import type { I485FormData } from '../data.ts';
import { toUsAddress } from '../to-us-address.ts';

interface Period {
  readonly index: number;
  readonly first: number;
  readonly last: number;
}

type Dated = { readonly from_date: string; readonly to_date: string };
const monthsAsked = 60;

function toMonth(value: string): number | null {
  const date = parseFormDate(value);
  return date && toMonthCount(date);
}

/** The periods of the rows in months. Rows without two readable dates in the right order are left out. */
const toPeriods = (rows: readonly Dated[], now: number): Period[] =>
  rows.flatMap((row, index) => {
    const first = toMonth(row.from_date);
    const last = isPresent(row.to_date) ? now : toMonth(row.to_date);
    return first !== null && last !== null && first <= last ? [{ index, first, last }] : [];
  });

const toLabel = (month: number): string =>
  `${String((month % 12) + 1).padStart(2, '0')}/${Math.floor(month / 12)}`;

function findGaps(list: string, periods: readonly Period[], now: number): FormWarning[] {
  const gaps: Array<{ from: number; to: number }> = [];
  for (let month = now - monthsAsked; month <= now; month += 1) {
    if (periods.some(({ first, last }) => first <= month && month <= last)) continue;
    const open = gaps.at(-1);
    if (open && open.to === month - 1) open.to = month;
    else gaps.push({ from: month, to: month });
  }
  return gaps.map(({ from, to }) => warn(list, 'history-gap', { from: toLabel(from), to: toLabel(to) }));
}

/** One shared month is a move or a change of job; more is an overlap. Rows count from 1 in `row` and `other`. */
const findOverlaps = (list: string, periods: readonly Period[]): FormWarning[] =>
  periods.flatMap((later, position) =>
    periods.slice(0, position).flatMap((earlier) => {
      const [from, to] = [Math.max(earlier.first, later.first), Math.min(earlier.last, later.last)];
      if (to <= from) return [];
      const params = {
        row: String(later.index + 1),
        other: String(earlier.index + 1),
        from: toLabel(from),
        to: toLabel(to),
      };
      return [warn(`${list}.${later.index}`, 'history-overlap', params)];
    }),
  );

/** A row that ends with 'Present' must be the physical address: only then does its start answer Part 1 item 18. */
function findOtherPresent(data: I485FormData): FormWarning[] {
  const physical = toUsAddress(data.biographic_information.physical_address);
  if (isEmptyAddress(physical)) return [];
  return data.address_history_5_years.flatMap((row, index) => {
    const address = { ...toUsAddress(row), country: row.country };
    if (!isPresent(row.to_date) || isEmptyAddress(address) || isCompatibleAddress(address, physical))
      return [];
    return [warn(`address_history_5_years.${index}`, 'present-address-differs')];
  });
}

/** I-485 Part 1 item 18 and Part 4 item 7 ask for the five years up to today without a gap. */
export function checkHistories(data: I485FormData, today: Date): FormWarning[] {
  const now = toMonthCount(toCalendarDate(today));
  const lists = ['address_history_5_years', 'employment_and_education_history_5_years'] as const;
  const timeline = lists.flatMap((list) => {
    const periods = toPeriods(data[list], now);
    if (periods.length === 0) return [];
    return [...findGaps(list, periods, now), ...findOverlaps(list, periods)];
  });
  return [...timeline, ...findOtherPresent(data)];
}
