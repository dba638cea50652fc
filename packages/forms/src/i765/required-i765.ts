import type { I765FormData } from '@puente/contract';
import { type IsAnswered, requiredOf } from '../preflight/required-item.ts';
import { parseCategory } from './parse-category.ts';

const items = requiredOf<I765FormData>();
type AddressKey = 'mailing_address' | 'physical_address';

const isEmpty = (address: I765FormData[AddressKey]) =>
  Object.values(address).every((line) => line.trim() === '');
/** Item 5 takes the residence when no mailing address is given. */
const mailKey = (data: I765FormData): AddressKey =>
  isEmpty(data.mailing_address) && !isEmpty(data.physical_address) ? 'physical_address' : 'mailing_address';
const isCategory = (letter: string, number: string) => (data: I765FormData) => {
  const category = parseCategory(data.eligibility_category.trim());
  return category?.letter.toLowerCase() === letter && category.number === number;
};

const addressLines = [
  { box: 'b.street', key: 'street' },
  { box: 'd.city', key: 'city' },
  { box: 'e.state', key: 'state' },
  { box: 'f.zip-code', key: 'zip' },
] as const;

const livesElsewhere = (_: I765FormData, isAnswered: IsAnswered) => isAnswered('P2.6.no');
const physicalBoxes = { street: 'a.street', city: 'c.city', state: 'd.state', zip: 'e.zip-code' } as const;
const physical = items(
  addressLines.map(({ key }) => ({
    fields: [`P2.7.${physicalBoxes[key]}`],
    path: `physical_address.${key}`,
    when: livesElsewhere,
    label: `${key}-of-your-us-physical-address` as const,
  })),
);

const mailing = (['mailing_address', 'physical_address'] as const).flatMap((address) =>
  items(
    addressLines.map(({ box, key }) => ({
      fields: [`P2.5.${box}`],
      path: `${address}.${key}`,
      when: (data: I765FormData) => mailKey(data) === address,
      label: `${key}-of-your-us-mailing-address` as const,
    })),
  ),
);

/** What the I-765, edition 08/21/25, asks for, in the order of its pages. */
export const requiredI765 = items([
  {
    fields: ['P1.1.*'],
    through: 'P1.1.c.renewal',
    path: null,
    label: 'reason-for-applying',
  },
  {
    fields: ['P2.1.a.family-name'],
    path: 'applicant_last_name',
    label: 'family-name-last-name',
  },
  {
    fields: ['P2.1.b.given-name'],
    path: 'applicant_first_name',
    label: 'given-name-first-name',
  },
  ...mailing,
  {
    fields: ['P2.6.*'],
    path: 'physical_address.street',
    label: 'physical-address',
  },
  ...physical,
  { fields: ['P2.10.*'], path: 'sex', label: 'sex' },
  { fields: ['P2.11.*'], path: 'marital_status', label: 'marital-status' },
  {
    fields: ['P2.12.*'],
    path: null,
    label: 'form-i-765-filed-before',
  },
  {
    fields: ['P2.14.a.citizenship'],
    path: 'citizenship_country',
    label: 'country-of-citizenship-or-nationality',
  },
  {
    fields: ['P2.15.a.city-of-birth'],
    path: 'place_of_birth.city',
    label: 'city-or-town-of-birth',
  },
  {
    fields: ['P2.15.b.province-of-birth'],
    path: 'place_of_birth.state_province',
    label: 'state-or-province-of-birth',
  },
  {
    fields: ['P2.15.c.country-of-birth'],
    path: 'place_of_birth.country',
    label: 'country-of-birth',
  },
  { fields: ['P2.16.date-of-birth'], path: 'date_of_birth', label: 'date-of-birth' },
  {
    fields: ['P2.18.passport-number'],
    path: 'passport_number',
    label: 'number-of-your-most-recent-passport',
  },
  {
    fields: ['P2.20.passport-country'],
    path: 'passport_issuing_country',
    label: 'country-of-your-passport',
  },
  {
    fields: ['P2.21.passport-expires'],
    path: 'passport_expiration_date',
    label: 'expiration-of-your-passport',
  },
  {
    fields: ['P2.22.arrival-date'],
    path: 'last_entry_date',
    label: 'date-of-last-arrival',
  },
  {
    fields: ['P2.23.arrival-place'],
    path: 'last_entry_place',
    label: 'place-of-last-arrival',
  },
  {
    fields: ['P2.24.arrival-status'],
    path: 'last_entry_status',
    label: 'immigration-status-at-last-arrival',
  },
  {
    fields: ['P2.25.current-status'],
    path: 'current_immigration_status',
    label: 'current-immigration-status-or-category',
  },
  {
    fields: ['P2.27.category-letter'],
    path: 'eligibility_category',
    label: 'eligibility-category',
  },
  {
    fields: ['P2.30.*'],
    path: null,
    when: isCategory('c', '8'),
    label: 'arrests-or-convictions',
  },
  {
    fields: ['P3.1.*'],
    through: 'P3.1.b.interpreter',
    path: null,
    label: 'your-statement',
  },
  {
    fields: ['P3.3.daytime-phone'],
    path: 'applicant_daytime_phone',
    label: 'daytime-telephone-number',
  },
]);
