import type { EvidenceMap } from '@puente/contract';
import { expect, it } from 'vitest';
import { findFieldByPdfName, getCatalogue } from '../editions/index.ts';
import type { FieldWrite } from '../filling/index.ts';
import * as editions from '../filling/testing/editions.ts';
import { toI485FormData } from '../i485/crosswalk/to-i485-form-data.ts';
import { i485FormDataSchema } from '../i485/data.ts';
import { toI485Writes } from '../i485/filling/to-i485-writes.ts';
import { toI765FormData } from '../i765/crosswalk/to-i765-form-data.ts';
import { i765FormDataSchema } from '../i765/data.ts';
import { toI765Writes } from '../i765/filling/to-i765-writes.ts';
import { full, home, i765 } from './testing/full-answers.ts';
import { inventPaper } from './testing/invented-paper.ts';

const today = new Date('2026-11-20T00:00:00Z');

/** The filled form as a perfect reader would give it back. */
function toPaper(form: 'I-485' | 'I-765', edition: string, writes: readonly FieldWrite[]) {
  const catalogue = getCatalogue(form, edition);
  const boxes = writes.flatMap((write): (readonly [string, string | true])[] => {
    const id = findFieldByPdfName(catalogue, write.name)?.id ?? '';
    if ('value' in write) return [[id, write.value]];
    return write.on === null ? [] : [[id, true]];
  });
  return inventPaper(Object.fromEntries(boxes), { form, edition, source: 'form-field', score: 0.999 });
}

const asI485Paper = (data: unknown) =>
  toPaper(
    'I-485',
    '01/20/25',
    toI485Writes(i485FormDataSchema.parse(data), { catalogue: editions.i485, today }).writes,
  );
const asI765Paper = (data: unknown) =>
  toPaper(
    'I-765',
    '08/21/25',
    toI765Writes(i765FormDataSchema.parse(data), { catalogue: editions.i765, today }).writes,
  );

/** Paths with a value and no evidence. A list of marks is one answer; what the person accepts is on no paper. */
function findUnproven(value: unknown, evidence: EvidenceMap, path = ''): string[] {
  if (value === '' || value === null || path === 'first_of_month_accepted') return [];
  if (typeof value !== 'object' || path.endsWith('.race'))
    return evidence[path] || (Array.isArray(value) && value.length === 0) ? [] : [path];
  return Object.entries(value).flatMap(([key, child]) =>
    findUnproven(child, evidence, path === '' ? key : `${path}.${key}`),
  );
}

it('gives back from a filled I-485 all I-485 data that has a box', () => {
  const { formData, evidence, notes } = toI485FormData(asI485Paper(full), { today });
  expect(formData).toEqual(i485FormDataSchema.parse(full));
  expect(findUnproven(formData, evidence)).toEqual([]);
  expect(notes).toEqual([
    'passport.number: P1.10.passport-number: the number may be that of a travel document',
  ]);
});

it('takes the passport in a filled I-485 for that of the last arrival, as the form asks for that one', () => {
  const used = { ...full.passport, used_at_last_arrival: false };
  const other = { number: 'C998877', country: 'Ghana', expiration_date: '05/06/2021' };
  const paper = asI485Paper({ ...full, passport: used, arrival_passport: other });
  const { formData, evidence } = toI485FormData(paper, { today });
  expect(formData.passport).toMatchObject({ ...other, used_at_last_arrival: true });
  expect(evidence['passport.used_at_last_arrival']).toMatchObject({ text: 'C998877', concluded: true });
  const answer = (read: typeof paper) =>
    toI485FormData(read, { today }).formData.passport.used_at_last_arrival;
  expect(answer(asI765Paper(i765))).toBeNull();
  expect(answer(inventPaper({ 'A.I.21.passport-number': 'H 012345' }))).toBeNull();
  expect(answer(inventPaper({}, { form: 'I-485' }))).toBeNull();
});

