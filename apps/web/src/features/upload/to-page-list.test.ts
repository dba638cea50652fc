import { expect, it } from 'vitest';
import { toPageList } from './to-page-list.ts';

it('lists pages, those that follow one another as one', () => {
  expect(toPageList([4])).toBe('4');
  expect(toPageList([2, 3])).toBe('2-3');
  expect(toPageList([12, 5, 6, 2, 7])).toBe('2, 5-7, 12');
});
