import type { I485FormData } from '@puente/contract';
import { requiredOf } from '../../preflight/required-item.ts';

const items = requiredOf<I485FormData>();

const bio = 'biographic_information';
const whichPassport = 'passport.used_at_last_arrival';

const hasI94 = (data: I485FormData) => data.biographic_information.i_94_number.trim() !== '';
const isGiven = (value: string) => value.trim() !== '';

const applicant = items([
  {
    fields: ['P1.1.family-name'],
    path: `${bio}.full_name.family_name`,
    label: 'family-name-last-name',
  },
  {
    fields: ['P1.1.given-name'],
    path: `${bio}.full_name.given_name`,
    label: 'given-name-first-name',
  },
  {
    fields: ['P1.3.date-of-birth'],
    path: `${bio}.date_of_birth`,
    label: 'date-of-birth',
  },
  {
    fields: ['P1.3.other-dates.*'],
    path: null,
    label: 'other-dates-of-birth-used',
  },
  { fields: ['P1.4.has-number.*', 'P1.4.a-number'], path: `${bio}.a_number`, label: 'a-number' },
  {
    fields: ['P1.5.has-other.*'],
    path: null,
    label: 'other-a-numbers',
  },
  { fields: ['P1.6.*'], path: `${bio}.sex`, label: 'sex' },
  {
    fields: ['P1.7.city'],
    path: `${bio}.place_of_birth.city`,
    label: 'city-or-town-of-birth',
  },
  {
    fields: ['P1.7.country'],
    path: `${bio}.place_of_birth.country`,
    label: 'country-of-birth',
  },
  {
    fields: ['P1.8.citizenship'],
    path: `${bio}.citizenship_country`,
    label: 'country-of-citizenship-or-nationality',
  },
]);

/** No answer yet on whether the passport at hand is the one that item 10 asks for. */
const isOpen = ({ passport: { used_at_last_arrival: used, ...passport } }: I485FormData) =>
  used === null && Object.values(passport).some(isGiven);
const isCurrent = ({ passport }: I485FormData) =>
  passport.used_at_last_arrival === true && [passport.number, passport.travel_document_number].some(isGiven);
const isOther = ({ passport }: I485FormData) => passport.used_at_last_arrival === false;
const isOtherNumbered = (data: I485FormData) => isOther(data) && isGiven(data.arrival_passport.number);

/** Item 10. Until it is known which passport it asks for, all its boxes wait for that one answer. */
const arrivalPassport = items([
  {
    fields: ['P1.10.passport-number'],
    path: whichPassport,
    when: isOpen,
    label: 'number-of-the-arrival-passport',
  },
  {
    fields: ['P1.10.passport-number'],
    path: 'arrival_passport.number',
    when: isOther,
    label: 'number-of-the-arrival-passport',
  },
  ...(
    [
      [isOpen, whichPassport, whichPassport],
      [isCurrent, 'passport.expiration_date', 'passport.country'],
      [isOtherNumbered, 'arrival_passport.expiration_date', 'arrival_passport.country'],
    ] as const
  ).flatMap(([when, expires, country]) =>
    items([
      {
        fields: ['P1.10.passport-expires'],
        path: expires,
        when,
        label: 'expiration-of-the-arrival-passport',
      },
      {
        fields: ['P1.10.passport-country'],
        path: country,
        when,
        label: 'country-of-the-arrival-passport',
      },
    ]),
  ),
]);

const arrival = items([
  ...arrivalPassport,
  {
    fields: ['P1.10.arrival-city'],
    path: 'last_arrival.city',
    label: 'city-or-town-of-last-arrival',
  },
  {
    fields: ['P1.10.arrival-state'],
    path: 'last_arrival.state',
    label: 'state-of-last-arrival',
  },
  {
    fields: ['P1.10.arrival-date'],
    path: `${bio}.last_arrival_date`,
    label: 'date-of-last-arrival',
  },
  {
    fields: ['P1.11.*'],
    path: null,
    label: 'how-you-last-arrived',
  },
  {
    fields: ['P1.12.i94-number'],
    path: `${bio}.i_94_number`,
    label: 'i94-number',
  },
  {
    fields: ['P1.12.i94-family-name', 'P1.12.i94-given-name'],
    after: 'P1.12.i94-number',
    path: null,
    when: hasI94,
    label: 'name-on-the-i94',
  },
  {
    fields: ['P1.12.stay-expires'],
    path: 'last_arrival.status_expires',
    when: hasI94,
    label: 'expiration-of-the-stay-on-the-i94',
  },
  {
    fields: ['P1.12.status'],
    path: 'last_arrival.status',
    when: hasI94,
    label: 'status-on-the-i94',
  },
  {
    fields: ['P1.13.*'],
    path: null,
    label: 'first-time-in-the-united-states',
  },
  {
    fields: ['P1.14.status'],
    path: null,
    label: 'status-changed-since-your-last-arrival',
  },
  {
    fields: ['P1.15.status-expires'],
    path: null,
    label: 'expiration-of-the-current-status',
  },
  { fields: ['P1.16.*'], path: null, label: 'crewman-visa' },
  { fields: ['P1.17.*'], path: null, label: 'arrived-as-crew' },
]);

/** Part 1, items 1 to 17, of the I-485, edition 01/20/25. */
export const requiredI485Applicant = items([...applicant, ...arrival]);
