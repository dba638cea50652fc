import { compareDates, parseFormDate, toCalendarDate } from './calendar-date.ts';

/** What is wrong with a date or a month that was typed. `day-missing`: it is a month or a year alone. */
export type DateProblem = 'date-format' | 'date-impossible' | 'date-future' | 'day-missing';

/** What is asked, which decides what is wrong with the answer. */
export interface DateQuestion {
  readonly today: Date;
  readonly mayBeFuture?: boolean | undefined;
  /** Words, in small letters, that are taken instead of a date. */
  readonly words?: readonly string[] | undefined;
}

const pad = (part: string | undefined): string => (part ?? '').padStart(2, '0');

/** `2021-03-05` → `03/05/2021`, `3/5/2021` → `03/05/2021`, `3/2021` → `03/2021`; anything else unchanged. */
export function toSlashedDate(typed: string): string {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed);
  if (iso) return `${iso[2]}/${iso[3]}/${iso[1]}`;
  const full = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(typed);
  if (full) return `${pad(full[1])}/${pad(full[2])}/${full[3]}`;
  const month = /^(\d{1,2})[/-](\d{4})$/.exec(typed);
  return month ? `${pad(month[1])}/${month[2]}` : typed;
}

const looksLikeDate = /^\d{1,2}\/(\d{1,2}\/)?\d{4}$/;

/** Of a day or a month. */
export function findDateProblem(
  typed: string,
  { today, mayBeFuture = false, words = [] }: DateQuestion,
): DateProblem | null {
  if (words.includes(typed.toLowerCase())) return null;
  const found = parseFormDate(typed);
  if (!found) return looksLikeDate.test(typed) ? 'date-impossible' : 'date-format';
  return !mayBeFuture && compareDates(found, toCalendarDate(today)) > 0 ? 'date-future' : null;
}
