import { expect, it } from 'vitest';
import { type Region, toCrop } from './to-crop.ts';

const right = ([x, , width]: Region) => x + width;
const bottom = ([, y, , height]: Region) => y + height;

it('shows the whole box with room on every side', () => {
  const box: Region = [0.4, 0.5, 0.3, 0.02];
  const crop = toCrop(box);
  expect(crop[0]).toBeLessThan(box[0]);
  expect(crop[1]).toBeLessThan(box[1]);
  expect(right(crop)).toBeGreaterThan(right(box));
  expect(bottom(crop)).toBeGreaterThan(bottom(box));
});

it('stays inside the page at its edges', () => {
  for (const box of [
    [0, 0, 0.02, 0.01],
    [0.99, 0.99, 0.01, 0.01],
    [0, 0, 1, 1],
  ] as const) {
    const crop = toCrop(box);
    for (const edge of crop) expect(edge).toBeGreaterThanOrEqual(0);
    expect(right(crop)).toBeLessThanOrEqual(1.000001);
    expect(bottom(crop)).toBeLessThanOrEqual(1.000001);
  }
});
