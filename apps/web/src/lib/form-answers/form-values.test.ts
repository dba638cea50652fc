import { answersOf, type FieldSpec, type SectionSpec } from '@puente/forms/answers';
import { emptyI485FormData, emptyI765FormData, i485FormDataSchema } from '@puente/forms/data';
import { expect, it } from 'vitest';
import {
  type FormValues,
  getAt,
  rowKey,
  setAt,
  toBlankEntry,
  toFormData,
  toFormValues,
} from './form-values.ts';
import { listDifferences } from './list-differences.ts';

const i485Sections = answersOf('I-485').sections;
const i765Sections = answersOf('I-765').sections;

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

it('asks with a line only for a name whose parts nobody has told, and saves the line its parts make', () => {
  const name = { family_name: 'Pérez Tzul', given_name: 'Juan', middle_name: '' };
  const values = valuesOf({
    children: [{ full_name: 'Juan Pérez Tzul', name }, { full_name: 'Ana Luz Ixil' }],
  });
  expect(getAt(values, 'children.0.full_name')).toBe('');
  expect(getAt(values, 'children.1.full_name')).toBe('Ana Luz Ixil');
  const lineOf = (row: number) => getAt(toFormData('I-485', values, {}), `children.${row}.full_name`);
  expect([lineOf(0), lineOf(1)]).toEqual(['Juan Pérez Tzul', 'Ana Luz Ixil']);
  setAt(values, 'children.0.name', { ...name, given_name: 'Eva' });
  setAt(values, 'children.1.name.family_name', 'Luz Ixil');
  expect([lineOf(0), lineOf(1)]).toEqual(['Eva Pérez Tzul', 'Luz Ixil']);
  setAt(values, 'children.0.name', { family_name: '', given_name: '', middle_name: '' });
  expect(lineOf(0)).toBe('');
});

it.each([
  [true, 'yes'],
  [false, 'no'],
  [null, ''],
] as const)('holds %s as %s where a yes or no is asked, in lists and outside them', (saved, held) => {
  const data = i485FormDataSchema.parse({
    passport: { number: 'H012345', used_at_last_arrival: saved },
    children: [{ full_name: 'Luz', is_applying_with_applicant: saved }],
  });
  const values = valuesOf(data);
  expect(getAt(values, 'passport.used_at_last_arrival')).toBe(held);
  expect(getAt(values, 'children.0.is_applying_with_applicant')).toBe(held);
  expect(toFormData('I-485', values, { ...data })).toEqual(data);
});

it('keeps a spouse as soon as one answer about the spouse is there', () => {
  const values = valuesOf(emptyI485FormData()) as {
    marital_history: { current_spouse: { a_number: string } };
  };
  values.marital_history.current_spouse.a_number = '123456789';
  const saved = i485FormDataSchema.parse(toFormData('I-485', values, {}));
  expect(saved.marital_history.current_spouse?.a_number).toBe('123456789');
});

it('keeps what is accepted by a tick as true or false, and tells it apart in two versions', () => {
  const accepted = { ...filled, first_of_month_accepted: true };
  expect(toFormData('I-485', valuesOf(accepted), { ...filled })).toEqual(accepted);
  expect(listDifferences(valuesOf(filled), valuesOf(accepted))).toEqual([
    { path: 'first_of_month_accepted', before: 'no', after: 'yes' },
  ]);
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

function leavesOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return value.length > 0 && typeof value[0] === 'object' ? leavesOf(value[0], `${path}.0`) : [path];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path ? `${path}.${key}` : key));
}

it('asks for the other passport only where the answer is no, and for a spouse of nobody who has none', () => {
  const [asked, spouse] = i485Sections
    .flatMap(({ parts }) => parts)
    .flatMap((part) => (part.kind === 'group' && part.onlyWhen ? [part] : []));
  expect(asked?.onlyWhen).toEqual({ path: 'passport.used_at_last_arrival', is: ['no'] });
  expect(asked?.fields.every(({ path }) => path.startsWith('arrival_passport.'))).toBe(true);
  expect(spouse?.title).toBe('spouse');
  expect(spouse?.onlyWhen?.is).toEqual(['', 'Married', 'Separated']);
});

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

function withEntryDefaults(values: FormValues, sections: readonly SectionSpec[]) {
  const copy = structuredClone(values);
  for (const { path, fields } of listPaths(sections)) {
    const list = getAt(copy, path) as Record<string, unknown>[];
    const { is_applying_with_applicant: _, ...blank } = toBlankEntry(fields) as Record<string, unknown>;
    list[0] = blank;
  }
  return copy;
}

it('starts a new entry with nothing in it', () => {
  const fields: FieldSpec[] = [
    { path: 'address.city', label: 'city' },
    { path: 'from_date', label: 'fromDate' },
  ];
  expect(toBlankEntry(fields)).toEqual({ address: { city: '' }, from_date: '' });
  for (const { fields: specs } of [...listPaths(i485Sections), ...listPaths(i765Sections)])
    expect(JSON.stringify(toBlankEntry(specs))).not.toMatch(/:"[^"]/);
});
