import { targetForms } from '@puente/contract';
import { expect, it } from 'vitest';
import { listCatalogues } from './editions/index.ts';
import { neverFilled } from './filling/index.ts';
import type { I485FormData } from './i485/data.ts';
import type { AnswerPath, PathOf } from './path.ts';
import { definitionOf, fillForm, forms, openEmptyForm, openForm, type RequiredLabel } from './registry.ts';

const today = new Date('2026-11-20T00:00:00Z');

it.each(targetForms)('holds all that the %s is, in agreement with each of its editions', (form) => {
  const definition = definitionOf(form);
  expect(definition.form).toBe(form);
  const catalogues = listCatalogues(form);
  expect(catalogues).not.toEqual([]);
  for (const catalogue of catalogues) {
    const { fields } = catalogue;
    const parts = new Set(fields.map(({ part }) => part));
    expect(parts).toContain(`P${definition.additionalPart}`);
    for (const part of Object.keys(definition.signedParts)) expect(parts).toContain(part);
    expect(neverFilled(catalogue)).not.toEqual([]);
    expect(fillForm(openEmptyForm(form), { catalogue, today })).toMatchObject({ moved: [], withheld: [] });
  }
});

it('opens stored data once, and no data of a wrong kind', () => {
  const { form, data } = openForm('I-765', { applicant_last_name: 'Invented' });
  expect([form, data.applicant_last_name, data.other_names]).toEqual(['I-765', 'Invented', []]);
  expect(() => openForm('I-485', { parents: 'none' })).toThrow();
});

it('has a path for each answer, and none for anything else', () => {
  const known: PathOf<I485FormData>[] = [
    'marital_history.current_spouse.date_of_marriage',
    'children.*.name.given_name',
    'biographic_characteristics.race',
  ];
  const row: AnswerPath<I485FormData> = 'children.3.a_number';
  // @ts-expect-error no answer has this path
  const unknown: PathOf<I485FormData> = 'marital_history.date_of_marriage';
  // @ts-expect-error a row is meant by its number here
  const pattern: AnswerPath<I485FormData> = 'children.*.a_number';
  expect([...known, row, unknown, pattern]).toHaveLength(6);
  expect(Object.keys(forms)).toEqual([...targetForms]);
});

it('knows each code of a label, and no other', () => {
  const known: RequiredLabel[] = ['date-of-birth', 'zip-of-your-us-mailing-address', 'date-of-marriage'];
  // @ts-expect-error no form asks for it
  const unknown: RequiredLabel = 'shoe-size';
  expect([...known, unknown]).toHaveLength(4);
});
