import { expect, it } from 'vitest';
import { assignPages } from './identify-pages.ts';
import type { PageGuess } from './rank-page.ts';

const guess = (page: number, score: number): PageGuess => ({
  form: 'I-589',
  edition: '01/20/25',
  page,
  score,
  toImage: [1, 0, 0, 0, 1, 0, 0, 0, 1],
});
const pagesOf = (guesses: ReadonlyArray<readonly PageGuess[]>) =>
  assignPages(guesses)?.pages.map((page) => page.guess?.page ?? null);
const clear = [1, 2, 3].map((page) => [guess(page, 0.8)]);

it('takes a page that is hard to see among clear ones, when it looks like no other', () => {
  expect(pagesOf([...clear, [guess(4, 0.55), guess(7, 0.4)]])).toEqual([1, 2, 3, 4]);
});

it('does not doubt it for looking like a page that another image clearly is', () => {
  expect(pagesOf([...clear, [guess(4, 0.45), guess(3, 0.42)]])).toEqual([1, 2, 3, 4]);
});

it('leaves it out when it looks like another page too, when its page is taken, or when little else is clear', () => {
  expect(pagesOf([...clear, [guess(4, 0.55), guess(7, 0.52)]])).toEqual([1, 2, 3, null]);
  expect(pagesOf([...clear, [guess(3, 0.55)]])).toEqual([1, 2, 3, null]);
  expect(pagesOf([clear[0] ?? [], [guess(4, 0.55)]])).toEqual([1, null]);
  expect(pagesOf([...clear, [guess(4, 0.35)]])).toEqual([1, 2, 3, null]);
});

it('is enough for it to be ahead of pages of another form', () => {
  const other = (score: number): PageGuess => ({ ...guess(24, score), form: 'I-485' });
  expect(pagesOf([...clear, [guess(4, 0.55), other(0.53)]])).toEqual([1, 2, 3, 4]);
  expect(pagesOf([...clear, [other(0.57), guess(4, 0.55)]])).toEqual([1, 2, 3, null]);
});

it('gives a page to the image that shows it best', () => {
  expect(pagesOf([[guess(1, 0.7)], [guess(1, 0.8)]])).toEqual([null, 1]);
});
