import { formOf } from '../../answers/answer.ts';
import type { I485FormData } from '../data.ts';
import { nameAnswers } from './name-answers.ts';

const { section } = formOf<I485FormData>();

export const parents = {
  kind: 'list',
  title: 'parents',
  path: 'parents',
  entry: 'parent',
  isAskedOfAll: true,
  fields: [
    ...nameAnswers(
      'full_name.',
      ['P5.1', 'P5.5'],
      { required: { label: 'family-name-of-parent' } },
      { required: { label: 'given-name-of-parent' } },
    ),
    {
      path: 'date_of_birth',
      label: 'dateOfBirth',
      kind: 'date',
      past: true,
      mayBeUnknown: true,
      box: ['P5.3.date-of-birth', 'P5.7.date-of-birth'],
      required: { label: 'date-of-birth-of-parent' },
    },
    {
      path: 'country_of_birth',
      label: 'birthCountry',
      asks: 'country',
      box: ['P5.4.country-of-birth', 'P5.8.country-of-birth'],
      required: { label: 'country-of-birth-of-parent' },
    },
    // The edition asks no citizenship and no residence.
    { path: 'citizenship_country', label: 'citizenship', hint: 'keptOnly', withheld: 'no-box' },
    {
      path: 'current_city_country_of_residence',
      label: 'residence',
      hint: 'keptOnly',
      withheld: 'no-box',
    },
  ],
} as const;

/** Part 5 of the I-485, edition 01/20/25: two parents. */
export const parentsSection = section({ title: 'parents', parts: [parents] });
