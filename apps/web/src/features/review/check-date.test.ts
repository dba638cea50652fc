import { expect, it } from 'vitest';
import { findDateFault, isOlderThanFiveYears } from './check-date.ts';

const today = new Date(2026, 10, 21);

it('leaves an empty or a correct date alone', () => {
  expect(findDateFault('', 'date')).toBeNull();
  expect(findDateFault('02/29/2024', 'date')).toBeNull();
  expect(findDateFault('07/2021', 'month')).toBeNull();
  expect(findDateFault('Present', 'month-or-present', { notBefore: '01/2020' })).toBeNull();
  expect(findDateFault('D/S', 'date-or-ds')).toBeNull();
});

it('names a date that does not exist', () => {
  expect(findDateFault('02/30/2020', 'date')).toBe('impossible');
  expect(findDateFault('13/2020', 'month')).toBe('impossible');
  expect(findDateFault('00/10/2020', 'date')).toBe('impossible');
  expect(findDateFault('01/01/0202', 'date')).toBe('impossible');
});

it('names a date in another format', () => {
  expect(findDateFault('2020-01-02', 'date')).toBe('format');
  expect(findDateFault('01/2020', 'date')).toBe('format');
  expect(findDateFault('01/02/2020', 'month')).toBe('format');
  expect(findDateFault('Present', 'month')).toBe('format');
});

it('names an end before its start, but not one in the same month', () => {
  expect(findDateFault('02/2015', 'month-or-present', { notBefore: '04/2015' })).toBe('reversed');
  expect(findDateFault('04/2015', 'month-or-present', { notBefore: '04/2015' })).toBeNull();
  expect(findDateFault('04/2015', 'month-or-present', { notBefore: 'spring' })).toBeNull();
});

it('names a birth in the future, and takes an expiry in the future', () => {
  expect(findDateFault('11/22/2026', 'date', { past: true, today })).toBe('future');
  expect(findDateFault('11/21/2026', 'date', { past: true, today })).toBeNull();
  expect(findDateFault('11/22/2030', 'date', { today })).toBeNull();
});

it('says which entries ended more than five years ago', () => {
  expect(isOlderThanFiveYears('10/2021', today)).toBe(true);
  expect(isOlderThanFiveYears('11/2021', today)).toBe(false);
  expect(isOlderThanFiveYears('11/20/2021', today)).toBe(true);
  expect(isOlderThanFiveYears('Present', today)).toBe(false);
  expect(isOlderThanFiveYears('', today)).toBe(false);
});
