import { formOf } from '../../answers/answer.ts';
import { wasUsedAtLastArrival } from '../checks/check-passport.ts';
import type { I485FormData } from '../data.ts';

const { answers } = formOf<I485FormData>();

const bio = 'biographic_information';
export const usedAtLastArrival = 'passport.used_at_last_arrival';

const hasI94 = (data: I485FormData) => data.biographic_information.i_94_number.trim() !== '';
const isGiven = (value: string) => value.trim() !== '';

/** Part 1 items 10 and 12. */
export const arrivalAnswers = answers([
  {
    path: `${bio}.last_arrival_date`,
    label: 'arrivalDate',
    kind: 'date',
    past: true,
    box: 'P1.10.arrival-date',
    required: { label: 'date-of-last-arrival' },
  },
  {
    path: 'last_arrival.city',
    label: 'arrivalCity',
    box: 'P1.10.arrival-city',
    required: { label: 'city-or-town-of-last-arrival' },
  },
  {
    path: 'last_arrival.state',
    label: 'arrivalState',
    hint: 'state',
    asks: 'state',
    box: 'P1.10.arrival-state',
    required: { label: 'state-of-last-arrival' },
  },
  {
    path: 'last_arrival.status',
    label: 'arrivalStatus',
    asks: 'i94-status',
    box: 'P1.12.status',
    required: { label: 'status-on-the-i94', when: hasI94 },
  },
]);

export const stayAnswers = answers([
  {
    path: 'last_arrival.status_expires',
    label: 'arrivalStatusExpires',
    kind: 'date-or-ds',
    box: 'P1.12.stay-expires',
    required: { label: 'expiration-of-the-stay-on-the-i94', when: hasI94 },
  },
]);

export const i94Answers = answers([
  {
    path: `${bio}.i_94_number`,
    label: 'i94',
    hint: 'elevenCharacters',
    asks: 'i94',
    box: 'P1.12.i94-number',
    required: { label: 'i94-number' },
  },
]);

/** Item 10 takes the passport of the last arrival alone. */
export const passportBoxes = {
  number: 'P1.10.passport-number',
  country: 'P1.10.passport-country',
  expires: 'P1.10.passport-expires',
} as const;

const isWhenUsed = (data: unknown) => wasUsedAtLastArrival(data) === true;
const isWhenOther = (data: unknown) => wasUsedAtLastArrival(data) === false;

/** No answer yet on whether the passport at hand is the one that item 10 asks for. */
const isOpen = ({ passport: { used_at_last_arrival: used, ...passport } }: I485FormData) =>
  used === null && Object.values(passport).some(isGiven);
const isCurrent = ({ passport }: I485FormData) =>
  passport.used_at_last_arrival === true && [passport.number, passport.travel_document_number].some(isGiven);
const isOther = ({ passport }: I485FormData) => passport.used_at_last_arrival === false;
const isOtherNumbered = (data: I485FormData) => isOther(data) && isGiven(data.arrival_passport.number);

const numberLabel = 'number-of-the-arrival-passport';
const countryLabel = 'country-of-the-arrival-passport';
const expiresLabel = 'expiration-of-the-arrival-passport';

export const passportAnswers = answers([
  {
    path: 'passport.number',
    label: 'passportNumber',
    box: passportBoxes.number,
    isWritten: isWhenUsed,
  },
  { path: 'passport.travel_document_number', label: 'travelDocument' },
  {
    path: 'passport.country',
    label: 'passportCountry',
    asks: 'country',
    box: passportBoxes.country,
    isWritten: isWhenUsed,
    required: { label: countryLabel, when: isCurrent },
  },
  {
    path: 'passport.expiration_date',
    label: 'passportExpires',
    kind: 'date',
    box: passportBoxes.expires,
    required: { label: expiresLabel, when: isCurrent },
  },
]);

/** Until it is known which passport item 10 asks for, all its boxes wait for this one answer. */
export const whichPassportAnswers = answers([
  {
    path: usedAtLastArrival,
    label: 'arrivedWith',
    kind: 'yes-no',
    hint: 'arrivedWith',
    required: [
      { fields: [passportBoxes.number], label: numberLabel, when: isOpen },
      { fields: [passportBoxes.expires], label: expiresLabel, when: isOpen },
      { fields: [passportBoxes.country], label: countryLabel, when: isOpen },
    ],
  },
]);

export const arrivalPassportAnswers = answers([
  {
    path: 'arrival_passport.number',
    label: 'arrivalDocument',
    hint: 'arrivalDocument',
    box: passportBoxes.number,
    isWritten: isWhenOther,
    required: { label: numberLabel, when: isOther },
  },
  {
    path: 'arrival_passport.country',
    label: 'passportCountry',
    asks: 'country',
    box: passportBoxes.country,
    isWritten: isWhenOther,
    required: { label: countryLabel, when: isOtherNumbered },
  },
  {
    path: 'arrival_passport.expiration_date',
    label: 'passportExpires',
    kind: 'date',
    box: passportBoxes.expires,
    required: { label: expiresLabel, when: isOtherNumbered },
  },
]);

export const arrivalItems = [
  { fields: ['P1.11.*'], path: null, label: 'how-you-last-arrived' },
  {
    fields: ['P1.12.i94-family-name', 'P1.12.i94-given-name'],
    // Without a number of an I-94 nobody is asked for the name on it.
    after: 'P1.12.i94-number',
    path: null,
    when: hasI94,
    label: 'name-on-the-i94',
  },
  { fields: ['P1.13.*'], path: null, label: 'first-time-in-the-united-states' },
  { fields: ['P1.14.status'], path: null, label: 'status-changed-since-your-last-arrival' },
  { fields: ['P1.15.status-expires'], path: null, label: 'expiration-of-the-current-status' },
  { fields: ['P1.16.*'], path: null, label: 'crewman-visa' },
  { fields: ['P1.17.*'], path: null, label: 'arrived-as-crew' },
] as const;
