import { expect, it } from 'vitest';
import { isSameAnswer } from './compare-answers.ts';

it.each([
  [null, ''],
  [undefined, []],
  [null, []],
  [
    ['White', 'Asian'],
    ['Asian', 'White'],
  ],
])('takes %j and %j for the same answer', (one, two) => {
  expect(isSameAnswer(one, two)).toBe(true);
  expect(isSameAnswer(two, one)).toBe(true);
});

it.each([
  ['Paz', 'paz'],
  [['White'], ['White', 'Asian']],
  ['', 'no'],
])('takes %j and %j for two answers', (one, two) => expect(isSameAnswer(one, two)).toBe(false));
