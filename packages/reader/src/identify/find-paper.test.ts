import { expect, test } from 'vitest';
import { applyHomography } from '../geometry/homography.ts';
import type { GrayImage } from '../geometry/image.ts';
import { findPaper } from './find-paper.ts';

const page = { width: 612, height: 792 };
const [width, height] = [412, 550];

/** A sheet on a ground, both as light as they are told to be from the top (0) to the bottom (1). */
function drawSheet(sheet: (down: number) => number, ground: (down: number) => number): GrayImage {
  const data = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      // Slanted: each side goes in or out by a tenth of its length.
      const [left, right] = [60 - y / 10, 360 + y / 20];
      const [top, bottom] = [50 - x / 20, 500 + x / 20];
      const isSheet = x >= left && x < right && y >= top && y < bottom;
      data[y * width + x] = (isSheet ? sheet : ground)(y / height);
    }
  return { width, height, data: new Uint8Array(data) };
}

test.each([
  ['even light', () => 230, () => 70],
  ['light from one end', (down: number) => 100 + 150 * down, (down: number) => 30 + 60 * down],
])('a sheet on a darker ground is found in %s', (_, sheet, ground) => {
  const found = findPaper(drawSheet(sheet, ground), page);
  const corners = [
    [0, 0],
    [page.width, 0],
    [page.width, page.height],
    [0, page.height],
  ].map(([x = 0, y = 0]) => found && applyHomography(found, x, y));
  const drawn = [
    [55, 47],
    [361, 32],
    [386, 519],
    [9, 500],
  ];
  for (const [i, corner] of corners.entries())
    for (const axis of [0, 1])
      expect(Math.abs((corner?.[axis] ?? -99) - (drawn[i]?.[axis] ?? 0))).toBeLessThan(4);
});

test.each([
  ['with lines', (row: number) => (row % 20 < 2 ? 40 : 240)],
  ['dark at one end', (row: number) => 110 + (140 * row) / height],
])('paper that fills the picture, %s, is no sheet on a ground', (_, light) => {
  const data = new Uint8Array(width * height).map((_, i) => light(Math.floor(i / width)));
  expect(findPaper({ width, height, data }, page)).toBeNull();
});
