import { wasUsedAtLastArrival } from '../i485/checks/check-passport.ts';
import type { CheckedForm } from './check-dates.ts';

/**
 * What the official box of a form-data value takes. Kept apart from the catalogue so that the browser does not load it;
 * a test compares every line with the catalogue.
 */
export interface BoxRule {
  readonly pattern: string;
  /** Catalogue id of the box. */
  readonly id: string;
  readonly limit: number;
  readonly characters?: string;
  /** Whether the value is printed at all; left out: it is. */
  readonly isWritten?: (data: unknown) => boolean;
  /** What is asked, where that decides how an answer is written. */
  readonly asks?: 'name' | 'country' | 'citizenship' | 'i94-status';
  /** How many boxes an answer that may list several has; 1 where nothing is said. */
  readonly boxes?: number;
}

const name = 'letters,hyphen,space';
const middle = 'letters,slash,space';
const street = 'letters,digits,slash,space';
const words = 'letters,space';
const numbered = 'letters,digits,hyphen,space';

const toNameRules = (path: string, id: string): BoxRule[] => [
  { pattern: `${path}.family_name`, id: `${id}.family-name`, limit: 28, characters: name, asks: 'name' },
  { pattern: `${path}.given_name`, id: `${id}.given-name`, limit: 28, characters: name, asks: 'name' },
  { pattern: `${path}.middle_name`, id: `${id}.middle-name`, limit: 25, characters: middle, asks: 'name' },
];

const toAddressRules = (path: string, id: string): BoxRule[] => [
  { pattern: `${path}.street`, id: `${id}street`, limit: 34, characters: street },
  { pattern: `${path}.city`, id: `${id}city`, limit: 20, characters: words },
];

const toHistoryRules = (path: string, id: string): BoxRule[] => [
  { pattern: `${path}.street`, id: `${id}street`, limit: 34, characters: street },
  { pattern: `${path}.city`, id: `${id}city`, limit: 28, characters: middle },
  { pattern: `${path}.country`, id: `${id}country`, limit: 31, characters: words, asks: 'country' },
];

/** Item 10 takes the passport of the last arrival alone. */
const toPassportRules = (path: string, used: boolean): BoxRule[] => {
  const isWritten = (data: unknown) => wasUsedAtLastArrival(data) === used;
  return [
    {
      pattern: `${path}.number`,
      id: 'P1.10.passport-number',
      limit: 36,
      characters: "letters,digits, . , ' - & space",
      isWritten,
    },
    {
      pattern: `${path}.country`,
      id: 'P1.10.passport-country',
      limit: 36,
      characters: words,
      asks: 'country',
      isWritten,
    },
  ];
};

const i485Rules: readonly BoxRule[] = [
  ...toNameRules('biographic_information.full_name', 'P1.1'),
  ...toNameRules('other_names.*', 'P1.2.row-1'),
  ...toNameRules('parents.*.full_name', 'P5.1'),
  ...toNameRules('marital_history.current_spouse.full_name', 'P6.4'),
  ...toNameRules('marital_history.prior_marriages.*.name', 'P6.11'),
  ...toNameRules('children.*.name', 'P7.2'),
  ...toAddressRules('biographic_information.physical_address', 'P1.18.physical-'),
  ...toAddressRules('biographic_information.mailing_address', 'P1.18.mailing-'),
  {
    pattern: 'biographic_information.mail_in_care_of',
    id: 'P1.18.mailing-in-care-of',
    limit: 34,
    characters: words,
    asks: 'name',
  },
  ...toHistoryRules('address_history_5_years.*', 'P1.18.prior-'),
  ...toHistoryRules('last_foreign_address', 'P1.18.abroad-'),
  ...toHistoryRules('other_foreign_addresses.*', 'P1.18.abroad-'),
  ...toHistoryRules('employment_and_education_history_5_years.*.address', 'P4.7.'),
  { pattern: 'biographic_information.place_of_birth.city', id: 'P1.7.city', limit: 42, characters: name },
  {
    pattern: 'biographic_information.place_of_birth.country',
    id: 'P1.7.country',
    limit: 41,
    characters: name,
    asks: 'country',
  },
  {
    pattern: 'biographic_information.citizenship_country',
    id: 'P1.8.citizenship',
    limit: 42,
    characters: words,
    asks: 'citizenship',
  },
  ...toPassportRules('passport', true),
  ...toPassportRules('arrival_passport', false),
  { pattern: 'last_arrival.city', id: 'P1.10.arrival-city', limit: 20, characters: words },
  { pattern: 'last_arrival.status', id: 'P1.12.status', limit: 20, characters: words, asks: 'i94-status' },
  {
    pattern: 'employment_and_education_history_5_years.*.employer_or_school',
    id: 'P4.7.name',
    limit: 34,
    characters: name,
  },
  {
    pattern: 'employment_and_education_history_5_years.*.occupation_or_field_of_study',
    id: 'P4.7.occupation',
    limit: 34,
    characters: name,
  },
  {
    pattern: 'parents.*.country_of_birth',
    id: 'P5.4.country-of-birth',
    limit: 41,
    characters: name,
    asks: 'country',
  },
  {
    pattern: 'children.*.country_of_birth',
    id: 'P7.2.country-of-birth',
    limit: 41,
    characters: name,
    asks: 'country',
  },
  { pattern: 'contact.email', id: 'P10.3.email', limit: 38 },
];

