import type { FormWarning } from '@puente/forms/checks';
import { expect, it } from 'vitest';
import { followRemarks, listFaults, type Remarks, remarksAt } from './remarks.ts';

const warning = (path: string, code: FormWarning['code'], params = {}): FormWarning => ({
  path,
  code,
  severity: 'warning',
  params,
});

it('says nothing new of an answer while it is typed, and takes back at once what is mended', () => {
  const fault = warning('ssn', 'ssn-format');
  let shown: Remarks = new Map();
  const found = (remarks: readonly FormWarning[], typing: string | null) => {
    shown = followRemarks(shown, remarks, typing);
    return remarksAt(shown, 'ssn');
  };
  expect(found([fault], 'ssn')).toEqual([]);
  expect(found([fault], null)).toEqual([fault]);
  expect(found([fault], 'ssn')).toEqual([fault]);
  expect(found([], 'ssn')).toEqual([]);
});

it('changes only with a remark, and leaves what did not change the same', () => {
  const list = 'address_history_5_years';
  const gap = warning(list, 'history-gap', { from: '03/2021', to: '07/2021' });
  const first = followRemarks(new Map(), [gap], null);
  expect(followRemarks(first, [{ ...gap }], null)).toBe(first);
  const other = followRemarks(first, [{ ...gap }, warning('ssn', 'ssn-format')], null);
  expect(remarksAt(other, list)).toBe(remarksAt(first, list));
  const next = followRemarks(other, [{ ...gap, params: { from: '03/2021', to: '06/2021' } }], null);
  expect(remarksAt(next, list)).toHaveLength(1);
  expect(remarksAt(next, list)).not.toBe(remarksAt(first, list));
});

it('counts for a fault what looks wrong, not what the PDF will do with an answer', () => {
  const said = [warning('ssn', 'ssn-format'), warning('name', 'box-changes-text')];
  expect(listFaults(followRemarks(new Map(), said, null))).toEqual(['ssn']);
});
