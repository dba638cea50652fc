import type { I485FormData } from '@puente/contract';
import { requiredOf } from '../../preflight/required-item.ts';
import { findSpouseObstacle } from '../filling/find-spouse-obstacle.ts';

const items = requiredOf<I485FormData>();

const body = 'biographic_characteristics';
const spouse = 'marital_history.current_spouse';
const prior = 'marital_history.prior_marriages';

const hasSpouse = ({ marital_history }: I485FormData) =>
  findSpouseObstacle(marital_history.current_marital_status) === null;
const hasPrior = ({ marital_history }: I485FormData) => marital_history.prior_marriages.length > 0;
const hasChild = (index: number) => (data: I485FormData) => data.children.length > index;

const parents = [0, 1].flatMap((row) => {
  const [name, born, country] = row === 0 ? ['P5.1', 'P5.3', 'P5.4'] : ['P5.5', 'P5.7', 'P5.8'];
  const n = String(row + 1);
  const path = `parents.${row}` as const;
  return items([
    {
      fields: [`${name}.family-name`],
      path: `${path}.full_name.family_name`,
      label: 'family-name-of-parent',
      params: { n },
    },
    {
      fields: [`${name}.given-name`],
      path: `${path}.full_name.given_name`,
      label: 'given-name-of-parent',
      params: { n },
    },
    {
      fields: [`${born}.date-of-birth`],
      path: `${path}.date_of_birth`,
      label: 'date-of-birth-of-parent',
      params: { n },
    },
    {
      fields: [`${country}.country-of-birth`],
      path: `${path}.country_of_birth`,
      label: 'country-of-birth-of-parent',
      params: { n },
    },
  ]);
});

const marriages = items([
  {
    fields: ['P6.1.*'],
    path: 'marital_history.current_marital_status',
    label: 'current-marital-status',
  },
  {
    fields: ['P6.2.*'],
    path: null,
    label: 'spouse-in-the-armed-forces',
  },
  {
    fields: ['P6.3.times-married'],
    path: null,
    label: 'how-many-times-you-have-been-married',
  },
  {
    fields: ['P6.4.family-name'],
    path: `${spouse}.full_name.family_name`,
    when: hasSpouse,
    label: 'family-name-of-your-spouse',
  },
  {
    fields: ['P6.4.given-name'],
    path: `${spouse}.full_name.given_name`,
    when: hasSpouse,
    label: 'given-name-of-your-spouse',
  },
  {
    fields: ['P6.6.date-of-birth'],
    path: `${spouse}.date_of_birth`,
    when: hasSpouse,
    label: 'date-of-birth-of-your-spouse',
  },
  {
    fields: ['P6.7.country-of-birth'],
    path: `${spouse}.country_of_birth`,
    when: hasSpouse,
    label: 'country-of-birth-of-your-spouse',
  },
  {
    fields: ['P6.8.*'],
    path: null,
    when: hasSpouse,
    label: 'current-address-of-your-spouse',
  },
  {
    fields: ['P6.9.place-city'],
    path: `${spouse}.place_of_marriage.city`,
    when: hasSpouse,
    label: 'city-or-town-of-your-marriage',
  },
  {
    fields: ['P6.9.place-country'],
    path: `${spouse}.place_of_marriage.country`,
    when: hasSpouse,
    label: 'country-of-your-marriage',
  },
  {
    fields: ['P6.9.date'],
    path: `${spouse}.date_of_marriage`,
    when: hasSpouse,
    label: 'date-of-marriage',
  },
  {
    fields: ['P6.10.*'],
    path: null,
    when: hasSpouse,
    label: 'spouse-applying-with-you',
  },
  {
    fields: ['P6.11.family-name'],
    path: `${prior}.0.name.family_name`,
    when: hasPrior,
    label: 'family-name-of-your-prior-spouse',
  },
  {
    fields: ['P6.11.given-name'],
    path: `${prior}.0.name.given_name`,
    when: hasPrior,
    label: 'given-name-of-your-prior-spouse',
  },
  {
    fields: ['P6.12.*'],
    through: 'P6.15.date',
    path: null,
    when: hasPrior,
    label: 'birth-and-marriage-of-your-prior-spouse',
  },
  {
    fields: ['P6.16.*'],
    path: `${prior}.0.place_of_marriage`,
    when: hasPrior,
    label: 'place-of-the-prior-marriage',
  },
  {
    fields: ['P6.17.place-city', 'P6.17.place-country'],
    path: null,
    when: hasPrior,
    label: 'place-where-the-prior-marriage-ended',
  },
  {
    fields: ['P6.17.date'],
    path: `${prior}.0.end_date`,
    when: hasPrior,
    label: 'date-the-prior-marriage-ended',
  },
  {
    fields: ['P6.18.*'],
    path: `${prior}.0.end_reason`,
    when: hasPrior,
    label: 'how-the-prior-marriage-ended',
  },
]);

const children = items([
  {
    fields: ['P7.1.total-children'],
    path: null,
    label: 'number-of-all-your-living-children',
  },
  ...[0, 1].flatMap((row) => {
    const box = `P7.${row + 2}`;
    const path = `children.${row}` as const;
    const n = String(row + 1);
    const when = hasChild(row);
    return items([
      {
        fields: [`${box}.family-name`],
        path: `${path}.name.family_name`,
        when,
        label: 'family-name-of-child',
        params: { n },
      },
      {
        fields: [`${box}.given-name`],
        path: `${path}.name.given_name`,
        when,
        label: 'given-name-of-child',
        params: { n },
      },
      {
        fields: [`${box}.date-of-birth`],
        path: `${path}.date_of_birth`,
        when,
        label: 'date-of-birth-of-child',
        params: { n },
      },
      {
        fields: [`${box}.country-of-birth`],
        path: `${path}.country_of_birth`,
        when,
        label: 'country-of-birth-of-child',
        params: { n },
      },
      {
        fields: [`${box}.relationship`],
        path: null,
        when,
        label: 'relationship-of-child-to-you',
        params: { n },
      },
      {
        fields: [`${box}.applying.*`],
        path: `${path}.is_applying_with_applicant`,
        when,
        label: 'child-applying-too',
        params: { n },
      },
    ]);
  }),
]);

const characteristicsAndRest = items([
  { fields: ['P8.1.*'], path: `${body}.ethnicity`, label: 'ethnicity' },
  { fields: ['P8.2.*'], path: `${body}.race`, label: 'race' },
  { fields: ['P8.3.feet'], path: `${body}.height.feet`, label: 'height-feet' },
  { fields: ['P8.3.inches'], path: `${body}.height.inches`, label: 'height-inches' },
  { fields: ['P8.4.*'], path: `${body}.weight_lbs`, label: 'weight-pounds' },
  { fields: ['P8.5.*'], path: `${body}.eye_color`, label: 'eye-color' },
  { fields: ['P8.6.*'], path: `${body}.hair_color`, label: 'hair-color' },
  {
    fields: ['P9.*'],
    through: 'P9.86.nationality',
    path: null,
    label: 'questions-of-part-9',
  },
  {
    fields: ['P10.1.daytime-phone'],
    path: 'contact.daytime_phone',
    label: 'daytime-telephone-number',
  },
]);

/** Parts 5 to 10 of the I-485, edition 01/20/25. */
export const requiredI485Family = items([...parents, ...marriages, ...children, ...characteristicsAndRest]);
