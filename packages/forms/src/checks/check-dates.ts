import { compareDates, parseFormDate, toCalendarDate } from '../values/date.ts';
import { getText, listValues } from './list-values.ts';
import { type FormWarning, warn } from './warning.ts';

export type CheckedForm = 'I-485' | 'I-765';

interface DateRule {
  readonly pattern: string;
  /** `day` wants MM/DD/YYYY; `month` takes MM/YYYY or MM/DD/YYYY. */
  readonly precision: 'day' | 'month';
  readonly mayBeFuture?: boolean;
  /** Words the field takes instead of a date. */
  readonly words?: readonly string[];
}

const histories = [
  'address_history_5_years.*',
  'employment_and_education_history_5_years.*',
  'last_foreign_address',
  'other_foreign_addresses.*',
];
const relativesBirths = ['parents.*', 'children.*', 'marital_history.current_spouse'];

const rules: Readonly<Record<CheckedForm, readonly DateRule[]>> = {
  'I-485': [
    { pattern: 'biographic_information.date_of_birth', precision: 'day' },
    { pattern: 'biographic_information.last_arrival_date', precision: 'day' },
    ...relativesBirths.map(
      (path): DateRule => ({
        pattern: `${path}.date_of_birth`,
        precision: 'day',
        words: ['unknown'],
      }),
    ),
    { pattern: 'marital_history.current_spouse.date_of_marriage', precision: 'day', words: ['unknown'] },
    { pattern: 'marital_history.prior_marriages.*.end_date', precision: 'day', words: ['unknown'] },
    { pattern: 'passport.expiration_date', precision: 'day', mayBeFuture: true },
    { pattern: 'arrival_passport.expiration_date', precision: 'day', mayBeFuture: true },
    { pattern: 'last_arrival.status_expires', precision: 'day', mayBeFuture: true, words: ['d/s'] },
    ...histories.flatMap((path): DateRule[] => [
      { pattern: `${path}.from_date`, precision: 'month' },
      { pattern: `${path}.to_date`, precision: 'month', words: ['present'] },
    ]),
  ],
  'I-765': [
    { pattern: 'date_of_birth', precision: 'day' },
    { pattern: 'last_entry_date', precision: 'day' },
    { pattern: 'passport_expiration_date', precision: 'day', mayBeFuture: true },
  ],
};

const looksLikeDate = /^\d{1,2}\/(\d{1,2}\/)?\d{4}$/;

const checkDate = (path: string, value: string, rule: DateRule, today: Date): FormWarning[] => {
  if (rule.words?.includes(value.toLowerCase())) return [];
  const date = parseFormDate(value);
  if (!date) return [warn(path, looksLikeDate.test(value) ? 'date-impossible' : 'date-format', { value })];
  if (rule.precision === 'day' && date.day === null) return [warn(path, 'date-format', { value })];
  const isFuture = compareDates(date, toCalendarDate(today)) > 0;
  return isFuture && !rule.mayBeFuture ? [warn(path, 'date-future', { value })] : [];
};

const checkRange = (data: unknown, path: string): FormWarning[] => {
  const [from, to] = [getText(data, `${path}.from_date`), getText(data, `${path}.to_date`)];
  const [start, end] = [parseFormDate(from), parseFormDate(to)];
  return start && end && compareDates(start, end) > 0
    ? [warn(`${path}.to_date`, 'range-reversed', { from, to })]
    : [];
};

/** Dates that do not exist, are not in the specified format, lie in the future or run backwards (decision 25). */
export const checkDates = (form: CheckedForm, data: unknown, today: Date): FormWarning[] => [
  ...rules[form].flatMap((rule) =>
    listValues(data, rule.pattern).flatMap(({ path, value }) => checkDate(path, value, rule, today)),
  ),
  ...(form === 'I-485' ? histories : []).flatMap((pattern) =>
    listValues(data, `${pattern}.to_date`).flatMap(({ path }) =>
      checkRange(data, path.replace(/\.to_date$/, '')),
    ),
  ),
];
