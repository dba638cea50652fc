import type { EvidenceMap } from '@puente/contract';
import { expect, it } from 'vitest';
import { inventPaper } from '../../drafting/testing/invented-paper.ts';
import { toI485FormData } from '../../i485/crosswalk/to-i485-form-data.ts';
import { toI765FormData } from '../../i765/crosswalk/to-i765-form-data.ts';

const today = new Date('2026-11-20T00:00:00Z');
type Boxes = Parameters<typeof inventPaper>[0];

const listConcluded = (evidence: EvidenceMap) =>
  Object.entries(evidence)
    .filter(([, { concluded }]) => concluded)
    .map(([path, { text }]) => `${path}: ${text}`);

const read = (boxes: Boxes, form: 'I-589' | 'I-485' = 'I-589') =>
  toI485FormData(inventPaper(boxes, { form }), { today });

it.each<[Boxes, string]>([
  [{ 'A.I.13.place-of-birth': 'NEWARK, NJ' }, 'biographic_information.place_of_birth.country'],
  [{ 'A.I.13.place-of-birth': 'Atlanta, Georgia' }, 'biographic_information.place_of_birth.country'],
  [{ 'A.I.14.nationality': 'Hondureña' }, 'biographic_information.citizenship_country'],
  [{ 'A.I.12.date-of-birth': '3/7/88' }, 'biographic_information.date_of_birth'],
  [
    { 'A.II.spouse.first-name': 'Luis', 'A.II.spouse.place-of-marriage': 'Reno, Nevada' },
    'marital_history.current_spouse.place_of_marriage.country',
  ],
  [{ 'A.II.child-1.place-of-birth': 'Tampa, FL' }, 'children.0.country_of_birth'],
  [{ 'A.III.2.row-1.from': '11/22' }, 'address_history_5_years.0.from_date'],
  [{ 'A.III.3.row-1.location': 'Tampa, FL' }, 'employment_and_education_history_5_years.0.address.country'],
  [
    { 'A.III.4.row-1.employer': 'Sol Bakery, Tampa, FL' },
    'employment_and_education_history_5_years.0.address.country',
  ],
  [{ 'A.III.5.mother.location': 'Tampa, FL' }, 'parents.0.current_city_country_of_residence'],
])('says what a value was concluded from whose own words do not stand on the paper: %j', (boxes, path) => {
  const { evidence } = read(boxes);
  const [text] = Object.values(boxes).slice(-1);
  expect(listConcluded(evidence)).toEqual([`${path}: ${text}`]);
});

it.each<[Boxes]>([
  [{ 'A.I.13.place-of-birth': 'Newark, NJ, USA' }],
  [{ 'A.I.13.place-of-birth': 'Tiflis, Georgia' }],
  [{ 'A.I.14.nationality': 'Honduras' }],
  [{ 'A.I.12.date-of-birth': '3 de julio de 1988', 'A.I.19.c.row-1.place': 'Newark, NJ' }],
  [{ 'A.I.8.state': 'New Jersey', 'A.I.8.street': '12 Elm Street Apt 4B' }],
  [{ 'A.III.2.row-1.to': 'presente', 'A.III.2.row-1.country': 'Estados Unidos' }],
  [{ 'A.III.4.row-1.employer': 'Sol Bakery, Tampa, FL, USA' }],
  [{ 'A.III.5.mother.location': 'Deceased' }],
])('does not call concluded what the paper says, in whatever spelling: %j', (boxes) => {
  expect(listConcluded(read(boxes).evidence)).toEqual([]);
});

it('says of the current address on an I-485 that its country and its end follow from the form', () => {
  const { evidence } = read({ 'P1.18.physical-state': 'NJ', 'P1.18.physical-since': '03/01/2021' }, 'I-485');
  expect(listConcluded(evidence)).toEqual([
    'address_history_5_years.0.country: NJ',
    'address_history_5_years.0.to_date: 03/01/2021',
  ]);
});

it('carries it to the I-765', () => {
  const paper = inventPaper({ 'A.I.13.place-of-birth': 'NEWARK, NJ' });
  expect(listConcluded(toI765FormData(paper, { today }).evidence)).toEqual([
    'place_of_birth.country: NEWARK, NJ',
  ]);
});