it('gives back a mailing address that is the same as the physical one, with evidence', () => {
  const same = {
    ...full,
    biographic_information: { ...full.biographic_information, mailing_address: home },
  };
  const { formData, evidence } = toI485FormData(asI485Paper(same), { today });
  expect(formData.biographic_information.mailing_address).toEqual(home);
  expect(findUnproven(formData, evidence)).toEqual([]);
});

it('takes no state of the United States for an address abroad', () => {
  const address = {
    'P1.18.abroad-city': 'Enugu',
    'P1.18.abroad-country': 'Nigeria',
    'P1.18.abroad-state': 'WV',
  };
  const { formData } = toI485FormData(inventPaper(address, { form: 'I-485' }), { today });
  expect(formData.last_foreign_address).toMatchObject({ city: 'Enugu', state: '', country: 'Nigeria' });
});

it('says that Part 14 is not carried over, and takes nothing from it', () => {
  const children = [...full.children, { full_name: 'Ife Lindqvist', date_of_birth: '05/05/2018' }];
  const { formData, notes } = toI485FormData(asI485Paper({ ...full, children }), { today });
  expect(formData.children).toHaveLength(2);
  expect(notes.join('\n')).toContain('Part 14');
});

it('carries neither a category nor an answer on eligibility nor the way of entry from an I-485', () => {
  const { fields } = getCatalogue('I-485', '01/20/25');
  const legal = fields.filter(({ part, id }) => ['P2', 'P3', 'P9'].includes(part) || id.startsWith('P1.11.'));
  const boxes = Object.fromEntries(
    legal.map(({ id, kind }) => [id, kind === 'checkbox' ? (true as const) : 'Text']),
  );
  const paper = inventPaper(boxes, { form: 'I-485' });
  for (const result of [toI485FormData(paper, { today }), toI765FormData(paper, { today })]) {
    expect(result.evidence).toEqual({});
    expect(findUnproven(result.formData, {})).toEqual([]);
  }
});

it('gives back from a filled I-765 all I-765 data that has a box, without the category', () => {
  const paper = asI765Paper({ ...i765, eligibility_category: '(c)(8)' });
  const { formData, evidence } = toI765FormData(paper, { today });
  expect(formData).toEqual(i765FormDataSchema.parse(i765));
  expect(findUnproven(formData, evidence)).toEqual([]);
});

it('carries a filled I-765 into the I-485', () => {
  const { formData, evidence } = toI485FormData(asI765Paper(i765), { today });
  const { place_of_birth, ...person } = full.biographic_information;
  expect(formData.biographic_information).toEqual({
    ...person,
    place_of_birth,
    citizenship_country: 'Nigeria, Sweden',
  });
  expect(formData.last_arrival).toEqual({
    city: 'Newark',
    state: 'NJ',
    status: 'Visitor',
    status_expires: '',
  });
  expect(formData.passport.travel_document_number).toBe('T7654321');
  expect(formData.contact).toEqual(full.contact);
  expect(formData.marital_history.current_marital_status).toBe('Married');
  expect(formData.biographic_characteristics.race).toEqual([]);
  expect(findUnproven(formData, evidence)).toEqual([]);
});

it('carries a filled I-485 into the I-765', () => {
  const { formData, evidence } = toI765FormData(asI485Paper(full), { today });
  expect(formData).toEqual(
    i765FormDataSchema.parse({
      ...i765,
      citizenship_country: 'Nigeria',
      place_of_birth: full.biographic_information.place_of_birth,
      current_immigration_status: '',
      sevis_number: '',
      travel_document_number: '',
      last_entry_place: 'Newark, NJ',
    }),
  );
  expect(evidence.passport_number?.confidence).toBe('medium');
  expect(findUnproven(formData, evidence)).toEqual([]);
});

it('leaves the marital status of the I-765 open for a legal separation', () => {
  const paper = inventPaper({ 'P6.1.separated': true }, { form: 'I-485' });
  expect(toI485FormData(paper, { today }).formData.marital_history.current_marital_status).toBe('Separated');
  const { formData, evidence, notes } = toI765FormData(paper, { today });
  expect(formData.marital_status).toBe('');
  expect(evidence).toEqual({});
  expect(notes.join('\n')).toContain('separated');
});
