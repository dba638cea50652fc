import { describe, expect, it } from 'vitest';
import { date } from './date.ts';
import { month } from './month.ts';
import { findDayOrder } from './paper-date.ts';

const today = new Date('2026-05-20T12:00:00Z');
const past = { today, mayBeAhead: false };
const ahead = { today, mayBeAhead: true };

describe('T-DATE', () => {
  it.each([
    ['03/07/1988', '03/07/1988'],
    ['3-7-88', '03/07/1988'],
    ['03.07.1988', '03/07/1988'],
    ['3 / 7 / 1988', '03/07/1988'],
    ['1988-03-07', '03/07/1988'],
    ['03071988', '03/07/1988'],
    ['03/071988', '03/07/1988'],
    ['7 Mar 1988', '03/07/1988'],
    ['March 7, 1988', '03/07/1988'],
    ['7 de marzo de 1988', '03/07/1988'],
    ['7 mars 1988', '03/07/1988'],
  ])('reads %j as %j', (text, value) =>
    expect(date.parse(text, past)).toMatchObject({ value, certainty: 1 }),
  );
  it.each(['02/30/1990', '13/13/1990', 'yesterday', '1990', '05/21/2026', '01/01/1850'])(
    'finds no past day in %j',
    (text) => expect(date.parse(text, past)).toBeNull(),
  );
  it('reads a day above twelve as day first, with less certainty', () => {
    expect(date.parse('25/12/1990', past)).toMatchObject({ value: '12/25/1990', certainty: 0.9 });
  });
  it('doubts an ambiguous date on a paper whose other dates are day first', () => {
    expect(date.parse('03/04/1990', { ...past, paperIsDayFirst: true })).toMatchObject({
      value: '03/04/1990',
      certainty: 0.6,
    });
    expect(date.parse('04/04/1990', { ...past, paperIsDayFirst: true })?.certainty).toBe(1);
  });
  it('never puts a two-digit birth year in the future, and lets an expiry lie ahead', () => {
    expect(date.parse('01/02/30', past)?.value).toBe('01/02/1930');
    expect(date.parse('01/02/30', ahead)?.value).toBe('01/02/2030');
    expect(date.parse('01/02/2031', ahead)?.value).toBe('01/02/2031');
  });
  it('says which order a date has when only one is possible', () => {
    expect(findDayOrder('25/12/1990')).toBe('day-first');
    expect(findDayOrder('12/25/1990')).toBe('month-first');
    expect(findDayOrder('03/04/1990')).toBeNull();
  });
});

describe('T-MOYR', () => {
  it.each([
    ['07/2021', '07/2021'],
    ['7/21', '07/2021'],
    ['11/98', '11/1998'],
    ['072021', '07/2021'],
    ['2021-07', '07/2021'],
    ['Jul 2021', '07/2021'],
    ['julio de 2021', '07/2021'],
    ['07/15/2021', '07/2021'],
    ['PRESENT', 'Present'],
    ['Actualidad', 'Present'],
    ['to date', 'Present'],
  ])('reads %j as %j', (text, value) => expect(month.parse(text, past)?.value).toBe(value));
  it.each(['2021', '13/2021', '00/2021', 'summer'])('finds no month in %j', (text) =>
    expect(month.parse(text, past)).toBeNull(),
  );
});
