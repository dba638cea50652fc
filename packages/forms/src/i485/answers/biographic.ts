import { formOf } from '../../answers/answer.ts';
import type { I485FormData } from '../data.ts';
import { applicantItems, applicantName, birthAnswers, numberAnswers, otherNames } from './applicant.ts';
import {
  arrivalAnswers,
  arrivalItems,
  arrivalPassportAnswers,
  i94Answers,
  passportAnswers,
  stayAnswers,
  usedAtLastArrival,
  whichPassportAnswers,
} from './arrival.ts';

const { answers, group, section } = formOf<I485FormData>();

export const contactAnswers = answers([
  {
    path: 'contact.daytime_phone',
    label: 'daytimePhone',
    kind: 'phone',
    hint: 'tenDigits',
    asks: 'phone',
    box: 'P10.1.daytime-phone',
    required: { label: 'daytime-telephone-number' },
  },
  {
    path: 'contact.mobile_phone',
    label: 'mobilePhone',
    kind: 'phone',
    hint: 'tenDigits',
    asks: 'phone',
    box: 'P10.2.mobile-phone',
  },
  { path: 'contact.email', label: 'email', kind: 'email', box: 'P10.3.email' },
]);

export const filingAnswers = answers([
  {
    path: 'filing_category',
    label: 'filingCategory',
    hint: 'filingCategory',
    withheld: 'filing-category',
  },
]);

/** Parts 2, 3 and 9 are the person's own to answer. */
const ownItems = [
  { fields: ['P2.1.*'], path: null, label: 'filing-with-the-immigration-court' },
  { fields: ['P2.2.principal', 'P2.2.derivative'], path: null, label: 'principal-or-derivative-applicant' },
  { fields: ['P2.3.*'], through: 'P2.3.g.option-1', path: null, label: 'filing-category' },
  { fields: ['P2.5.*'], path: null, label: 'age-21-or-older' },
  { fields: ['P3.1.*'], path: null, label: 'affidavit-of-support' },
  { fields: ['P9.*'], through: 'P9.86.nationality', path: null, label: 'questions-of-part-9' },
] as const;

/** Part 1 items 1 to 17 and 19, Parts 2, 3 and 9, and Part 10 items 1 to 3 of the I-485, edition 01/20/25. */
export const biographic = section({
  title: 'biographic',
  parts: [
    group('name', applicantName),
    otherNames,
    group('numbers', numberAnswers),
    group('birth', birthAnswers),
    group('arrival', [...arrivalAnswers, ...stayAnswers, ...i94Answers]),
    group('passport', [...passportAnswers, ...whichPassportAnswers]),
    group('arrivalPassport', arrivalPassportAnswers, { onlyWhen: { path: usedAtLastArrival, is: ['no'] } }),
    group('contact', contactAnswers),
    group('filing', filingAnswers),
  ],
  items: [...applicantItems, ...arrivalItems, ...ownItems],
});
