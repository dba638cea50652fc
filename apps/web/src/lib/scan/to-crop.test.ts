import { expect, it } from 'vitest';
import { type Region, toCrop } from './to-crop.ts';

const right = ([x, , width]: Region) => x + width;
const bottom = ([, y, , height]: Region) => y + height;

it('shows the whole box with room on every side', () => {
  const box: Region = [0.4, 0.5, 0.3, 0.02];
  const crop = toCrop(box, null);
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
    const crop = toCrop(box, null);
    for (const edge of crop) expect(edge).toBeGreaterThanOrEqual(0);
    expect(right(crop)).toBeLessThanOrEqual(1.000001);
    expect(bottom(crop)).toBeLessThanOrEqual(1.000001);
  }
});

it('ends at the printed cell where that is known, and not in the middle of letters beside it', () => {
  const crop = toCrop([0.42, 0.51, 0.1, 0.02], [0.4, 0.49, 0.3, 0.045]);
  const off = [crop[0] - 0.4, crop[1] - 0.49, right(crop) - 0.7, bottom(crop) - 0.535];
  for (const edge of off) expect(Math.abs(edge)).toBeLessThan(0.005);
});

it('shows of a cell as wide as the page what lies round the box, so that its letters stay large', () => {
  const cell: Region = [0.05, 0.49, 0.9, 0.04];
  const near = toCrop([0.06, 0.5, 0.1, 0.02], cell);
  expect(near[2]).toBeLessThan(0.5);
  expect(near[0]).toBeCloseTo(0.05, 1);
  for (const box of [
    [0.06, 0.5, 0.1, 0.02],
    [0.5, 0.5, 0.2, 0.02],
    [0.85, 0.5, 0.1, 0.02],
    [0.06, 0.5, 0.8, 0.02],
  ] as const) {
    const crop = toCrop(box, cell);
    expect(crop[0]).toBeLessThanOrEqual(box[0]);
    expect(right(crop)).toBeGreaterThanOrEqual(right(box));
  }
});
