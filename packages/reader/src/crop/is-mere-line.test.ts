import { expect, it } from 'vitest';
import { isMereLine } from './is-mere-line.ts';

const box = [40, 500, 160, 17] as const;

it('tells a crease through an empty box from writing and from a dash', () => {
  expect(isMereLine([38, 505, 165, 1.4], box)).toBe(true);
  expect(isMereLine([42, 505, 150, 7], box)).toBe(false);
  expect(isMereLine([42, 508, 20, 1.4], box)).toBe(false);
});
