import { expect, it } from 'vitest';
import { toFormDay } from './form-day.ts';

it.each([
  ['2026-11-21T03:00:00Z', '2026-11-20'],
  ['2026-11-21T04:59:59Z', '2026-11-20'],
  ['2026-11-21T05:00:00Z', '2026-11-21'],
  ['2026-07-01T03:59:59Z', '2026-06-30'],
  ['2027-01-01T00:00:00Z', '2026-12-31'],
])('takes %s for the day %s wherever the clock stands', (now, day) => {
  expect(toFormDay(new Date(now))).toEqual(new Date(`${day}T00:00:00Z`));
});

it('takes the day of a time zone asked for', () => {
  expect(toFormDay(new Date('2026-11-21T03:00:00Z'), 'Asia/Tokyo')).toEqual(new Date('2026-11-21T00:00:00Z'));
});
