import { expect, test } from 'vitest';
import { getKindRules, repairI94 } from './value-patterns.ts';

test.each([
  ['date', '11/28/1973', 'fits'],
  ['date', '28/11/1973', 'fits'],
  ['date', '13/45/1973', 'fails'],
  ['month', '08/2025', 'fits'],
  ['month', '18/2025', 'fails'],
  ['a-number', 'A478-556-651', 'fits'],
  ['a-number', '47855', 'fails'],
  ['i94', '47438719A17', 'fits'],
  ['i94', '4743871917', 'fails'],
  ['zip', '07142', 'fits'],
  ['phone', '939-4922', 'fits'],
  ['document-number', 'EJ2798389', 'fits'],
  ['name', 'anything', 'any'],
] as const)('%s %s %s', (kind, text, verdict) => {
  expect(getKindRules(kind).judge(text)).toBe(verdict);
});

test.each([
  ['I5O86O6O6A3', '150860606A3'],
  ['47438719A17', '47438719A17'],
  ['G0895481', 'G0895481'],
])('a letter in %s stands only where an I-94 number may have one', (read, mended) => {
  expect(repairI94(read)).toBe(mended);
});
