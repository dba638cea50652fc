import { expect, test } from 'vitest';
import { createGray } from '../geometry/image.ts';
import type { Crop } from './crop-box.ts';
import { eraseSpecks } from './erase-specks.ts';
import { findComponents } from './find-components.ts';
import { measureInk } from './measure-ink.ts';
import { measureNoise } from './measure-noise.ts';

const perPoint = 300 / 72;

function blank(): Crop {
  const area = [0, 0, 120, 24] as const;
  return { ...createGray(500, 100), perPoint, field: area, area };
}

function ink({ data, width }: Crop, left: number, top: number, across: number, down: number): void {
  for (let y = top; y < top + down; y++) data.fill(0, y * width + left, y * width + left + across);
}

const clear = (crop: Crop) => ({ crop, components: findComponents(crop) });

/** A field without writing on a speckled fax: specks, two of them touching. */
function speckled(): Crop {
  const crop = blank();
  for (let i = 0; i < 12; i++) ink(crop, 20 + i * 37, (i * 29) % 90, 2, 4);
  ink(crop, 22, 4, 6, 6);
  return crop;
}

test('specks are counted by the square centimetre, of the quieter boxes of a page', () => {
  expect(measureNoise([clear(blank()), clear(blank())])).toBe(0);
  expect(measureNoise([clear(speckled()), clear(speckled()), clear(speckled())])).toBeGreaterThan(1);
  // One box with dots and commas of its own says nothing of the page.
  expect(measureNoise([clear(blank()), clear(blank()), clear(blank()), clear(speckled())])).toBe(0);
});

test('on a noisy page specks are no ink', () => {
  const { crop, components } = eraseSpecks(clear(speckled()), true);
  expect(measureInk(crop, components.list, true).isBlank).toBe(true);
});

test('on a noisy page letters stay, with their dots and hyphens, and what is beside them goes', () => {
  const crop = blank();
  ink(crop, 100, 40, 4, 30);
  ink(crop, 100, 30, 4, 5);
  ink(crop, 112, 54, 10, 3);
  ink(crop, 126, 40, 20, 30);
  ink(crop, 152, 66, 3, 4);
  const { crop: cleaned, components } = eraseSpecks(clear(crop), true);
  const isInked = (x: number, y: number) => (cleaned.data[y * cleaned.width + x] as number) < 128;
  expect([isInked(101, 32), isInked(115, 55), isInked(130, 50)]).toEqual([true, true, true]);
  expect(isInked(153, 67)).toBe(false);
  expect(measureInk(cleaned, components.list, true).isBlank).toBe(false);
});
