import type { DateKind } from './field-spec.ts';

export type DateFault = 'format' | 'impossible' | 'reversed' | 'future';

interface Moment {
  readonly year: number;
  readonly month: number;
  readonly day: number | null;
}

const firstYear = 1900;
const lastYear = 2100;

/** What is wrong with a date as typed; null when it is fine or empty. Never a reason not to save. */
export const findDateFault = (
  value: string,
  kind: DateKind,
  {
    notBefore = '',
    past = false,
    today = new Date(),
  }: { notBefore?: string; past?: boolean; today?: Date } = {},
): DateFault | null => {
  const text = value.trim();
  if (text === '' || isWordAllowed(text, kind)) return null;
  const moment = parseMoment(text, kind);
  if (!moment) return 'format';
  if (!isPossible(moment)) return 'impossible';
  if (past && toNumber(moment, 1) > toNumber(toMoment(today), 1)) return 'future';
  const start = parseMoment(notBefore.trim(), kind);
  return start && isPossible(start) && toNumber(moment, 31) < toNumber(start, 1) ? 'reversed' : null;
};

/** Whether an entry that ended in this month or on this day lies outside the last five years. */
export const isOlderThanFiveYears = (end: string, today: Date = new Date()): boolean => {
  const moment = parseMoment(end.trim(), 'month') ?? parseMoment(end.trim(), 'date');
  if (!moment || !isPossible(moment)) return false;
  const now = toMoment(today);
  return toNumber(moment, 31) < toNumber({ ...now, year: now.year - 5 }, 1);
};

const isWordAllowed = (text: string, kind: DateKind) =>
  (kind === 'month-or-present' && /^present$/i.test(text)) ||
  (kind === 'date-or-ds' && /^d\/?s$/i.test(text));

const parseMoment = (text: string, kind: DateKind): Moment | null => {
  const ofMonth = kind === 'month' || kind === 'month-or-present';
  const [, month, day, year] = /^(\d{2})\/(?:(\d{2})\/)?(\d{4})$/.exec(text) ?? [];
  if (!month || !year || ofMonth === Boolean(day)) return null;
  return { year: Number(year), month: Number(month), day: day ? Number(day) : null };
};

const isPossible = ({ year, month, day }: Moment) => {
  if (year < firstYear || year > lastYear || month < 1 || month > 12) return false;
  return day === null || (day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate());
};

const toMoment = (date: Date): Moment => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
});

/** Sortable; a month without a day counts as `dayIfNone`. */
const toNumber = ({ year, month, day }: Moment, dayIfNone: number) =>
  (year * 100 + month) * 100 + (day ?? dayIfNone);
