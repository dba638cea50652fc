import type { FieldReading } from '@puente/forms';
import { getCatalogue } from '@puente/forms/catalogues';
import { expect, it } from 'vitest';
import { agreeOnProvince } from './agree-on-province.ts';

const { fields: specs } = getCatalogue('I-589', '01/20/25');
const address = { 'A.I.8.city': 'Seattle', 'A.I.8.state': 'WA' };

/** What becomes of the first row of residences, each box read with 0.96, beside the address of today. */
function agreeOn(city: string, province: string, country: string, others: Record<string, string> = address) {
  const row = 'A.III.2.row-1';
  const texts = {
    ...others,
    [`${row}.city`]: city,
    [`${row}.province`]: province,
    [`${row}.country`]: country,
  };
  const fields = Object.entries(texts).map(([fieldId, text]): FieldReading => {
    const place = { page: 1, box: [0, 0, 1, 1] } as const;
    return { fieldId, place, source: 'ocr', state: 'text', text, score: 0.96 };
  });
  const agreed = agreeOnProvince(new Map(fields.map((each) => [each.fieldId, each])), specs);
  const reading = agreed.get(`${row}.province`);
  return reading?.state === 'text' && [reading.text, reading.score];
}

it('reads a code that is no state’s as the state the same city has elsewhere, for a person to look at', () => {
  expect(agreeOn('SEATTLE', 'NA', 'USA')).toEqual(['WA', 0.9]);
  expect(agreeOn('Seattle', '(A', 'United States')).toEqual(['WA', 0.9]);
});

it.each<[why: string, read: Parameters<typeof agreeOn>]>([
  ['another city', ['Tacoma', 'NA', 'USA']],
  ['another country', ['Seattle', 'NA', 'Canada']],
  ['a state’s', ['Seattle', 'VA', 'USA']],
  ['too unlike', ['Seattle', 'NX', 'USA']],
  ['a word', ['Seattle', 'King', 'USA']],
  ['a person who says that there is none', ['Seattle', 'N/A', 'USA']],
  [
    'near two states',
    [
      'Kansas City',
      'KO',
      'USA',
      { 'A.I.8.city': 'Kansas City', 'A.I.8.state': 'KS', 'A.I.9.city': 'Kansas City', 'A.I.9.state': 'MO' },
    ],
  ],
])('leaves what is of %s', (_, read) => {
  expect(agreeOn(...read)).toEqual([read[1], 0.96]);
});
