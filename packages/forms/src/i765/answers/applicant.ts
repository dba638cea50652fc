import { formOf } from '../../answers/answer.ts';
import type { I765FormData } from '../data.ts';

const { answers, group, section } = formOf<I765FormData>();

export const nameAnswers = answers([
  {
    path: 'applicant_last_name',
    label: 'familyName',
    asks: 'name',
    box: 'P2.1.a.family-name',
    required: { label: 'family-name-last-name' },
  },
  {
    path: 'applicant_first_name',
    label: 'givenName',
    asks: 'name',
    box: 'P2.1.b.given-name',
    required: { label: 'given-name-first-name' },
  },
  { path: 'applicant_middle_name', label: 'middleName', asks: 'name', box: 'P2.1.c.middle-name' },
]);

/** The boxes of the name and, on page 7, their copies. */
export const nameCopies = [
  ['P2.1.a.family-name', 'P6.1.a.family-name'],
  ['P2.1.b.given-name', 'P6.1.b.given-name'],
  ['P2.1.c.middle-name', 'P6.1.c.middle-name'],
] as const;

/** Items 2 to 4. */
export const otherNames = {
  kind: 'list',
  title: 'otherNames',
  path: 'other_names',
  entry: 'name',
  fields: [
    {
      path: 'family_name',
      label: 'familyName',
      asks: 'name',
      box: ['P2.2.a.family-name', 'P2.3.a.family-name', 'P2.4.a.family-name'],
    },
    {
      path: 'given_name',
      label: 'givenName',
      asks: 'name',
      box: ['P2.2.b.given-name', 'P2.3.b.given-name', 'P2.4.b.given-name'],
    },
    {
      path: 'middle_name',
      label: 'middleName',
      asks: 'name',
      box: ['P2.2.c.middle-name', 'P2.3.c.middle-name', 'P2.4.c.middle-name'],
    },
  ],
} as const;

export const numberAnswers = answers([
  {
    path: 'alien_registration_number',
    label: 'aNumber',
    kind: 'digits',
    hint: 'nineDigits',
    asks: 'a-number',
    box: 'P2.8.a-number',
    copies: ['P6.2.a-number'],
  },
  {
    path: 'uscis_account_number',
    label: 'uscisAccount',
    kind: 'digits',
    hint: 'twelveDigits',
    asks: 'uscis-account',
    box: 'P2.9.uscis-account',
  },
  {
    path: 'social_security_number',
    label: 'ssn',
    kind: 'digits',
    hint: 'nineDigits',
    asks: 'ssn',
    box: 'P2.13.ssn',
  },
]);

export const birthAnswers = answers([
  {
    path: 'date_of_birth',
    label: 'dateOfBirth',
    kind: 'date',
    past: true,
    box: 'P2.16.date-of-birth',
    required: { label: 'date-of-birth' },
  },
  {
    path: 'sex',
    label: 'sex',
    kind: 'select',
    options: ['Male', 'Female'],
    choices: { Male: 'P2.10.male', Female: 'P2.10.female' },
    required: { label: 'sex' },
  },
  {
    path: 'marital_status',
    label: 'maritalStatus',
    kind: 'select',
    options: ['Single', 'Married', 'Divorced', 'Widowed'],
    choices: {
      Single: 'P2.11.single',
      Married: 'P2.11.married',
      Divorced: 'P2.11.divorced',
      Widowed: 'P2.11.widowed',
    },
    required: { label: 'marital-status' },
  },
  {
    path: 'citizenship_country',
    label: 'citizenship',
    asks: 'citizenship',
    box: ['P2.14.a.citizenship', 'P2.14.b.citizenship'],
    required: { label: 'country-of-citizenship-or-nationality' },
  },
  {
    path: 'place_of_birth.city',
    label: 'birthCity',
    box: 'P2.15.a.city-of-birth',
    required: { label: 'city-or-town-of-birth' },
  },
  {
    path: 'place_of_birth.state_province',
    label: 'birthState',
    box: 'P2.15.b.province-of-birth',
    required: { label: 'state-or-province-of-birth' },
  },
  {
    path: 'place_of_birth.country',
    label: 'birthCountry',
    asks: 'country',
    box: 'P2.15.c.country-of-birth',
    required: { label: 'country-of-birth' },
  },
]);

/** Part 2 items 1 to 4, 8 to 11 and 13 to 16 of the I-765, edition 08/21/25. */
export const applicant = section({
  title: 'applicant',
  required: true,
  parts: [
    group('name', nameAnswers),
    otherNames,
    group('numbers', numberAnswers),
    group('birth', birthAnswers),
  ],
});
