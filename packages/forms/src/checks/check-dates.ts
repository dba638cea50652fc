import { compareDates, parseFormDate, toCalendarDate } from '../values/date.ts';
import type { DateRule, DateRules } from './form-checks.ts';
import { getText, listValues } from './list-values.ts';
import { type FormWarning, warn } from './warning.ts';

const looksLikeDate = /^\d{1,2}\/(\d{1,2}\/)?\d{4}$/;

function checkDate(path: string, value: string, rule: DateRule, today: Date): FormWarning[] {
  if (rule.words?.includes(value.toLowerCase())) return [];
  const date = parseFormDate(value);
  if (!date) return [warn(path, looksLikeDate.test(value) ? 'date-impossible' : 'date-format', { value })];
  if (rule.precision === 'day' && date.day === null) return [warn(path, 'date-format', { value })];
  const isFuture = compareDates(date, toCalendarDate(today)) > 0;
  return isFuture && !rule.mayBeFuture ? [warn(path, 'date-future', { value })] : [];
}

function checkRange(data: unknown, path: string): FormWarning[] {
  const [from, to] = [getText(data, `${path}.from_date`), getText(data, `${path}.to_date`)];
  const [start, end] = [parseFormDate(from), parseFormDate(to)];
  return start && end && compareDates(start, end) > 0
    ? [warn(`${path}.to_date`, 'range-reversed', { from, to })]
    : [];
}

/** Dates that do not exist, are not in the specified format, lie in the future or run backwards (decision 25). */
export const checkDates = ({ dates, periods }: DateRules, data: unknown, today: Date): FormWarning[] => [
  ...dates.flatMap((rule) =>
    listValues(data, rule.pattern).flatMap(({ path, value }) => checkDate(path, value, rule, today)),
  ),
  ...periods.flatMap((pattern) =>
    listValues(data, `${pattern}.to_date`).flatMap(({ path }) =>
      checkRange(data, path.replace(/\.to_date$/, '')),
    ),
  ),
];
