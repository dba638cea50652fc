import { expect, it } from 'vitest';
import { isOlderThanFiveYears } from './five-years.ts';

const today = new Date(2026, 10, 21);

it('says which entries ended more than five years ago', () => {
  expect(isOlderThanFiveYears('10/2021', today)).toBe(true);
  expect(isOlderThanFiveYears('11/2021', today)).toBe(false);
  expect(isOlderThanFiveYears('11/20/2021', today)).toBe(true);
  expect(isOlderThanFiveYears('Present', today)).toBe(false);
  expect(isOlderThanFiveYears('', today)).toBe(false);
  expect(isOlderThanFiveYears('13/2001', today)).toBe(false);
});
