import type { I485FormData } from '@puente/contract';
import { toBoxRules } from '../../checks/box-rule.ts';
import { checkNames } from '../../checks/check-names.ts';
import type { DateRule, FormChecks } from '../../checks/form-checks.ts';
import limits from '../editions/box-limits.json' with { type: 'json' };
import { i485Boxes } from './boxes.ts';
import { checkDays } from './check-days.ts';
import { checkHistories } from './check-histories.ts';
import { checkPassport } from './check-passport.ts';
import { listPlacements } from './list-placements.ts';

const histories = [
  'address_history_5_years.*',
  'employment_and_education_history_5_years.*',
  'last_foreign_address',
  'other_foreign_addresses.*',
] as const;
const relativesBirths = ['parents.*', 'children.*', 'marital_history.current_spouse'] as const;

const dates: ReadonlyArray<DateRule> = [
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
  ...histories.flatMap(
    (path): Array<DateRule> => [
      { pattern: `${path}.from_date`, precision: 'month' },
      { pattern: `${path}.to_date`, precision: 'month', words: ['present'] },
    ],
  ),
];

export const i485Checks: FormChecks<I485FormData> = {
  dates,
  periods: histories,
  numbers: {
    'a-number-format': [
      'biographic_information.a_number',
      'children.*.a_number',
      'marital_history.current_spouse.a_number',
    ],
    'ssn-format': ['biographic_information.ssn'],
    'uscis-account-format': ['biographic_information.uscis_account_number'],
    'i94-format': ['biographic_information.i_94_number'],
    'phone-format': ['contact.daytime_phone', 'contact.mobile_phone'],
  },
  addresses: [
    'biographic_information.physical_address',
    'biographic_information.mailing_address',
    'address_history_5_years.*',
    'employment_and_education_history_5_years.*.address',
  ],
  zipKey: 'zip_code',
  boxes: toBoxRules(i485Boxes, limits),
  check: (data, today) => [
    ...checkHistories(data, today),
    ...checkNames(data),
    ...checkDays(data, today),
    ...checkPassport(data),
  ],
  place: listPlacements,
};
