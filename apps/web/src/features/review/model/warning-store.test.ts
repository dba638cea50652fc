import type { FormWarning } from '@puente/forms/checks';
import { expect, it } from 'vitest';
import { createWarningStore } from './warning-store.ts';

const warning = (path: string, code: FormWarning['code'], params = {}): FormWarning => ({
  path,
  code,
  severity: 'warning',
  params,
});

it('says nothing new of an answer while it is typed, and takes back at once what is mended', () => {
  const store = createWarningStore();
  const fault = warning('ssn', 'ssn-format');
  store.update([fault], 'ssn');
  expect(store.get('ssn')).toEqual([]);
  store.update([fault], null);
  expect(store.get('ssn')).toEqual([fault]);
  store.update([fault], 'ssn');
  expect(store.get('ssn')).toEqual([fault]);
  store.update([], 'ssn');
  expect(store.get('ssn')).toEqual([]);
});

it('tells only of changes, and leaves what did not change the same', () => {
  const store = createWarningStore();
  let told = 0;
  store.subscribe(() => {
    told += 1;
  });
  const gap = warning('address_history_5_years', 'history-gap', { from: '03/2021', to: '07/2021' });
  store.update([gap], null);
  const before = store.get('address_history_5_years');
  store.update([{ ...gap }], null);
  expect(store.get('address_history_5_years')).toBe(before);
  store.update([{ ...gap, params: { from: '03/2021', to: '06/2021' } }], null);
  expect(store.get('address_history_5_years')).toHaveLength(1);
  expect(told).toBe(2);
});
