import { compareDates, parseFormDate } from '../values/calendar-date.ts';
import { date } from '../values/date.ts';
import { month } from '../values/month.ts';
import type { DateRules } from './form-checks.ts';
import { getText, listValues } from './list-values.ts';
import { type FormWarning, warn } from './warning.ts';

const kinds = { day: date, month };

function checkRange(data: unknown, path: string): FormWarning[] {
  const [from, to] = [getText(data, `${path}.from_date`), getText(data, `${path}.to_date`)];
  const [start, end] = [parseFormDate(from), parseFormDate(to)];
  return start && end && compareDates(start, end) > 0
    ? [warn(`${path}.to_date`, 'range-reversed', { from, to })]
    : [];
}

/** Dates that do not exist, are not in the specified format, lie in the future or run backwards (decision 25). */
export const checkDates = ({ dates, periods }: DateRules, data: unknown, today: Date): FormWarning[] => [
  ...dates.flatMap(({ pattern, precision, ...asked }) =>
    listValues(data, pattern).flatMap(({ path, value }) => {
      const problem = kinds[precision].problem(value, { today, ...asked });
      return problem === null ? [] : [warn(path, problem, { value })];
    }),
  ),
  ...periods.flatMap((pattern) =>
    listValues(data, `${pattern}.to_date`).flatMap(({ path }) =>
      checkRange(data, path.replace(/\.to_date$/, '')),
    ),
  ),
];
