import { findStateCode, isUnitedStates } from '../filling/us-states.ts';
import { aNumber } from '../values/a-number.ts';
import { i94 } from '../values/i94.ts';
import type { NumberKind } from '../values/number-kind.ts';
import { phone } from '../values/phone.ts';
import { sevis } from '../values/sevis.ts';
import { ssn } from '../values/ssn.ts';
import { uscisAccount } from '../values/uscis-account.ts';
import { zip } from '../values/zip.ts';
import type { CheckedForm } from './check-dates.ts';
import { getText, listValues } from './list-values.ts';
import { type FormWarning, type WarningCode, warn } from './warning.ts';
import { isZipOfState } from './zip-ranges.ts';

interface NumberRule {
  readonly code: WarningCode;
  readonly kind: NumberKind;
  readonly patterns: Readonly<Record<CheckedForm, readonly string[]>>;
}

const rules: readonly NumberRule[] = [
  {
    code: 'a-number-format',
    kind: aNumber,
    patterns: {
      'I-485': [
        'biographic_information.a_number',
        'children.*.a_number',
        'marital_history.current_spouse.a_number',
      ],
      'I-765': ['alien_registration_number'],
    },
  },
  {
    code: 'ssn-format',
    kind: ssn,
    patterns: { 'I-485': ['biographic_information.ssn'], 'I-765': ['social_security_number'] },
  },
  {
    code: 'uscis-account-format',
    kind: uscisAccount,
    patterns: { 'I-485': ['biographic_information.uscis_account_number'], 'I-765': ['uscis_account_number'] },
  },
  {
    code: 'i94-format',
    kind: i94,
    patterns: { 'I-485': ['biographic_information.i_94_number'], 'I-765': ['i94_number'] },
  },
  {
    code: 'phone-format',
    kind: phone,
    patterns: {
      'I-485': ['contact.daytime_phone', 'contact.mobile_phone'],
      'I-765': ['applicant_daytime_phone', 'applicant_mobile_phone'],
    },
  },
  { code: 'sevis-format', kind: sevis, patterns: { 'I-485': [], 'I-765': ['sevis_number'] } },
];

/** Blocks that hold U.S. addresses only, and lists that hold addresses of any country. */
const addressPatterns: Readonly<Record<CheckedForm, readonly string[]>> = {
  'I-485': [
    'biographic_information.physical_address',
    'biographic_information.mailing_address',
    'address_history_5_years.*',
    'employment_and_education_history_5_years.*.address',
  ],
  'I-765': ['physical_address', 'mailing_address'],
};

const checkAddress = (data: unknown, path: string, zipKey: string, isUsOnly: boolean): FormWarning[] => {
  const [state, typed] = [getText(data, `${path}.state`), getText(data, `${path}.${zipKey}`)];
  const country = getText(data, `${path}.country`);
  const isUs = isUsOnly || (country === '' ? findStateCode(state) !== null : isUnitedStates(country));
  if (!isUs) return [];
  const code = findStateCode(state);
  const warnings: FormWarning[] = [];
  if (state !== '' && code === null) warnings.push(warn(`${path}.state`, 'state-unknown', { value: state }));
  const boxed = zip.toBox(typed);
  if (typed !== '' && 'problem' in boxed)
    warnings.push(warn(`${path}.${zipKey}`, 'zip-format', { value: typed }));
  if (code !== null && 'text' in boxed && !isZipOfState(boxed.text, code))
    warnings.push(warn(`${path}.${zipKey}`, 'zip-state-mismatch', { zip: boxed.text, state: code }));
  return warnings;
};

const checkAddresses = (form: CheckedForm, data: unknown): FormWarning[] => {
  const zipKey = form === 'I-485' ? 'zip_code' : 'zip';
  return addressPatterns[form].flatMap((pattern) => {
    const answered = ['state', zipKey].flatMap((key) => listValues(data, `${pattern}.${key}`));
    const paths = new Set(answered.map(({ path }) => path.slice(0, path.lastIndexOf('.'))));
    return [...paths].flatMap((path) => checkAddress(data, path, zipKey, !pattern.includes('*')));
  });
};

/** Numbers the official boxes would not take, and ZIP codes that lie in another state. */
export const checkNumbers = (form: CheckedForm, data: unknown): FormWarning[] => [
  ...rules.flatMap(({ code, kind, patterns }) =>
    patterns[form].flatMap((pattern) =>
      listValues(data, pattern).flatMap(({ path, value }) =>
        kind.problem(value) === null ? [] : [warn(path, code, { value })],
      ),
    ),
  ),
  ...checkAddresses(form, data),
];
