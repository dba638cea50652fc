import type { Evidence } from '@puente/contract';
import type { FormWarning } from '@puente/forms/checks';
import { emptyI485FormData } from '@puente/forms/data';
import { expect, it } from 'vitest';
import { type FormValues, getAt, rowKey, toFormValues } from '../../../lib/form-answers/form-values.ts';
import { toOpenedForm } from './opened-form.ts';
import { remarksAt } from './remarks.ts';
import { createReviewModel } from './review-model.ts';

const given = 'biographic_information.full_name.given_name';
const family = 'biographic_information.full_name.family_name';
const list = 'address_history_5_years';
const seen: Evidence = {
  page: 1,
  box: [0, 0, 0.1, 0.1],
  text: 'X',
  confidence: 'low',
  score: 0.5,
  source: 'ocr',
};

function stage(evidence: Record<string, Evidence> = {}) {
  const formData = {
    ...(structuredClone(emptyI485FormData()) as unknown as FormValues),
    [list]: [{ city: 'Lima' }, { city: 'Cusco' }],
  };
  const opened = toFormValues('I-485', formData) ?? {};
  const form = toOpenedForm('I-485', { formData, opened, findEvidence: (path) => evidence[path] });
  const told = { edits: 0, ms: 0 };
  const model = createReviewModel(form, {
    values: opened,
    onEdit: () => {
      told.edits += 1;
    },
    now: () => told.ms,
  });
  const at = (path: string) => getAt(model.getState().values, path);
  const rows = () => at(list) as FormValues[];
  return { model, told, at, rows, opened };
}

it('holds what is typed, says that it is to be saved, and leaves what it was opened with alone', () => {
  const { model, told, at, opened } = stage();
  model.type(given, 'Ana');
  expect(at(given)).toBe('Ana');
  expect(told.edits).toBe(1);
  expect(getAt(opened, given)).toBe('');
  model.type(given, 'Ana');
  expect(told.edits).toBe(1);
});

it('tells a letter only to who shows its answer, and rows to who shows anything in their list', () => {
  const { model, rows } = stage();
  const told: string[] = [];
  for (const path of [given, family, list, `${list}.0.city`]) model.watch(path, () => told.push(path));
  model.type(given, 'A');
  expect(told).toEqual([given]);
  model.setRows(list, rows().slice(1));
  expect(told).toEqual([given, list, `${list}.0.city`]);
  model.refuse([family]);
  expect(told).toHaveLength(7);
});

it('takes back and makes again typing, entries and confirmations, and leads to each', () => {
  const { model, told, at, rows } = stage({ [family]: seen });
  model.type(given, 'Ana');
  model.setChecked(family, family, true);
  model.setRows(list, rows().slice(1));
  expect(rows()).toHaveLength(1);
  model.undo();
  expect(rows().map((row) => row.city)).toEqual(['Lima', 'Cusco']);
  expect(model.getState().wanted).toMatchObject({ path: list, how: 'back' });
  expect(model.getState().moved).toEqual({ direction: 'undone', path: list });
  model.undo();
  expect(model.getState().checked.has(family)).toBe(false);
  model.undo();
  expect(at(given)).toBe('');
  model.undo();
  expect(told.edits).toBe(6);
  model.redo();
  expect(at(given)).toBe('Ana');
  expect(model.getState().wanted?.path).toBe(given);
});

it('gives every new entry a name of its own, which it keeps', () => {
  const { model, rows } = stage();
  model.setRows(list, [...rows(), { city: '' }, { city: '' }]);
  const names = rows().map((row) => row[rowKey]);
  expect(new Set(names).size).toBe(4);
  model.undo();
  model.redo();
  expect(rows().map((row) => row[rowKey])).toEqual(names);
});

it('takes over what was changed elsewhere without saving it, and undo brings none of it back', () => {
  const { model, told, at } = stage();
  model.type(given, 'Ana');
  model.type(family, 'Paz');
  model.take([{ kind: 'answer', path: given, before: 'Ana', after: 'Eva' }], new Set(), [given]);
  expect(told.edits).toBe(2);
  model.undo();
  expect([at(given), at(family)]).toEqual(['Eva', '']);
  model.undo();
  expect(at(given)).toBe('Eva');
});

it('follows the answer with the focus when its list is drawn anew', () => {
  const { model, rows } = stage();
  model.enterAnswer(`${list}.1.city`, `${list}.1.city`);
  const [first, second] = rows();
  model.take([{ kind: 'rows', path: list, before: [first, second], after: [second] }], new Set(), [list]);
  expect(model.getState().wanted).toMatchObject({ path: `${list}.0.city`, how: 'keep' });
});

it('says nothing new of an answer being typed before it is left', () => {
  const { model } = stage();
  const fault: FormWarning = { path: given, code: 'not-latin', severity: 'warning', params: {} };
  const said = () => remarksAt(model.getState().remarks, given);
  model.enterAnswer(given, given);
  model.type(given, 'Я');
  model.setFound([fault], []);
  expect(said()).toEqual([]);
  model.leave();
  model.setFound([fault], []);
  expect(said()).toEqual([fault]);
});

it('goes through what needs the person, one after another', () => {
  const { model } = stage({ [family]: seen, [`${list}.1.city`]: seen });
  model.goToNeed('next');
  expect(model.getState().wanted).toEqual({ path: family, how: 'check' });
  model.look(family);
  model.goToNeed('next');
  expect(model.getState().wanted?.path).toBe(`${list}.1.city`);
});
