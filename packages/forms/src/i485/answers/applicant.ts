import { formOf } from '../../answers/answer.ts';
import type { I485FormData } from '../data.ts';
import { nameAnswers } from './name-answers.ts';

const { answers } = formOf<I485FormData>();

const bio = 'biographic_information';

/** Part 1 items 1 to 9 and 19. */
export const applicantName = answers(
  nameAnswers(
    `${bio}.full_name.`,
    ['P1.1'],
    { required: { label: 'family-name-last-name' } },
    { required: { label: 'given-name-first-name' } },
  ),
);

/** The boxes of the name and, on the page of the additional information, their copies. */
export const nameCopies = [
  ['P1.1.family-name', 'P14.1.family-name'],
  ['P1.1.given-name', 'P14.1.given-name'],
  ['P1.1.middle-name', 'P14.1.middle-name'],
] as const;

export const otherNames = {
  kind: 'list',
  title: 'otherNames',
  path: 'other_names',
  entry: 'name',
  fields: nameAnswers('', ['P1.2.row-1', 'P1.2.row-2'], {}, {}),
} as const;

export const numberAnswers = answers([
  {
    path: `${bio}.a_number`,
    label: 'aNumber',
    kind: 'digits',
    hint: 'nineDigits',
    asks: 'a-number',
    box: 'P1.4.a-number',
    ticks: 'P1.4.has-number.yes',
    // At the head of each page too, of as many as the edition has.
    copies: ['H.header.a-number.page-*'],
    required: { fields: ['P1.4.has-number.*', 'P1.4.a-number'], label: 'a-number' },
  },
  {
    path: `${bio}.uscis_account_number`,
    label: 'uscisAccount',
    kind: 'digits',
    hint: 'twelveDigits',
    asks: 'uscis-account',
    box: 'P1.9.uscis-account',
  },
  {
    path: `${bio}.ssn`,
    label: 'ssn',
    kind: 'digits',
    hint: 'nineDigits',
    asks: 'ssn',
    box: 'P1.19.ssn',
    ticks: 'P1.19.card-issued.yes',
    required: { fields: ['P1.19.card-issued.*'], label: 'social-security-card-issued-to-you' },
  },
]);

export const birthAnswers = answers([
  {
    path: `${bio}.date_of_birth`,
    label: 'dateOfBirth',
    kind: 'date',
    past: true,
    box: 'P1.3.date-of-birth',
    required: { label: 'date-of-birth' },
  },
  {
    path: `${bio}.sex`,
    label: 'sex',
    kind: 'select',
    options: ['Male', 'Female'],
    choices: { Male: 'P1.6.male', Female: 'P1.6.female' },
    required: { label: 'sex' },
  },
  {
    path: `${bio}.citizenship_country`,
    label: 'citizenship',
    asks: 'citizenship',
    // The item asks for one country, and has one box.
    box: 'P1.8.citizenship',
    required: { label: 'country-of-citizenship-or-nationality' },
  },
  {
    path: `${bio}.place_of_birth.city`,
    label: 'birthCity',
    box: 'P1.7.city',
    required: { label: 'city-or-town-of-birth' },
  },
  {
    path: `${bio}.place_of_birth.country`,
    label: 'birthCountry',
    asks: 'country',
    box: 'P1.7.country',
    required: { label: 'country-of-birth' },
  },
]);

export const applicantItems = [
  { fields: ['P1.3.other-dates.*'], path: null, label: 'other-dates-of-birth-used' },
  { fields: ['P1.5.has-other.*'], path: null, label: 'other-a-numbers' },
  { fields: ['P1.19.wants-card.*'], path: null, label: 'wish-for-a-social-security-card' },
] as const;
