import { expect, test } from 'vitest';
import { align } from './align.ts';

test('readings of different length are laid side by side with gaps', () => {
  const pairs = align([...'Peña'], [...'Pefia']);
  expect(pairs.filter(([at]) => at === -1)).toHaveLength(1);
  expect(pairs[0]).toEqual([0, 0]);
  expect(pairs.at(-1)).toEqual([3, 4]);
});

test('a letter meets its accented self rather than a gap', () => {
  expect(align([...'Jose'], [...'José'])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
});
