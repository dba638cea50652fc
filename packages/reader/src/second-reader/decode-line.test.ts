import { expect, test } from 'vitest';
import { decodeLine, listClasses } from './decode-line.ts';

const signs = ['', 'O', '0', '7'];
/** One row a step: the chance of each class. */
const answer = (...rows: number[][]) => ({
  steps: rows.length,
  classes: signs.length,
  chances: Float32Array.from(rows.flat()),
});

test('a sign over several steps is one; nothing between two makes them two', () => {
  const seven = [0, 0, 0, 1];
  const nothing = [1, 0, 0, 0];
  const read = decodeLine(answer(seven, seven, nothing, seven), signs, listClasses(signs));
  expect(read.map(({ text, firstStep, lastStep }) => [text, firstStep, lastStep])).toEqual([
    ['7', 0, 1],
    ['7', 3, 3],
  ]);
});

test('with an alphabet the likeliest of its signs is read', () => {
  const read = decodeLine(answer([0, 0.7, 0.3, 0]), signs, listClasses(signs, '0123456789'));
  expect(read.map(({ text }) => text)).toEqual(['0']);
  expect(read[0]?.confidence).toBeCloseTo(1);
});
