import { formOf } from '../../answers/answer.ts';
import { type I485FormData, maritalStatuses, marriageEndReasons } from '../data.ts';
import { findSpouseObstacle } from '../filling/find-spouse-obstacle.ts';
import { nameAnswers } from './name-answers.ts';

const { answers, group, section } = formOf<I485FormData>();

const statusPath = 'marital_history.current_marital_status';
const spouse = 'marital_history.current_spouse.';
/** Whether the form asks for the spouse at all. */
export const hasSpouse = ({ marital_history }: I485FormData) =>
  findSpouseObstacle(marital_history.current_marital_status) === null;
const hasPrior = ({ marital_history }: I485FormData) => marital_history.prior_marriages.length > 0;

export const statusAnswers = answers([
  {
    path: statusPath,
    label: 'maritalStatus',
    kind: 'select',
    options: maritalStatuses,
    choices: {
      Single: 'P6.1.single',
      Married: 'P6.1.married',
      Divorced: 'P6.1.divorced',
      Widowed: 'P6.1.widowed',
    },
    // The form's box says legally separated, which only the person can say.
    withheld: 'separated',
    required: { label: 'current-marital-status' },
  },
]);

export const spouseAnswers = answers([
  ...nameAnswers(
    `${spouse}full_name.`,
    ['P6.4'],
    { required: { label: 'family-name-of-your-spouse', when: hasSpouse } },
    { required: { label: 'given-name-of-your-spouse', when: hasSpouse } },
  ),
  {
    path: `${spouse}a_number`,
    label: 'aNumber',
    kind: 'digits',
    hint: 'nineDigits',
    asks: 'a-number',
    box: 'P6.5.a-number',
  },
  {
    path: `${spouse}date_of_birth`,
    label: 'dateOfBirth',
    kind: 'date',
    past: true,
    mayBeUnknown: true,
    box: 'P6.6.date-of-birth',
    required: { label: 'date-of-birth-of-your-spouse', when: hasSpouse },
  },
  {
    path: `${spouse}country_of_birth`,
    label: 'birthCountry',
    asks: 'country',
    box: 'P6.7.country-of-birth',
    isUnchecked: true,
    required: { label: 'country-of-birth-of-your-spouse', when: hasSpouse },
  },
]);

export const marriageDateAnswers = answers([
  {
    path: `${spouse}date_of_marriage`,
    label: 'marriageDate',
    kind: 'date',
    past: true,
    mayBeUnknown: true,
    box: 'P6.9.date',
    required: { label: 'date-of-marriage', when: hasSpouse },
  },
]);

/** What the ids of the boxes of a place of marriage start with: of the marriage now (item 9), of one that ended (item 16). */
export const marriagePlaces = { current: 'P6.9.place-', prior: 'P6.16.place-' } as const;

export const marriagePlaceAnswers = answers([
  {
    path: `${spouse}place_of_marriage.city`,
    label: 'marriageCity',
    box: `${marriagePlaces.current}city`,
    isUnchecked: true,
    required: { label: 'city-or-town-of-your-marriage', when: hasSpouse },
  },
  {
    path: `${spouse}place_of_marriage.state`,
    label: 'marriageState',
    box: `${marriagePlaces.current}state`,
    isUnchecked: true,
  },
  {
    path: `${spouse}place_of_marriage.country`,
    label: 'marriageCountry',
    box: `${marriagePlaces.current}country`,
    isUnchecked: true,
  },
]);

/** How a marriage ended, item 18. */
export const endReasonBoxes = {
  annulled: 'P6.18.annulled',
  divorced: 'P6.18.divorced',
  spouseDeceased: 'P6.18.spouse-deceased',
  other: 'P6.18.other',
  otherText: 'P6.18.other-text',
} as const;

export const priorMarriages = {
  kind: 'list',
  title: 'prior',
  path: 'marital_history.prior_marriages',
  entry: 'marriage',
  fields: [
    { path: 'former_spouse_name', label: 'formerSpouse', kind: 'name-line' },
    ...nameAnswers(
      'name.',
      ['P6.11'],
      { required: { label: 'family-name-of-your-prior-spouse' } },
      { required: { label: 'given-name-of-your-prior-spouse' } },
    ),
    {
      path: 'end_date',
      label: 'marriageEnded',
      kind: 'date',
      past: true,
      mayBeUnknown: true,
      box: 'P6.17.date',
      required: { label: 'date-the-prior-marriage-ended' },
    },
    {
      path: 'end_reason',
      label: 'howEnded',
      kind: 'select',
      options: marriageEndReasons,
      required: { fields: ['P6.18.*'], label: 'how-the-prior-marriage-ended' },
    },
    {
      path: 'place_of_marriage',
      label: 'marriagePlace',
      asks: 'place-line',
      box: `${marriagePlaces.prior}city`,
      required: { fields: ['P6.16.*'], label: 'place-of-the-prior-marriage' },
    },
  ],
} as const;

/** Part 6 of the I-485, edition 01/20/25: the marriage now and one that ended. */
export const marital = section({
  title: 'marital',
  parts: [
    group('status', statusAnswers),
    group('spouse', [...spouseAnswers, ...marriageDateAnswers, ...marriagePlaceAnswers], {
      onlyWhen: { path: statusPath, is: ['', 'Married', 'Separated'] },
    }),
    priorMarriages,
  ],
  items: [
    { fields: ['P6.2.*'], path: null, label: 'spouse-in-the-armed-forces' },
    { fields: ['P6.3.times-married'], path: null, label: 'how-many-times-you-have-been-married' },
    { fields: ['P6.8.*'], path: null, when: hasSpouse, label: 'current-address-of-your-spouse' },
    { fields: ['P6.10.*'], path: null, when: hasSpouse, label: 'spouse-applying-with-you' },
    {
      fields: ['P6.12.*'],
      through: 'P6.15.date',
      path: null,
      when: hasPrior,
      label: 'birth-and-marriage-of-your-prior-spouse',
    },
    {
      fields: ['P6.17.place-city', 'P6.17.place-country'],
      path: null,
      when: hasPrior,
      label: 'place-where-the-prior-marriage-ended',
    },
  ],
});
