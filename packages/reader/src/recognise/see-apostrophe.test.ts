import { expect, it } from 'vitest';
import type { Crop } from '../crop/crop-box.ts';
import { seeApostrophe } from './see-apostrophe.ts';

type Patch = readonly [x: number, y: number, w: number, h: number];
const [top, base] = [20, 60];
/** The letter at this place, 40 px after the one before, 24 px wide. */
const letter = (n: number): Patch => [20 + 40 * n, top, 24, base - top];
/** Between the letter at this place and the next one. */
const between = (n: number, y = top, w = 4, h = 12): Patch => [50 + 40 * n, y, w, h];

function draw(count: number, ...others: Patch[]): Crop {
  const [width, height] = [40 * count + 40, 90];
  const data = new Uint8Array(width * height).fill(255);
  for (const [x, y, w, h] of [...Array.from({ length: count }, (_, n) => letter(n)), ...others])
    for (let row = y; row < y + h; row++) data.fill(0, row * width + x, row * width + x + w);
  return { width, height, data, perPoint: 4, field: [0, 0, 50, 15], area: [0, 0, 50, 15] };
}

it('sees the apostrophe between two letters of a word', () => {
  expect(seeApostrophe('XIAN, CHINA', draw(9, between(1)))).toBe("XI'AN, CHINA");
  expect(seeApostrophe('ONEIL', draw(5, between(0)))).toBe("O'NEIL");
});

it('takes no hyphen, comma or speck for one, nor what stands between words', () => {
  expect(seeApostrophe('XIAN', draw(4, between(1, 38, 8, 4)))).toBeNull();
  expect(seeApostrophe('XIAN', draw(4, between(1, 56, 4, 12)))).toBeNull();
  expect(seeApostrophe('XIAN', draw(4, between(1, 22, 3, 3)))).toBeNull();
  expect(seeApostrophe('XI AN', draw(4, between(1)))).toBeNull();
});

it('leaves a text that has one, one that would have two, letters whose arms break off, and those that cannot be counted', () => {
  expect(seeApostrophe("XI'AN", draw(4, between(1)))).toBeNull();
  expect(seeApostrophe('OIAN', draw(4, between(0), between(2)))).toBeNull();
  expect(seeApostrophe('KAVEH', draw(5, between(2)))).toBeNull();
  expect(seeApostrophe('Xian', draw(4, between(1)))).toBeNull();
  expect(seeApostrophe('XIANG', draw(4, between(1)))).toBeNull();
});
