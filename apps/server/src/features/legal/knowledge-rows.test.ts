import { afterEach, expect, it, vi } from 'vitest';
import { hashKnowledge } from './knowledge-rows.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('has another hash once texts are made plain in another way, and the same one until then', () => {
  const before = hashKnowledge();
  expect(hashKnowledge()).toBe(before);
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string) {
    return `${this}`;
  });
  expect(hashKnowledge()).not.toBe(before);
});
