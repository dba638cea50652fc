import type { DocumentView } from '@puente/contract';
import { emptyI485FormData } from '@puente/forms/data';
import { expect, it } from 'vitest';
import {
  type FormValues,
  getAt,
  rowKey,
  setAt,
  toFormData,
  toFormValues,
} from '../../../lib/form-answers/form-values.ts';
import { createMerging } from './merging.ts';
import { toOpenedForm } from './opened-form.ts';
import { createReviewModel } from './review-model.ts';

const given = 'biographic_information.full_name.given_name';
const city = 'biographic_information.physical_address.city';
const rows = 'address_history_5_years';

function makeData(answers: Record<string, unknown> = {}, cities: readonly string[] = ['Lima', 'Cusco']) {
  const data = structuredClone(emptyI485FormData()) as unknown as FormValues;
  for (const [path, value] of Object.entries(answers)) setAt(data, path, value);
  return {
    ...data,
    [rows]: cities.map((name) => ({ street: `${name} street`, city: name })),
  };
}
const makeDocument = (formData: FormValues, checked: readonly string[] = []) =>
  ({
    formType: 'I-485',
    formData,
    evidence: Object.fromEntries(checked.map((path) => [path, { checked: true }])),
  }) as unknown as DocumentView;

/** An open review of `makeData()` in which `edits` were made, and what the other tab made of the same. */
function stage(edits: Record<string, unknown>) {
  const document = makeDocument(makeData());
  const formData = document.formData ?? {};
  const opened = toFormValues('I-485', formData) ?? {};
  const form = toOpenedForm('I-485', {
    formData,
    opened,
    findEvidence: (path) =>
      path === `${rows}.1.city`
        ? { page: 1, box: [0, 0, 1, 1], text: 'Cusco', confidence: 'low', score: 0.5, source: 'ocr' }
        : undefined,
  });
  const model = createReviewModel(form, { values: opened, onEdit: () => undefined });
  for (const [path, value] of Object.entries(edits)) model.type(path, value);
  const taken: number[] = [];
  const merging = createMerging(model, document, (count) => taken.push(count));
  const values = () => model.getState().values;
  const readData = () => toFormData('I-485', values(), formData);
  return { model, merging, values, readData, taken };
}
const citiesOf = (data: FormValues) => (data[rows] as { city: string }[]).map((row) => row.city);

it('takes over what the other tab alone has changed, and keeps what was changed here', () => {
  const { merging, readData } = stage({ [given]: 'Eva' });
  expect(merging.merge(makeDocument(makeData({ [city]: 'Newark' })))).toBe(true);
  const data = readData();
  expect([getAt(data, given), getAt(data, city)]).toEqual(['Eva', 'Newark']);
});

it('does not bring back by undo what the other tab has changed since, and still takes back what was changed here', () => {
  const { model, merging, readData } = stage({ [city]: 'Trenton', [given]: 'Eva' });
  merging.onSaved({ formType: 'I-485', formData: makeData({ [city]: 'Trenton' }), checkedPaths: [] });
  expect(merging.merge(makeDocument(makeData({ [city]: 'Newark' })))).toBe(true);
  model.undo();
  expect(getAt(readData(), given)).toBe('');
  model.undo();
  expect(getAt(readData(), city)).toBe('Newark');
});

it('touches nothing when an answer was changed on both sides, names it, and keeps or takes it alone', () => {
  const theirs = makeDocument(makeData({ [given]: 'Iris', [city]: 'Newark' }));
  for (const [side, name] of [
    ['mine', 'Eva'],
    ['theirs', 'Iris'],
  ]) {
    const { merging, readData } = stage({ [given]: 'Eva', 'passport.number': 'X1' });
    expect(merging.merge(theirs)).toBe(false);
    expect(getAt(readData(), city)).toBe('');
    expect(merging.listConflicts(theirs)).toEqual([
      { path: given, basePath: given, mine: 'Eva', theirs: 'Iris' },
    ]);
    const takeTheirs = merging.prepare(theirs, new Set([given]));
    merging.settle(theirs);
    expect(getAt(readData(), given)).toBe('Eva');
    if (side === 'theirs') takeTheirs();
    const data = readData();
    expect([given, city, 'passport.number'].map((path) => getAt(data, path))).toEqual([name, 'Newark', 'X1']);
  }
});

it('decides answer by answer, and touches no other', () => {
  const number = 'passport.number';
  const theirs = makeDocument(makeData({ [given]: 'Iris', [number]: 'Y2', [city]: 'Newark' }));
  const { merging, readData } = stage({
    [given]: 'Eva',
    [number]: 'X1',
    'passport.expiration_date': '01/02/2030',
  });
  expect(merging.listConflicts(theirs).map(({ path }) => path)).toEqual([given, number]);
  const takeTheirs = merging.prepare(theirs, new Set([number]));
  merging.settle(theirs);
  takeTheirs();
  const data = readData();
  const paths = [given, number, city, 'passport.expiration_date'];
  expect(paths.map((path) => getAt(data, path))).toEqual(['Eva', 'Y2', 'Newark', '01/02/2030']);
});

it('keeps each row with its evidence when the other tab removed and added some', () => {
  const { model, merging, values, readData } = stage({ [`${rows}.1.apt_number`]: '4' });
  const theirs = makeDocument(makeData({}, ['Cusco', 'Puno']), [`${rows}.0.city`]);
  expect(merging.merge(theirs)).toBe(true);
  expect(citiesOf(readData())).toEqual(['Cusco', 'Puno']);
  expect(getAt(readData(), `${rows}.0.apt_number`)).toBe('4');
  expect((values()[rows] as FormValues[]).map((row) => row[rowKey])).toEqual([1, 'new-0']);
  expect(model.getState().checked).toEqual(new Set([`${rows}.1.city`]));
});

it('says how many answers it took over, and none where only the number of the version has changed', () => {
  const { merging, taken } = stage({ [given]: 'Eva' });
  expect(merging.merge(makeDocument(makeData()))).toBe(true);
  expect(merging.merge(makeDocument(makeData({ [city]: 'Newark', 'passport.number': 'X1' })))).toBe(true);
  expect(taken).toEqual([0, 2]);
});

it('merges nothing into a form of another kind', () => {
  const { merging } = stage({ [given]: 'Eva' });
  expect(merging.merge({ ...makeDocument({}), formType: 'I-765' })).toBe(false);
});
