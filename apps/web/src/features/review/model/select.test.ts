import type { Evidence } from '@puente/contract';
import type { FormWarning } from '@puente/forms/checks';
import { emptyI485FormData } from '@puente/forms/data';
import { expect, it } from 'vitest';
import { type FormValues, rowKey, setAt, toFormValues } from '../../../lib/form-answers/form-values.ts';
import { applyDiff, type Content, toAnswerChange, toRowsChange } from './diff.ts';
import { listNeeds, type Marks } from './needs.ts';
import { listCheckedAtOpening, toOpenedForm } from './opened-form.ts';
import { followRemarks } from './remarks.ts';
import { isEmptyForm, listCheckedPaths, toAnswerFacts } from './select.ts';

const seen = (more: Partial<Evidence> = {}): Evidence => ({
  page: 1,
  box: [0, 0, 0.1, 0.1],
  text: 'X',
  confidence: 'low',
  score: 0.5,
  source: 'ocr',
  ...more,
});
const number = 'passport.number';
const country = 'passport.country';
const city = 'last_arrival.city';
const noMarks: Marks = { remarks: new Map(), missing: null, refused: new Set() };
const [father, mother] = ['parents.0.full_name.given_name', 'parents.1.full_name.given_name'] as const;

/** A form with three doubtful answers, the mother's given name being confirmed. */
function stage() {
  const data = structuredClone(emptyI485FormData()) as unknown as FormValues;
  setAt(data, number, 'X12');
  setAt(data, country, 'Peru');
  setAt(data, 'parents', [{ full_name: { given_name: 'Juan' } }, { full_name: { given_name: 'Ana' } }]);
  const opened = toFormValues('I-485', data) ?? {};
  const evidence: Record<string, Evidence> = {
    [number]: seen(),
    [country]: seen({ confidence: 'high', score: 1 }),
    [father]: seen(),
    [mother]: seen({ checked: true }),
  };
  const form = toOpenedForm('I-485', { formData: data, opened, findEvidence: (path) => evidence[path] });
  let content: Content = { values: opened, checked: listCheckedAtOpening(form) };
  return {
    form,
    content: () => content,
    needs: (marks: Partial<Marks> = {}) =>
      listNeeds(form, content, { ...noMarks, ...marks }).map(({ path }) => path),
    type: (path: string, text: string) => {
      content = applyDiff(content, [toAnswerChange(content.values, path, text)]);
    },
    check: (readPath: string) => {
      content = applyDiff(content, [
        { kind: 'checked', path: readPath, readPath, before: false, after: true },
      ]);
    },
    keepParents: (...rows: readonly number[]) => {
      const kept = (opened.parents as FormValues[]).filter((row) => rows.includes(Number(row[rowKey])));
      content = applyDiff(content, [toRowsChange(content.values, 'parents', kept)]);
    },
  };
}

it('asks no more for what was confirmed or typed anew, until that is taken back', () => {
  const { needs, type, check } = stage();
  expect(needs()).toEqual([number, father]);
  type(number, 'X123');
  check(father);
  expect(needs()).toEqual([]);
  type(number, 'X12');
  expect(needs()).toEqual([number]);
});

it('never asks for an answer that was read well', () => {
  const { form, content, needs, type } = stage();
  type(country, 'Chile');
  expect(toAnswerFacts(form, content(), country, country)).toMatchObject({ doubtful: false, edited: true });
  expect(needs()).toEqual([number, father]);
});

it('asks for the answers of a removed row no more, and again when it is put back', () => {
  const { form, content, needs, keepParents } = stage();
  keepParents(1);
  expect(needs()).toEqual([number]);
  // Where the confirmed answer stands now.
  expect(listCheckedPaths(form, content())).toEqual([father]);
  keepParents();
  expect(listCheckedPaths(form, content())).toEqual([]);
  keepParents(0, 1);
  expect(needs()).toEqual([number, father]);
});

it('asks for what is missing until something stands there, and once where it could not be read', () => {
  const { needs, type } = stage();
  const marks = { missing: new Set([city, number]) };
  expect(needs(marks)).toEqual([number, father, city]);
  type(city, 'Lima');
  expect(needs(marks)).toEqual([number, father]);
});

it('asks nothing that the form has no box for', () => {
  const kept = 'parents.0.citizenship_country';
  const data = structuredClone(emptyI485FormData()) as unknown as FormValues;
  setAt(data, 'parents', [{ citizenship_country: 'Peru' }]);
  const opened = toFormValues('I-485', data) ?? {};
  const form = toOpenedForm('I-485', {
    formData: data,
    opened,
    findEvidence: (path) => (path === kept ? seen() : undefined),
  });
  expect([...form.doubtful]).toEqual([]);
});

it('keeps as confirmed only what still stands as it was read', () => {
  const { form, content, type } = stage();
  type(mother, 'Eva');
  expect(listCheckedPaths(form, content())).toEqual([]);
  type(mother, 'Ana');
  expect(listCheckedPaths(form, content())).toEqual([mother]);
});

it('knows of an answer edited before what was read, and leads back to it', () => {
  const data = structuredClone(emptyI485FormData()) as unknown as FormValues;
  setAt(data, number, 'X12');
  const opened = toFormValues('I-485', data) ?? {};
  const evidence = seen({ edited: true, asRead: 'X1Z' });
  const form = toOpenedForm('I-485', {
    formData: data,
    opened,
    findEvidence: (path) => (path === number ? evidence : undefined),
  });
  const content = { values: opened, checked: listCheckedAtOpening(form) };
  expect(toAnswerFacts(form, content, number, number)).toMatchObject({
    asRead: 'X1Z',
    edited: true,
    changed: false,
    canGoBack: true,
  });
});

it('lists each place that needs the person once, with all its reasons', () => {
  const { form, content, type } = stage();
  const warning = (path: string, code: FormWarning['code']): FormWarning => ({
    path,
    code,
    severity: 'warning',
    params: {},
  });
  const said = [warning(father, 'not-latin'), warning('parents', 'no-answer'), warning('ssn', 'ssn-format')];
  const marks = { remarks: followRemarks(new Map(), said, null), missing: null, refused: new Set([number]) };
  expect(listNeeds(form, content(), marks)).toEqual([
    { path: number, reasons: ['doubtful', 'refused'] },
    { path: father, reasons: ['doubtful', 'warned'] },
    { path: 'ssn', reasons: ['warned'] },
  ]);
  type(number, '');
  expect(listNeeds(form, content(), marks)[0]).toEqual({ path: father, reasons: ['doubtful', 'warned'] });
});

it('takes a form for empty until one answer stands in it', () => {
  const data = structuredClone(emptyI485FormData()) as unknown as Record<string, unknown>;
  const values = toFormValues('I-485', { ...data, other_names: [{ family_name: '' }] }) ?? {};
  expect(isEmptyForm(values)).toBe(true);
  setAt(values, 'biographic_information.full_name.given_name', 'Ana');
  expect(isEmptyForm(values)).toBe(false);
});
