import { expect, it } from 'vitest';
import { listExcesses } from './form-limits.ts';

it('lets prose be long and everything else as long as the longest honest name', () => {
  const data = (family_name: string, street: string) => ({ full_name: { family_name }, street });
  expect(listExcesses(data('a'.repeat(200), 'b'.repeat(2_000)))).toEqual([]);
  expect(listExcesses(data('a'.repeat(201), 'b'.repeat(2_001)))).toEqual([
    { path: 'full_name.family_name', message: 'has more than 200 characters' },
    { path: 'street', message: 'has more than 2000 characters' },
  ]);
});

it('lets a list have 30 entries, and looks into each', () => {
  const rows = (count: number) => Array.from({ length: count }, () => ({ city: 'x' }));
  expect(listExcesses({ addresses: rows(30) })).toEqual([]);
  expect(listExcesses({ addresses: rows(31) })).toEqual([
    { path: 'addresses', message: 'has more than 30 entries' },
  ]);
  const long = [{ city: 'x' }, { city: 'x'.repeat(201) }];
  expect(listExcesses({ addresses: long })).toEqual([
    { path: 'addresses.1.city', message: 'has more than 200 characters' },
  ]);
});
