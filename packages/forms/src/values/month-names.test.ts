import { expect, test } from 'vitest';
import { findMisreadShortMonth } from './month-names.ts';

test.each([
  ['lan', 1],
  ['teb', 2],
  ['Api', 4],
  ['Sup', 9],
  ['Jut', null],
  ['Mav', null],
  ['xyz', null],
  ['Septe', null],
  ['', null],
])('the short month misread as %s is %s', (text, month) => {
  expect(findMisreadShortMonth(text)).toBe(month);
});
