import { expect, it } from 'vitest';
import type { Crop } from './crop-box.ts';
import { findComponents } from './find-components.ts';
import { isDotted, joinDots } from './join-dots.ts';

const perPoint = 300 / 72;
const [width, height] = [240, 80];
const area = [0, 0, width / perPoint, height / perPoint] as const;

function draw(boxes: ReadonlyArray<readonly [x: number, y: number, side: number, tall: number]>): Crop {
  const data = new Uint8Array(width * height).fill(255);
  for (const [x, y, side, tall] of boxes)
    for (let row = y; row < y + tall; row++) data.fill(60, row * width + x, row * width + x + side);
  return { width, height, data, perPoint, field: area, area };
}
/** Upright strokes of dots. */
const strokes = [40, 80, 120].flatMap((x) => [0, 1, 2, 3, 4, 5].map((n) => [x, 20 + 5 * n, 3, 3] as const));
const clear = (crop: Crop) => ({ crop, components: findComponents(crop) });

it('makes strokes of dots', () => {
  const crop = draw(strokes);
  expect(findComponents(crop).list).toHaveLength(strokes.length);
  expect(findComponents(joinDots(crop)).list).toHaveLength(3);
});

it('leaves an empty field bare', () => {
  expect(findComponents(joinDots(draw([]))).list).toHaveLength(0);
});

it('knows a page of dots from one of strokes with a speck here and there', () => {
  const printed = draw([
    [40, 20, 4, 28],
    [80, 20, 4, 28],
    [150, 30, 2, 2],
  ]);
  expect(isDotted([clear(draw(strokes)), clear(printed)])).toBe(true);
  expect(isDotted([clear(printed)])).toBe(false);
  expect(isDotted([])).toBe(false);
});
