import { expect, it } from 'vitest';
import { date } from './date.ts';
import { month, toFirstOfMonth } from './month.ts';

const asked = { today: new Date('2026-11-20T00:00:00Z') };

it('puts a typed day into the spelling of its box and leaves what is no date as it is', () => {
  expect(['2021-03-05', '3/5/2021', '3-5-2021', 'spring'].map(date.toBox)).toEqual([
    { text: '03/05/2021' },
    { text: '03/05/2021' },
    { text: '03/05/2021' },
    { text: 'spring' },
  ]);
  expect(['3/2021', '2021'].map(date.toBox)).toEqual(Array(2).fill({ problem: 'day-missing' }));
});

it.each([
  ['03/05/2021', null, null],
  ['3/2021', 'date-format', null],
  ['13/2021', 'date-impossible', 'date-impossible'],
  ['02/30/2021', 'date-impossible', 'date-impossible'],
  ['2021-03-05', 'date-format', 'date-format'],
  ['11/21/2026', 'date-future', 'date-future'],
  ['12/2026', 'date-format', 'date-future'],
])('says what is wrong with %s as a day (%s) and as a month (%s)', (typed, asDay, asMonth) => {
  expect([date.problem(typed, asked), month.problem(typed, asked)]).toEqual([asDay, asMonth]);
});

it('takes words and days to come where they are taken', () => {
  expect(date.problem('Unknown', { ...asked, words: ['unknown'] })).toBeNull();
  expect(date.problem('01/02/2031', { ...asked, mayBeFuture: true })).toBeNull();
});

it('knows the first day of a month and of nothing else', () => {
  expect(['3/2021', '12-2021', '13/2021', '2021', '03/05/2021'].map(toFirstOfMonth)).toEqual([
    '03/01/2021',
    '12/01/2021',
    null,
    null,
    null,
  ]);
});
