import { type Evidence, emptyI485FormData } from '@puente/contract';
import type { FormWarning } from '@puente/forms/checks';
import { expect, it } from 'vitest';
import { type FormValues, rowKey, setAt, toFormValues } from '../../../lib/form-answers/form-values.ts';
import { applyDiff, type Content, toAnswerChange, toRowsChange } from './diff.ts';
import { listCheckedAtOpening, toOpenedForm } from './opened-form.ts';
import { followRemarks } from './remarks.ts';
import { isEmptyForm, listCheckedPaths, listNeeds, toAnswerFacts, toBarText, toProgress } from './select.ts';

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
    progress: () => toProgress(form, content),
    needs: () => listNeeds(form, content, { remarks: new Map(), refused: new Set() }),
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

it('counts what was confirmed or typed anew, and no more once that is taken back', () => {
  const { progress, needs, type, check } = stage();
  expect(progress()).toEqual({ done: 1, total: 3 });
  expect(needs().map(({ path }) => path)).toEqual([number, father]);
  type(number, 'X123');
  check(father);
  expect(progress()).toEqual({ done: 3, total: 3 });
  type(number, 'X12');
  expect(progress()).toEqual({ done: 2, total: 3 });
});

it('never counts an answer that was read well', () => {
  const { form, content, progress, type } = stage();
  type(country, 'Chile');
  expect(toAnswerFacts(form, content(), country, country)).toMatchObject({ doubtful: false, edited: true });
  expect(progress()).toEqual({ done: 1, total: 3 });
});

it('counts the answers of a removed row no more, and again when it is put back', () => {
  const { form, content, progress, keepParents } = stage();
  keepParents(1);
  expect(progress()).toEqual({ done: 1, total: 2 });
  // Where the confirmed answer stands now.
  expect(listCheckedPaths(form, content())).toEqual([father]);
  keepParents();
  expect(progress()).toEqual({ done: 0, total: 1 });
  expect(listCheckedPaths(form, content())).toEqual([]);
  keepParents(0, 1);
  expect(progress()).toEqual({ done: 1, total: 3 });
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
  const marks = { remarks: followRemarks(new Map(), said, null), refused: new Set([number]) };
  expect(listNeeds(form, content(), marks)).toEqual([
    { path: number, reasons: ['doubtful', 'refused'] },
    { path: father, reasons: ['doubtful', 'warned'] },
    { path: 'ssn', reasons: ['warned'] },
  ]);
  type(number, '');
  expect(listNeeds(form, content(), marks)[0]).toEqual({ path: father, reasons: ['doubtful', 'warned'] });
});

it('never says that nothing is left over an empty form, nor while something is marked', () => {
  expect(toBarText(0, { byHand: false, empty: true })).toBe('bar.empty');
  expect(toBarText(0, { byHand: true, empty: true })).toBe('bar.byHand');
  for (const byHand of [true, false]) expect(toBarText(2, { byHand, empty: false })).toBe('toCheck');
  expect(toBarText(0, { byHand: false, empty: false })).toBe('toCheck');
});

it('takes a form for empty until one answer stands in it', () => {
  const data = structuredClone(emptyI485FormData()) as unknown as Record<string, unknown>;
  const values = toFormValues('I-485', { ...data, other_names: [{ family_name: '' }] }) ?? {};
  expect(isEmptyForm(values)).toBe(true);
  setAt(values, 'biographic_information.full_name.given_name', 'Ana');
  expect(isEmptyForm(values)).toBe(false);
});
