/** A day, or a month when `day` is null. Only dates that exist. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number | null;
}

/** Reads MM/DD/YYYY or MM/YYYY; null when it is neither or there is no such day. */
export function parseFormDate(value: string): CalendarDate | null {
  const match = /^(\d{1,2})\/(?:(\d{1,2})\/)?(\d{4})$/.exec(value.trim());
  if (!match) return null;
  const [year, month] = [Number(match[3]), Number(match[1])];
  const day = match[2] === undefined ? null : Number(match[2]);
  if (month < 1 || month > 12 || year < 1) return null;
  if (day !== null && (day < 1 || day > new Date(Date.UTC(year, month, 0)).getUTCDate())) return null;
  return { year, month, day };
}

export const toCalendarDate = (today: Date): CalendarDate => ({
  year: today.getUTCFullYear(),
  month: today.getUTCMonth() + 1,
  day: today.getUTCDate(),
});

/** Whether the end of a period says that it goes on. */
export const isPresent = (value: string): boolean => /^present$/i.test(value.trim());

/** Months since year 0, to count and order. */
export const toMonthCount = ({ year, month }: CalendarDate): number => year * 12 + month - 1;

/** Negative, zero or positive; two dates of one month are equal when either has no day. */
export const compareDates = (one: CalendarDate, other: CalendarDate): number =>
  toMonthCount(one) - toMonthCount(other) ||
  (one.day === null || other.day === null ? 0 : one.day - other.day);

const fiveYearsBefore = (now: CalendarDate): CalendarDate => ({ ...now, year: now.year - 5 });

/** Whether a period ended more than five years ago; false where its end does not say so. */
export function hasEndedBeforeFiveYears(to: string, today: Date): boolean {
  const end = parseFormDate(to);
  return end !== null && compareDates(end, fiveYearsBefore(toCalendarDate(today))) < 0;
}

/**
 * Whether a period is longer than one year. Null when its dates do not tell: one is missing, they run backwards, or a
 * bare month ends it in the month in which the year is full.
 */
export function isOverOneYear(from: string, to: string, today: Date): boolean | null {
  const start = parseFormDate(from);
  const end = isPresent(to) ? toCalendarDate(today) : parseFormDate(to);
  if (start === null || end === null || compareDates(start, end) > 0) return null;
  const order = compareDates(end, { ...start, year: start.year + 1 });
  if (order === 0 && (start.day === null || end.day === null)) return null;
  return order > 0;
}

/**
 * I-485 Part 1 item 18: at this address for at least five years? Null when the date does not tell, as with a bare
 * month exactly five years back.
 */
export function toFiveYearAnswer(since: string, today: Date): 'yes' | 'no' | null {
  const from = parseFormDate(since);
  const now = toCalendarDate(today);
  if (from === null || compareDates(from, now) > 0) return null;
  const order = compareDates(from, fiveYearsBefore(now));
  if (order === 0 && from.day === null) return null;
  return order <= 0 ? 'yes' : 'no';
}
