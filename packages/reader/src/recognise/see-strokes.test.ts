import { expect, it } from 'vitest';
import type { Crop } from '../crop/crop-box.ts';
import { findComponents } from '../crop/find-components.ts';
import { seeStrokes } from './see-strokes.ts';

/** A stem 4 px wide and 30 high, as drawn row by row: how far it leans, and what sticks out of it. */
interface Drawn {
  /** Pixels to the right over the whole height. */
  readonly lean?: number;
  readonly rows?: ReadonlyArray<readonly [row: number, left: number, right: number]>;
}

/** A slanted stroke across the middle, two pixels to each side. */
const stroke = [
  [13, 0, 3],
  [14, 1, 3],
  [15, 2, 2],
  [16, 3, 1],
  [17, 3, 0],
] as const;
const foot = [
  [28, 2, 12],
  [29, 2, 12],
] as const;
const crossbar = [
  [8, 4, 5],
  [9, 4, 5],
] as const;

function see(letter: string, { lean = 0, rows = [] }: Drawn): string | undefined {
  const [width, height] = [40, 40];
  const data = new Uint8Array(width * height).fill(255);
  for (let row = 0; row < 30; row++) {
    const [, left = 0, right = 0] = rows.find(([at]) => at === row) ?? [];
    const x = 15 + Math.round((lean * (29 - row)) / 30);
    data.fill(0, (row + 5) * width + x - left, (row + 5) * width + x + 4 + right);
  }
  const crop: Crop = { width, height, data, perPoint: 4, field: [0, 0, 10, 10], area: [0, 0, 10, 10] };
  return seeStrokes([letter], findComponents(crop).list, crop)[0];
}

it('sees the stroke across a stem', () => {
  expect(see('l', { rows: stroke })).toBe('ł');
  expect(see('L', { rows: [...stroke, ...foot] })).toBe('Ł');
  expect(see('l', { lean: 5, rows: stroke })).toBe('ł');
});

it('takes no stem for struck that is bare, leans or has serifs, nor any other letter', () => {
  expect(see('l', {})).toBe('l');
  expect(see('l', { lean: 9 })).toBe('l');
  expect(see('L', { lean: 7, rows: foot })).toBe('L');
  expect(see('l', { rows: [[0, 3, 0], [1, 3, 0], ...foot] })).toBe('l');
  expect(see('t', { rows: crossbar })).toBe('t');
  expect(see('I', { rows: stroke })).toBe('I');
});
