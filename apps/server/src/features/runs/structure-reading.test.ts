import type { PaperForm } from '@puente/forms';
import { expect, it } from 'vitest';
import { structureReading } from './structure-reading.ts';

const expiry = 'A.I.22.passport-expires';
const paper: PaperForm = {
  form: 'I-589',
  edition: '01/20/25',
  fields: new Map([
    [
      expiry,
      {
        fieldId: expiry,
        place: { page: 1, box: [0, 0, 0.1, 0.1] },
        source: 'text-layer',
        score: 1,
        state: 'text',
        text: '01/02/30',
      },
    ],
  ]),
};

it.each([
  ['2005-06-01', '01/02/1930'],
  ['2026-06-01', '01/02/2030'],
])('judges a year of two digits by the day it is told, %s', (day, date) => {
  const { data } = structureReading(paper, 'I-485', new Date(`${day}T00:00:00Z`));
  expect(data).toMatchObject({ passport: { expiration_date: date } });
});
