import { formOf } from '../../answers/answer.ts';
import { ethnicities, eyeColors, hairColors, type I485FormData, races } from '../data.ts';

const { answers, group, section } = formOf<I485FormData>();

const body = 'biographic_characteristics.';

const boxEach = (colors: readonly string[], start: string): Record<string, string> =>
  Object.fromEntries(colors.map((color) => [color, `${start}${color.toLowerCase()}`]));

const backgroundAnswers = answers([
  {
    path: `${body}ethnicity`,
    label: 'ethnicity',
    kind: 'select',
    options: ethnicities,
    hint: 'personal',
    choices: { 'Hispanic or Latino': 'P8.1.hispanic', 'Not Hispanic or Latino': 'P8.1.not-hispanic' },
    required: { label: 'ethnicity' },
  },
  {
    path: `${body}race`,
    label: 'race',
    kind: 'checks',
    options: races,
    hint: 'personal',
    choices: {
      White: 'P8.2.white',
      'Black or African American': 'P8.2.black',
      'American Indian or Alaska Native': 'P8.2.american-indian',
      Asian: 'P8.2.asian',
      'Native Hawaiian or Other Pacific Islander': 'P8.2.pacific-islander',
    },
    required: { label: 'race' },
  },
]);

const bodyAnswers = answers([
  {
    path: `${body}height.feet`,
    label: 'heightFeet',
    kind: 'digits',
    asks: 'listed',
    box: 'P8.3.feet',
    withheld: 'feet',
    required: { label: 'height-feet' },
  },
  {
    path: `${body}height.inches`,
    label: 'heightInches',
    kind: 'digits',
    asks: 'listed',
    box: 'P8.3.inches',
    withheld: 'inches',
    required: { label: 'height-inches' },
  },
  {
    path: `${body}weight_lbs`,
    label: 'weight',
    kind: 'digits',
    asks: 'weight',
    box: ['P8.4.digit-1', 'P8.4.digit-2', 'P8.4.digit-3'],
    required: { label: 'weight-pounds' },
  },
  {
    path: `${body}eye_color`,
    label: 'eyes',
    kind: 'select',
    options: eyeColors,
    hint: 'personal',
    choices: boxEach(eyeColors, 'P8.5.'),
    required: { label: 'eye-color' },
  },
  {
    path: `${body}hair_color`,
    label: 'hair',
    kind: 'select',
    options: hairColors,
    hint: 'personal',
    choices: boxEach(hairColors, 'P8.6.'),
    required: { label: 'hair-color' },
  },
]);

export const characteristicAnswers = [...backgroundAnswers, ...bodyAnswers] as const;

/** Part 8 of the I-485, edition 01/20/25. Only what the person chose; nothing here is ever read off the I-589. */
export const characteristics = section({
  title: 'characteristics',
  parts: [group('background', backgroundAnswers), group('body', bodyAnswers)],
});
