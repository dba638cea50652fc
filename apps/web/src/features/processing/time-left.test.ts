import { expect, it } from 'vitest';
import { nothingWatched, toSecondsLeft, watch } from './time-left.ts';

const see = (...seen: readonly (readonly [atSeconds: number, ocr: number, page: number])[]) =>
  seen.reduce((before, [at, ocr, page]) => watch(before, { ocr, page }, at * 1000), nothingWatched);
const left = (watched: ReturnType<typeof see>, nowSeconds: number, usualSeconds: number | null = null) =>
  toSecondsLeft(watched, { pages: 12, usualSeconds, now: nowSeconds * 1000 });

it('counts the pages of this run, whatever such files took before', () => {
  const run = see([0, 2, 0], [4, 25, 1], [6, 35, 3], [8, 45, 5]);
  expect(left(run, 8)).toBe(7);
  expect(left(run, 8, 90)).toBe(7);
  expect(left(run, 10)).toBe(5);
  expect(left(run, 60)).toBe(0);
});

it('goes by what such files took until two pages more were read, from when the run was seen to begin', () => {
  expect(left(see([0, 0, 0], [3, 2, 0], [5, 20, 1]), 9, 20)).toBe(14);
  expect(left(see([0, 2, 0]), 50, 20)).toBe(0);
});

it('tells nothing that was not measured', () => {
  expect(left(nothingWatched, 5, 20)).toBeNull();
  expect(left(see([0, 2, 0], [5, 20, 1]), 6)).toBeNull();
  expect(left(see([0, 60, 7]), 3, 20)).toBeNull();
});

it('takes a late answer for none, and a view opened in the middle measures from there', () => {
  const run = see([0, 40, 4], [2, 50, 6], [3, 45, 5]);
  expect(left(run, 3)).toBe(5);
});
