import type { Box } from '@puente/forms';
import { expect, test } from 'vitest';
import type { GrayImage } from '../../geometry/image.ts';
import { createPage, fillBox as fill, registerFlat } from '../../register/testing/flat-page.ts';
import { cropBox } from '../crop-box.ts';
import { clearCrop } from '../drop-out.ts';
import { measureInk } from '../measure-ink.ts';
import { findFolds } from './find-folds.ts';
import { hasFlatInk } from './has-flat-ink.ts';

const rule: Box = [36, 600, 540, 0.6];
const registration = registerFlat([rule]);
const room: Box = [100, 400, 160, 16];

/** A page with its rule, and a line that falls two points over its width, broken here and there. */
function drawPage({ from = 0, to = 612, level = 120, isAcross = true } = {}): GrayImage {
  const page = createPage(250);
  fill(page, rule, 20);
  for (let at = from; at < to; at += 6) {
    const off = 408 - at / 300;
    if (at % 30 !== 0) fill(page, isAcross ? [at, off, 6, 1] : [off - 250, at, 1, 6], level);
  }
  return page;
}

/** Three letters of seven points. */
function write(page: GrayImage, y: number): GrayImage {
  for (const x of [110, 120, 130]) {
    fill(page, [x, y, 1, 7], 20);
    fill(page, [x + 4, y, 1, 7], 20);
    fill(page, [x, y + 3, 5, 1], 20);
  }
  return page;
}

test('a crease is found where it runs, down the page as well, and nothing is found on a flat sheet', () => {
  const across = findFolds(drawPage(), registration);
  const middle = across.find(([x]) => x === 288) as Box;
  expect(Math.abs(middle[1] + middle[3] / 2 - 407.5)).toBeLessThan(1);
  expect(across.every(([, , w, h]) => w > h)).toBe(true);
  const down = findFolds(drawPage({ to: 792, isAcross: false }), registration);
  expect(down.length).toBeGreaterThan(20);
  expect(down.every(([x, , w, h]) => w < h && x > 150 && x < 165)).toBe(true);
  expect(findFolds(drawPage({ to: 0 }), registration)).toEqual([]);
});

test('a stroke of a pen that stays on the form is no crease, nor is a line of writing', () => {
  expect(findFolds(drawPage({ from: 40, to: 570, level: 20 }), registration)).toEqual([]);
  const page = drawPage({ to: 0 });
  for (let x = 40; x < 565; x += 8) {
    fill(page, [x, 500, 5, 1], 20);
    fill(page, [x, 500, 1, 7], 20);
    fill(page, [x, 507, 5, 1], 20);
  }
  expect(findFolds(page, registration)).toEqual([]);
});

test('a box with nothing in it but a crease is blank, and writing beside one stays as it was', () => {
  const folds = findFolds(drawPage(), registration);
  const clear = (page: GrayImage, creases: readonly Box[]) =>
    clearCrop(cropBox(page, registration, room), registration, { folds: creases });
  const boundsOf = ({ crop, components }: ReturnType<typeof clear>) => measureInk(crop, components.list);
  expect(boundsOf(clear(drawPage(), [])).isBlank).toBe(false);
  expect(boundsOf(clear(drawPage(), folds)).isBlank).toBe(true);
  const flat = boundsOf(clear(write(drawPage({ to: 0 }), 398.5), []));
  const written = boundsOf(clear(write(drawPage(), 398.5), folds));
  written.bounds?.forEach((edge, i) => {
    expect(Math.abs(edge - (flat.bounds?.[i] ?? 0))).toBeLessThan(0.5);
  });
});

test('a crease makes a box worth the search; letters, their dots and a dash do not', () => {
  const look = (page: GrayImage) => hasFlatInk(clearCrop(cropBox(page, registration, room), registration));
  expect(look(drawPage())).toBe(true);
  const page = write(drawPage({ to: 0 }), 402);
  for (const x of [142, 160, 180]) fill(page, [x, 411, 1, 1], 20);
  fill(page, [200, 406, 5, 1], 20);
  expect(look(page)).toBe(false);
});
