import type { I765FormData } from '@puente/contract';
import { toBoxRules } from '../checks/box-rule.ts';
import type { FormChecks } from '../checks/form-checks.ts';
import { type FormWarning, warn } from '../checks/warning.ts';
import { i765Boxes } from './boxes.ts';
import limits from './editions/box-limits.json' with { type: 'json' };
import { parseCategory } from './parse-category.ts';

function checkCategory({ eligibility_category }: I765FormData): FormWarning[] {
  const value = eligibility_category.trim();
  return value === '' || parseCategory(value)
    ? []
    : [warn('eligibility_category', 'category-format', { value })];
}

export const i765Checks: FormChecks<I765FormData> = {
  dates: [
    { pattern: 'date_of_birth', precision: 'day' },
    { pattern: 'last_entry_date', precision: 'day' },
    { pattern: 'passport_expiration_date', precision: 'day', mayBeFuture: true },
  ],
  periods: [],
  numbers: {
    'a-number-format': ['alien_registration_number'],
    'ssn-format': ['social_security_number'],
    'uscis-account-format': ['uscis_account_number'],
    'i94-format': ['i94_number'],
    'phone-format': ['applicant_daytime_phone', 'applicant_mobile_phone'],
    'sevis-format': ['sevis_number'],
  },
  addresses: ['physical_address', 'mailing_address'],
  zipKey: 'zip',
  boxes: toBoxRules(i765Boxes, limits),
  check: checkCategory,
  place: () => [],
};
