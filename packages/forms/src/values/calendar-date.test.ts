import { describe, expect, it } from 'vitest';
import { hasEndedBeforeFiveYears, parseFormDate, toFiveYearAnswer } from './calendar-date.ts';
import { toSlashedDate } from './typed-date.ts';

const today = new Date('2026-11-20T00:00:00Z');

describe('dates', () => {
  it('reads days and months that exist and nothing else', () => {
    expect(parseFormDate('02/29/2024')).toEqual({ year: 2024, month: 2, day: 29 });
    expect(parseFormDate('03/2021')).toEqual({ year: 2021, month: 3, day: null });
    expect(['02/29/2023', '00/2021', '13/2021', '2021-03-05', 'Present', ''].map(parseFormDate)).toEqual(
      Array(6).fill(null),
    );
  });

  it.each([
    ['11/20/2021', 'yes'],
    ['11/21/2021', 'no'],
    ['10/2021', 'yes'],
    ['12/2021', 'no'],
    ['11/2021', null],
    ['12/2026', null],
    ['some day', null],
  ])('answers the five-year question for %s with %s', (since, answer) => {
    expect(toFiveYearAnswer(since, today)).toBe(answer);
  });

  it.each([
    ['10/2021', true],
    ['11/2021', false],
    ['11/19/2021', true],
    ['11/20/2021', false],
    ['Present', false],
    ['', false],
    ['13/2001', false],
  ])('says of %j whether it lies more than five years back', (end, isOlder) => {
    expect(hasEndedBeforeFiveYears(end, today)).toBe(isOlder);
  });

  it('changes only spellings that are certain and never adds a day', () => {
    expect(['2021-03-05', '3/5/2021', '3/2021', '2021', 'spring'].map(toSlashedDate)).toEqual([
      '03/05/2021',
      '03/05/2021',
      '03/2021',
      '2021',
      'spring',
    ]);
  });
});
