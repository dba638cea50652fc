import { formOf } from '../../answers/answer.ts';
import type { I765FormData } from '../data.ts';
import { parseCategory } from '../parse-category.ts';

const { answers, group, section } = formOf<I765FormData>();

const isCategory = (letter: string, number: string) => (data: I765FormData) => {
  const category = parseCategory(data.eligibility_category.trim());
  return category?.letter.toLowerCase() === letter && category.number === number;
};

/** The three boxes of item 27: `(c)(8)`, `(c)(3)(C)`. */
export const categoryBoxes = {
  letter: 'P2.27.category-letter',
  number: 'P2.27.category-number',
  roman: 'P2.27.category-roman',
} as const;

const categoryAnswers = answers([
  {
    path: 'eligibility_category',
    label: 'eligibility',
    hint: 'category',
    asks: 'category',
    box: Object.values(categoryBoxes),
    required: { label: 'eligibility-category' },
  },
]);

export const statusAnswers = answers([
  { path: 'i94_number', label: 'i94', hint: 'elevenCharacters', asks: 'i94', box: 'P2.17.i94-number' },
  { path: 'sevis_number', label: 'sevis', asks: 'sevis', box: 'P2.26.sevis-number' },
  {
    path: 'current_immigration_status',
    label: 'currentStatus',
    box: 'P2.25.current-status',
    required: { label: 'current-immigration-status-or-category' },
  },
]);

export const passportAnswers = answers([
  {
    path: 'passport_number',
    label: 'passportNumber',
    box: 'P2.18.passport-number',
    required: { label: 'number-of-your-most-recent-passport' },
  },
  { path: 'travel_document_number', label: 'travelDocument', box: 'P2.19.travel-document-number' },
  {
    path: 'passport_issuing_country',
    label: 'passportCountry',
    asks: 'country',
    box: 'P2.20.passport-country',
    required: { label: 'country-of-your-passport' },
  },
  {
    path: 'passport_expiration_date',
    label: 'passportExpires',
    kind: 'date',
    box: 'P2.21.passport-expires',
    required: { label: 'expiration-of-your-passport' },
  },
]);

export const arrivalAnswers = answers([
  {
    path: 'last_entry_date',
    label: 'arrivalDate',
    kind: 'date',
    past: true,
    box: 'P2.22.arrival-date',
    required: { label: 'date-of-last-arrival' },
  },
  {
    path: 'last_entry_place',
    label: 'arrivalPlace',
    box: 'P2.23.arrival-place',
    required: { label: 'place-of-last-arrival' },
  },
  {
    path: 'last_entry_status',
    label: 'arrivalStatus',
    box: 'P2.24.arrival-status',
    required: { label: 'immigration-status-at-last-arrival' },
  },
]);

/** Part 1 and Part 2 items 12 and 17 to 30 of the I-765, edition 08/21/25. */
export const immigration = section({
  title: 'immigration',
  parts: [
    group('category', categoryAnswers),
    group('numbers', statusAnswers),
    group('passport', passportAnswers),
    group('arrival', arrivalAnswers),
  ],
  items: [
    { fields: ['P1.1.*'], through: 'P1.1.c.renewal', path: null, label: 'reason-for-applying' },
    { fields: ['P2.12.*'], path: null, label: 'form-i-765-filed-before' },
    { fields: ['P2.30.*'], path: null, when: isCategory('c', '8'), label: 'arrests-or-convictions' },
  ],
});
