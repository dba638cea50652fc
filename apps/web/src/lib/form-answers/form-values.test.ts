import { emptyI485FormData, emptyI765FormData, i485FormDataSchema } from '@puente/contract';
import { expect, it } from 'vitest';
import type { FieldSpec, SectionSpec } from './field-spec.ts';
import { type FormValues, getAt, rowKey, toBlankEntry, toFormData, toFormValues } from './form-values.ts';
import { i485Sections } from './i485-sections.ts';
import { i765Sections } from './i765-sections.ts';

const filled = i485FormDataSchema.parse({
  biographic_information: { full_name: { family_name: 'Quispe', given_name: 'Ana' }, sex: 'Female' },
  address_history_5_years: [{ street: '1 Elm St' }, { street: '2 Oak St', to_date: '02/2015' }],
  children: [
    { full_name: 'Luz', is_applying_with_applicant: true },
    { full_name: 'Sol', is_applying_with_applicant: false },
    { full_name: 'Mar' },
  ],
  marital_history: { prior_marriages: [{ former_spouse_name: 'Rui' }] },
  biographic_characteristics: { race: ['White', 'Asian'] },
  rawOcrText: 'as read',
});

const valuesOf = (data: unknown) => toFormValues('I-485', data) as FormValues;

it('gives back exactly the form data it was given when nothing was edited', () => {
  expect(toFormData('I-485', valuesOf(filled), { ...filled })).toEqual(filled);
  const empty = emptyI485FormData();
  expect(toFormData('I-485', valuesOf(empty), { ...empty })).toEqual(empty);
  const i765 = {
    ...emptyI765FormData(),
    other_names: [{ family_name: 'A', given_name: 'B', middle_name: '' }],
  };
  expect(toFormData('I-765', toFormValues('I-765', i765) as FormValues, i765)).toEqual(i765);
});

it('keeps a spouse as soon as one answer about the spouse is there', () => {
  const values = valuesOf(emptyI485FormData()) as {
    marital_history: { current_spouse: { a_number: string } };
  };
  values.marital_history.current_spouse.a_number = '123456789';
  const saved = i485FormDataSchema.parse(toFormData('I-485', values, {}));
  expect(saved.marital_history.current_spouse?.a_number).toBe('123456789');
});

it('remembers where each entry stood, for its evidence, and never saves that', () => {
  expect(getAt(valuesOf(filled), `address_history_5_years.1.${rowKey}`)).toBe(1);
  expect(JSON.stringify(toFormData('I-485', valuesOf(filled), {}))).not.toContain(`"${rowKey}"`);
});

it('refuses data of another shape instead of losing parts of it', () => {
  expect(toFormValues('I-485', { children: 'three' })).toBeNull();
});

const fieldsOf = (sections: readonly SectionSpec[]) =>
  sections.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      part.fields.map((field) => (part.kind === 'list' ? `${part.path}.0.${field.path}` : field.path)),
    ),
  );

const leavesOf = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value))
    return value.length > 0 && typeof value[0] === 'object' ? leavesOf(value[0], `${path}.0`) : [path];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key));
};

const listPaths = (sections: readonly SectionSpec[]) =>
  sections.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'list' ? [part] : [])));

it.each([
  ['I-485', i485Sections],
  ['I-765', i765Sections],
] as const)('shows every key of the %s form data, once', (formType, sections) => {
  const one: FormValues = {};
  for (const { path } of listPaths(sections)) if (!path.includes('.')) one[path] = [{}];
  if (formType === 'I-485') one.marital_history = { prior_marriages: [{}] };
  const entryDefaults = toFormValues(formType, withEntryDefaults(one, sections)) as FormValues;
  const expected = leavesOf(entryDefaults).filter((path) => !path.endsWith(`.${rowKey}`));
  expect(fieldsOf(sections).toSorted()).toEqual(expected.toSorted());
});

const withEntryDefaults = (values: FormValues, sections: readonly SectionSpec[]) => {
  const copy = structuredClone(values);
  for (const { path, fields } of listPaths(sections)) {
    const list = getAt(copy, path) as Record<string, unknown>[];
    const { is_applying_with_applicant: _, ...blank } = toBlankEntry(fields) as Record<string, unknown>;
    list[0] = blank;
  }
  return copy;
};

it('starts a new entry with nothing in it', () => {
  const fields: FieldSpec[] = [
    { path: 'address.city', label: 'city' },
    { path: 'from_date', label: 'fromDate' },
  ];
  expect(toBlankEntry(fields)).toEqual({ address: { city: '' }, from_date: '' });
  for (const { fields: specs } of [...listPaths(i485Sections), ...listPaths(i765Sections)])
    expect(JSON.stringify(toBlankEntry(specs))).not.toMatch(/:"[^"]/);
});
