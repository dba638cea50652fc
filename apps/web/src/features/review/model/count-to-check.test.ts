import { emptyI485FormData } from '@puente/contract';
import { expect, it } from 'vitest';
import { setAt, toFormValues } from '../../../lib/form-answers/form-values.ts';
import { countToCheck, isEmptyForm, toBarText } from './count-to-check.ts';

it('counts each marked place once, however it is marked', () => {
  const marked = { open: ['a', 'b'], faults: ['b', 'rows'], refused: ['c', 'a'] };
  expect(countToCheck(marked)).toBe(4);
  expect(countToCheck({ open: [], faults: [], refused: [] })).toBe(0);
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
