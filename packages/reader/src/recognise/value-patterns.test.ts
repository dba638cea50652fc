import { expect, test } from 'vitest';
import { getKindRules, isWorded, repairI94, repairMonth } from './value-patterns.ts';

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

test('words for no value may stand in any box', () => {
  for (const word of ['N/A', 'None', 'Present', 'applied for', 'D/S', '-'])
    expect(isWorded(word, 'phone')).toBe(true);
  expect(isWorded('Nancy', 'name')).toBe(false);
});

test('dates may name their month, in boxes for dates', () => {
  for (const date of ['Apr 2023', '30 Jul 2004', 'April 12, 1990', '12 de marzo de 1990', 'juil. 2019'])
    expect(isWorded(date, 'date')).toBe(true);
  expect(isWorded('Apr 2023', 'zip')).toBe(false);
  for (const none of ['04/2023', 'Apt 2023', '12 abc 1990', 'O4/2O23'])
    expect(isWorded(none, 'date')).toBe(false);
});

test.each([
  ['12 Septenber 1990', '12 September 1990'],
  ['Apr 2023', 'Apr 2023'],
  ['Apt 2023', null],
  ['Augustine 2023', null],
])('mends the month of %s to %s', (read, mended) => {
  expect(repairMonth(read)).toBe(mended);
});

test.each([
  ['I5O86O6O6A3', '150860606A3'],
  ['47438719A17', '47438719A17'],
  ['G0895481', 'G0895481'],
])('a letter in %s stands only where an I-94 number may have one', (read, mended) => {
  expect(repairI94(read)).toBe(mended);
});
