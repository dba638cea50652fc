import { expect, test } from 'vitest';
import { toShareOfSameWords } from './same-words.ts';

test.each([
  ['the same words', 'one two three', 'one\ntwo  three', 1],
  ['the same words in another order', 'one two', 'two one', 1],
  ['a word that one has twice', 'one one two', 'one two', 0.8],
  ['other words', 'one two', 'three', 0],
  ['no words', '', ' ', 0],
])('%s', (_, one, other, share) => {
  expect(toShareOfSameWords(one, other)).toBe(share);
});
