import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

function draw(seed: string) {
  const random = createRandom(seed);
  return Array.from({ length: 20 }, () => random.int(0, 1000));
}

describe('seeded random numbers', () => {
  it('are the same for the same seed and others for another', () => {
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('keep a fork unchanged when more is drawn from its parent', () => {
    const one = createRandom('a');
    const two = createRandom('a');
    two.next();
    expect(one.fork('x').digits(12)).toBe(two.fork('x').digits(12));
  });

  it('sample without repeating', () => {
    const drawn = createRandom('s').sample([1, 2, 3, 4, 5], 9);
    expect([...drawn].sort()).toEqual([1, 2, 3, 4, 5]);
  });
});
