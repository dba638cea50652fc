import { expect, test } from 'vitest';
import { getKindRules, isPlainWord } from './value-patterns.ts';

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
  for (const word of ['N/A', 'None', 'Present', 'applied for', '-']) expect(isPlainWord(word)).toBe(true);
  expect(isPlainWord('Nancy')).toBe(false);
});
