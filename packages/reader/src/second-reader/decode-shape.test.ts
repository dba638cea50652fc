import { expect, test } from 'vitest';
import { decodeLine } from './decode-line.ts';
import { decodeShape } from './decode-shape.ts';

const signs = ['', '0', '1', '2', '/'];
const all = [0, 1, 2, 3, 4];
const shapes = [
  ['01', '012'],
  ['012', '/', '012'],
];
/** One step each: the chance of each class. */
const answer = (...rows: number[][]) => ({
  steps: rows.length,
  classes: signs.length,
  chances: Float32Array.from(rows.flat()),
});
const gap = [1, 0, 0, 0, 0];
const zero = [0, 1, 0, 0, 0];
const slash = [0, 0, 0, 0, 1];
const decode = (...rows: number[][]) =>
  decodeShape(decodeLine(answer(...rows), signs, all), answer(...rows), signs, all, shapes);
const read = (...rows: number[][]) =>
  decode(...rows)
    ?.map(({ text }) => text)
    .join('');

test('a sign that the network nearly saw is read where the shape needs one', () => {
  expect(read(zero, gap, [0.6, 0, 0, 0.4, 0], gap)).toBe('02');
  expect(read(zero, gap, [0.995, 0, 0, 0.005, 0], gap)).toBeUndefined();
});

test('a sign too many is left out where the network was not sure of it', () => {
  expect(read(zero, [0.4, 0, 0, 0.6, 0], slash, gap, zero)).toBe('0/0');
  expect(read(zero, [0.001, 0, 0, 0.999, 0], slash, gap, zero)).toBeUndefined();
});

test('one sign over two steps is never two', () => {
  expect(read(zero, zero)).toBeUndefined();
  expect(read(zero, [0.3, 0.7, 0, 0, 0], zero)).toBe('00');
});

test('each sign stands where it was seen, as sure as it was there', () => {
  const found = decode(gap, zero, [0.6, 0, 0, 0.4, 0]);
  expect(found?.map(({ firstStep, lastStep }) => [firstStep, lastStep])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  expect(found?.[1]?.confidence).toBeCloseTo(0.4);
});

test('what has a shape is left as it is, and so is what is too long or too short for one', () => {
  expect(read(zero, gap, [0, 0, 0, 1, 0])).toBeUndefined();
  expect(read([0.4, 0.6, 0, 0, 0], [0.4, 0, 0.6, 0, 0], slash, [0.4, 0, 0.6, 0, 0], zero)).toBeUndefined();
  expect(read(gap, gap, [0.6, 0, 0, 0.4, 0], gap, [0.6, 0, 0, 0.4, 0])).toBeUndefined();
});
