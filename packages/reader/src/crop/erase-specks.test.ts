import { expect, it } from 'vitest';
import type { Crop } from './crop-box.ts';
import { eraseSpecks } from './erase-specks.ts';
import { findComponents } from './find-components.ts';

const perPoint = 4;

function drawCrop(boxes: ReadonlyArray<readonly [x: number, y: number, w: number, h: number]>): Crop {
  const [width, height] = [300, 80];
  const data = new Uint8Array(width * height).fill(255);
  for (const [x, y, w, h] of boxes)
    for (let row = y; row < y + h; row++) data.fill(0, row * width + x, row * width + x + w);
  return { width, height, data, perPoint, field: [0, 0, 75, 20], area: [0, 0, 75, 20] };
}
const erase = (crop: Crop, isNoisy = false) =>
  eraseSpecks({ crop, components: findComponents(crop) }, isNoisy).crop;
const isInked = ({ data, width }: Crop, x: number, y: number) => data[y * width + x] === 0;

it('takes away what stands alone and is too small for a letter', () => {
  const crop = erase(
    drawCrop([
      [20, 30, 14, 24],
      [200, 40, 4, 4],
      [20, 2, 5, 5],
    ]),
  );
  expect(isInked(crop, 202, 42)).toBe(false);
  expect(isInked(crop, 22, 4)).toBe(false);
  expect(isInked(crop, 25, 40)).toBe(true);
});

it('keeps dots, commas, accents and hyphens', () => {
  const parts = [
    [20, 30, 14, 24],
    [25, 20, 5, 5],
    [38, 52, 4, 5],
    [120, 42, 9, 3],
  ] as const;
  const crop = erase(drawCrop(parts));
  for (const [x, y] of parts) expect(isInked(crop, x + 1, y + 1)).toBe(true);
});

it('keeps of punctuation among specks the comma between two words', () => {
  const words = [
    [20, 30, 14, 24],
    [60, 30, 14, 24],
    [120, 30, 14, 24],
  ] as const;
  const comma = [36, 52, 3, 7] as const;
  const specks = [
    // Above the line, in the middle of a gap, and at the end of the text.
    [36, 24, 3, 7],
    [96, 52, 3, 7],
    [136, 52, 3, 7],
  ] as const;
  const crop = erase(drawCrop([...words, comma, ...specks]), true);
  for (const [x, y] of [...words, comma]) expect(isInked(crop, x + 1, y + 1)).toBe(true);
  for (const [x, y] of specks) expect(isInked(crop, x + 1, y + 1)).toBe(false);
});

it('takes a speck of a fax for no sign of its own, but what a letter broke into for one', () => {
  const speck = [220, 40, 5, 10] as const;
  const broken = [
    [40, 30, 4, 8],
    [40, 42, 4, 8],
  ] as const;
  const crop = erase(drawCrop([speck, ...broken]));
  expect(isInked(crop, 222, 45)).toBe(false);
  for (const [x, y] of broken) expect(isInked(crop, x + 1, y + 1)).toBe(true);
});
