import { answersOf } from '@puente/forms/answers';
import { placementCodes, warningCodes } from '@puente/forms/checks';
import { texts as fields } from '@puente/texts/en/fields';
import { texts as review } from '@puente/texts/en/review';
import type { TFunction } from 'i18next';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { toFormValues } from './form-values.ts';
import { listDifferences } from './list-differences.ts';
import { type AnswerTexts, nameAnswer } from './name-answer.ts';

const i485Sections = answersOf('I-485').sections;

let texts: AnswerTexts;
beforeAll(async () => {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: 'en',
    resources: { en: { review, fields } },
    interpolation: { escapeValue: false },
  });
  texts = {
    t: i18n.getFixedT('en', 'review') as TFunction<'review'>,
    label: i18n.getFixedT('en', 'fields') as TFunction<'fields'>,
  };
});

it.each([
  ['address_history_5_years.1.city', 'Address 2: City or Town'],
  ['biographic_information.mailing_address.city', 'Mailing address: City or Town'],
  ['marital_history.prior_marriages.0.end_date', 'Prior marriage 1: Date Marriage Ended'],
  ['address_history_5_years', 'Addresses'],
  ['children.2', 'Child 3'],
  ['children.2.full_name.0', 'Child 3'],
  ['children.2.full_name', 'Child 3: Full Name of Child'],
  ['children.2.name.family_name', 'Child 3: Family Name (Last Name)'],
  ['marital_history.prior_marriages.0.name.middle_name', 'Prior marriage 1: Middle Name'],
  ['nothing.we.show', 'An answer'],
])('names %s as it stands on the page', (path, name) => {
  expect(nameAnswer(i485Sections, path, texts)).toBe(name);
});

it('has words for every warning of the checks', () => {
  expect(Object.keys(review.checks).toSorted()).toEqual([...warningCodes, ...placementCodes].toSorted());
});

it('lists what is not the same in two versions, rows that only one has included', () => {
  const values = (given: string, cities: string[]) =>
    toFormValues('I-485', {
      biographic_information: { full_name: { given_name: given } },
      biographic_characteristics: { race: given === 'Ana' ? ['White', 'Asian'] : [] },
      address_history_5_years: cities.map((city) => ({ city })),
    }) ?? {};
  expect(listDifferences(values('Ana', ['Lima', 'Cusco']), values('Eva', ['Lima']))).toEqual([
    { path: 'biographic_information.full_name.given_name', before: 'Ana', after: 'Eva' },
    { path: 'biographic_characteristics.race', before: 'White, Asian', after: '' },
    { path: 'address_history_5_years.1.city', before: 'Cusco', after: '' },
  ]);
});