const toI765AddressRules = (path: string, streetId: string, cityId: string): BoxRule[] => [
  { pattern: `${path}.street`, id: streetId, limit: 27, characters: street },
  { pattern: `${path}.city`, id: cityId, limit: 20, characters: words },
];

const i765Rules: readonly BoxRule[] = [
  { pattern: 'applicant_last_name', id: 'P2.1.a.family-name', limit: 28, characters: name, asks: 'name' },
  { pattern: 'applicant_first_name', id: 'P2.1.b.given-name', limit: 28, characters: name, asks: 'name' },
  { pattern: 'applicant_middle_name', id: 'P2.1.c.middle-name', limit: 28, characters: middle, asks: 'name' },
  {
    pattern: 'other_names.*.family_name',
    id: 'P2.2.a.family-name',
    limit: 28,
    characters: name,
    asks: 'name',
  },
  { pattern: 'other_names.*.given_name', id: 'P2.2.b.given-name', limit: 28, characters: name, asks: 'name' },
  {
    pattern: 'other_names.*.middle_name',
    id: 'P2.2.c.middle-name',
    limit: 28,
    characters: middle,
    asks: 'name',
  },
  { pattern: 'mail_in_care_of', id: 'P2.5.a.in-care-of', limit: 34, characters: name, asks: 'name' },
  ...toI765AddressRules('mailing_address', 'P2.5.b.street', 'P2.5.d.city'),
  ...toI765AddressRules('physical_address', 'P2.7.a.street', 'P2.7.c.city'),
  {
    pattern: 'citizenship_country',
    id: 'P2.14.a.citizenship',
    limit: 38,
    characters: words,
    asks: 'citizenship',
    boxes: 2,
  },
  { pattern: 'place_of_birth.city', id: 'P2.15.a.city-of-birth', limit: 38, characters: name },
  { pattern: 'place_of_birth.state_province', id: 'P2.15.b.province-of-birth', limit: 38, characters: name },
  {
    pattern: 'place_of_birth.country',
    id: 'P2.15.c.country-of-birth',
    limit: 38,
    characters: words,
    asks: 'country',
  },
  { pattern: 'passport_number', id: 'P2.18.passport-number', limit: 38, characters: numbered },
  { pattern: 'travel_document_number', id: 'P2.19.travel-document-number', limit: 38, characters: numbered },
  {
    pattern: 'passport_issuing_country',
    id: 'P2.20.passport-country',
    limit: 38,
    characters: words,
    asks: 'country',
  },
  { pattern: 'last_entry_place', id: 'P2.23.arrival-place', limit: 38, characters: words },
  { pattern: 'last_entry_status', id: 'P2.24.arrival-status', limit: 38, characters: numbered },
  { pattern: 'current_immigration_status', id: 'P2.25.current-status', limit: 38, characters: numbered },
  { pattern: 'applicant_email', id: 'P3.5.email', limit: 38 },
];

export const boxRules: Readonly<Record<CheckedForm, readonly BoxRule[]>> = {
  'I-485': i485Rules,
  'I-765': i765Rules,
};

const toPattern = (path: string): string => path.replace(/\.\d+(?=\.|$)/g, '.*');

/** Whether a form-data path is one part of somebody's name, in a box of its own. */
export const isNamePath = (form: CheckedForm, path: string): boolean =>
  boxRules[form].some(({ pattern, asks }) => asks === 'name' && pattern === toPattern(path));
