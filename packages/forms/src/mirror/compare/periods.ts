import { type CalendarDate, isPresent, toCalendarDate, toMonthCount } from '../../values/calendar-date.ts';
import { readDate } from './compare-dates.ts';

export interface Period {
  readonly from: string;
  readonly to: string;
}

type Months = readonly [first: number, last: number];

/** `end`: until when a period runs that goes on; null where nobody knows. */
function toMonths({ from, to }: Period, end: CalendarDate | null, today: Date): Months | null {
  const first = readDate(from, today);
  const last = isPresent(to) ? end : readDate(to, today);
  return first === null || last === null ? null : [toMonthCount(first), toMonthCount(last)];
}

/**
 * Whether two periods have more than one month in common; false where their dates do not tell.
 * @param signed the day until which a period of the paper runs that goes on
 */
export function doOverlap(before: Period, now: Period, signed: CalendarDate | null, today: Date): boolean {
  const old = toMonths(before, signed, today);
  const own = toMonths(now, toCalendarDate(today), today);
  if (old === null || own === null) return false;
  return Math.min(old[1], own[1]) - Math.max(old[0], own[0]) > 1;
}
