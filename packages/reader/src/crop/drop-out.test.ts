import type { Box } from '@puente/forms';
import { expect, test } from 'vitest';
import type { Registration } from '../register/registration.ts';
import type { Crop } from './crop-box.ts';
import { dropOut } from './drop-out.ts';
import { measureInk } from './measure-ink.ts';

const perPoint = 4;
/** A field of 60 by 14 points with a checkbox of 9 points two points below it. */
const field: Box = [20, 20, 60, 14];
const checkbox: Box = [30, 9, 9, 9];
const area: Box = [4, 4, 92, 46];
const bare = { landmarks: { lines: [], words: [], areas: [] } } as unknown as Registration;

function draw(strokes: ReadonlyArray<readonly [x0: number, y0: number, x1: number, y1: number]>): Crop {
  const [width, height] = [area[2] * perPoint, area[3] * perPoint];
  const data = new Uint8Array(width * height).fill(255);
  for (const [x0, y0, x1, y1] of strokes)
    for (let step = 0; step <= 200; step++) {
      const px = Math.round((x0 + ((x1 - x0) * step) / 200 - area[0]) * perPoint);
      const py = Math.round((area[1] + area[3] - y0 - ((y1 - y0) * step) / 200) * perPoint);
      for (let dy = -2; dy <= 2; dy++) data.fill(0, (py + dy) * width + px - 2, (py + dy) * width + px + 3);
    }
  return { width, height, data, perPoint, field, area };
}

const tick = [
  [31, 13, 34, 10],
  [34, 10, 43, 31],
] as const;
const letter = [
  [60, 22, 60, 31],
  [60, 31, 65, 31],
] as const;

test('a tick that reaches up from a checkbox is no writing of the field above it', () => {
  expect(measureInk(dropOut(draw(tick), bare)).isBlank).toBe(false);
  expect(measureInk(dropOut(draw(tick), bare, [checkbox])).isBlank).toBe(true);
});

test('an arm cut off from its cross goes with it', () => {
  const cross = [
    [31, 10, 38, 17],
    [31, 17, 38, 10],
    [38.6, 18.6, 41, 24],
  ] as const;
  expect(measureInk(dropOut(draw(cross), bare, [checkbox])).isBlank).toBe(true);
});

test('so does an arm that outline and rule cut in two', () => {
  const cross = [
    [31, 10, 38, 17],
    [31, 17, 38, 10],
    [38.6, 18.6, 39.2, 19.2],
    [40.5, 21, 44.5, 24],
  ] as const;
  expect(measureInk(dropOut(draw(cross.slice(3)), bare, [checkbox])).isBlank).toBe(false);
  expect(measureInk(dropOut(draw(cross), bare, [checkbox])).isBlank).toBe(true);
});

test('writing beside a mark stays, and so does a letter whose tail hangs into an empty checkbox', () => {
  expect(measureInk(dropOut(draw([...tick, ...letter]), bare, [checkbox])).bounds?.[0]).toBeGreaterThan(55);
  const tail = [[34, 32, 34, 15.5]] as const;
  expect(measureInk(dropOut(draw(tail), bare, [checkbox])).isBlank).toBe(false);
});

test('the little that a copier left of an accent stays above its letter; as little elsewhere goes', () => {
  const [accent, speck] = [
    { x: 62, y: 33 },
    { x: 44, y: 28 },
  ];
  const crop = draw(letter);
  const at = ({ x, y }: typeof accent) =>
    Math.round((area[1] + area[3] - y) * perPoint) * crop.width + Math.round((x - area[0]) * perPoint);
  for (const patch of [accent, speck])
    for (let dy = -2; dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++)
        crop.data[at(patch) + dy * crop.width + dx] = dy === 0 && Math.abs(dx) < 2 ? 100 : 200;
  const left = dropOut(crop, bare);
  expect(left.data[at(accent)]).toBe(100);
  expect(left.data[at(speck)]).toBe(255);
});
