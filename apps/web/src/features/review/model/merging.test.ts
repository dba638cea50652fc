import { type DocumentView, emptyI485FormData } from '@puente/contract';
import { expect, it } from 'vitest';
import {
  type FormValues,
  getAt,
  rowKey,
  setAt,
  toFormData,
  toFormValues,
} from '../../../lib/form-answers/form-values.ts';
import { sectionsOf } from '../../../lib/form-answers/sections-of.ts';
import { createCheckList } from './check-list.ts';
import { createMerging, type MergedSession } from './merging.ts';
import { createUndoStack } from './undo-stack.ts';

const i485Sections = sectionsOf('I-485');

const given = 'biographic_information.full_name.given_name';
const city = 'biographic_information.physical_address.city';
const rows = 'address_history_5_years';

const makeData = (answers: Record<string, unknown> = {}, cities: readonly string[] = ['Lima', 'Cusco']) => {
  const data = structuredClone(emptyI485FormData()) as unknown as FormValues;
  for (const [path, value] of Object.entries(answers)) setAt(data, path, value);
  return {
    ...data,
    [rows]: cities.map((name) => ({ street: `${name} street`, city: name })),
  };
};
const makeDocument = (formData: FormValues, checked: readonly string[] = []) =>
  ({
    formType: 'I-485',
    formData,
    evidence: Object.fromEntries(checked.map((path) => [path, { checked: true }])),
  }) as unknown as DocumentView;

/** An open review of `makeData()` in which `edits` were made, and what the other tab made of the same. */
const stage = (edits: Record<string, unknown>) => {
  const opened = makeDocument(makeData());
  const values = toFormValues('I-485', opened.formData) ?? {};
  const undo = createUndoStack();
  for (const [path, value] of Object.entries(edits)) {
    undo.record({ kind: 'answer', path, before: getAt(values, path), after: value });
    setAt(values, path, value);
  }
  const session: MergedSession = {
    document: opened,
    sections: i485Sections,
    checks: createCheckList([{ path: `${rows}.1.city`, checked: false, edited: false }]),
    undo,
    values: () => values,
    isOutdated: false,
    put: (steps) => {
      for (const { path, value } of steps) setAt(values, path, structuredClone(value));
    },
  };
  const readData = () => toFormData('I-485', session.values(), opened.formData ?? {});
  const merging = createMerging(session, () => ({
    formType: 'I-485',
    formData: readData(),
    checkedPaths: [],
  }));
  return { session, merging, values, readData };
};
const citiesOf = (data: FormValues) => (data[rows] as { city: string }[]).map((row) => row.city);

it('takes over what the other tab alone has changed, and keeps what was changed here', () => {
  const { merging, readData } = stage({ [given]: 'Eva' });
  expect(merging.merge(makeDocument(makeData({ [city]: 'Newark' })))).toBe(true);
  const data = readData();
  expect([getAt(data, given), getAt(data, city)]).toEqual(['Eva', 'Newark']);
});

it('does not bring back by undo what the other tab has changed since, and still takes back what was changed here', () => {
  const { session, merging } = stage({ [city]: 'Trenton', [given]: 'Eva' });
  merging.onSaved({ formType: 'I-485', formData: makeData({ [city]: 'Trenton' }), checkedPaths: [] });
  expect(merging.merge(makeDocument(makeData({ [city]: 'Newark' })))).toBe(true);
  expect(session.undo.undo()?.path).toBe(given);
  expect(session.undo.undo()).toBeNull();
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
    expect(merging.listConflicts(theirs)).toEqual([{ path: given, mine: 'Eva', theirs: 'Iris' }]);
    const takeTheirs = merging.prepare(theirs);
    merging.settle(theirs);
    expect(getAt(readData(), given)).toBe('Eva');
    if (side === 'theirs') takeTheirs();
    const data = readData();
    expect([given, city, 'passport.number'].map((path) => getAt(data, path))).toEqual([name, 'Newark', 'X1']);
  }
});

it('keeps each row with its evidence when the other tab removed and added some', () => {
  const { session, merging, values, readData } = stage({ [`${rows}.1.apt_number`]: '4' });
  const theirs = makeDocument(makeData({}, ['Cusco', 'Puno']), [`${rows}.0.city`]);
  expect(merging.merge(theirs)).toBe(true);
  expect(citiesOf(readData())).toEqual(['Cusco', 'Puno']);
  expect(getAt(readData(), `${rows}.0.apt_number`)).toBe('4');
  expect((values[rows] as FormValues[]).map((row) => row[rowKey])).toEqual([1, undefined]);
  expect(session.checks.isChecked(`${rows}.1.city`)).toBe(true);
});

it('merges while no form is on show, and says that it must be opened anew', () => {
  const { session, merging, readData } = stage({ [given]: 'Eva' });
  session.put = null;
  expect(merging.merge(makeDocument(makeData({ [city]: 'Newark' })))).toBe(true);
  expect([getAt(readData(), given), getAt(readData(), city)]).toEqual(['Eva', 'Newark']);
  expect(session.isOutdated).toBe(true);
});

it('goes on where only the number of the version has changed', () => {
  const { session, merging } = stage({ [given]: 'Eva' });
  session.put = (steps) => expect(steps).toEqual([]);
  expect(merging.merge(makeDocument(makeData()))).toBe(true);
});

it('merges nothing into a form of another kind', () => {
  const { merging } = stage({ [given]: 'Eva' });
  expect(merging.merge({ ...makeDocument({}), formType: 'I-765' })).toBe(false);
});
