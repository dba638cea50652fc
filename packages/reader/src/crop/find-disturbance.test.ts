import type { Box } from '@puente/forms';
import { expect, test } from 'vitest';
import type { Crop } from './crop-box.ts';
import { findDisturbance } from './find-disturbance.ts';
import { isMarkDisturbed } from './is-mark-disturbed.ts';
import { isStruck } from './is-struck.ts';

const marginPt = 8;

type Bar = readonly [x: number, y: number, width: number, height: number, level: number];

/** A crop with bars of ink, in points from the field's top left. */
function draw([, , w, h]: Box, bars: readonly Bar[], perPoint = 200 / 72): Crop {
  const area: Box = [0, 0, w + 2 * marginPt, h + 2 * marginPt];
  const [width, height] = [Math.round(area[2] * perPoint), Math.round(area[3] * perPoint)];
  const data = new Uint8Array(width * height).fill(255);
  const toPixel = (pt: number) => Math.round((pt + marginPt) * perPoint);
  for (const [x, y, across, down, level] of bars)
    for (let row = toPixel(y); row < toPixel(y + down); row++)
      data.fill(level, row * width + toPixel(x), row * width + toPixel(x + across));
  return { width, height, data, perPoint, field: [marginPt, marginPt, w, h], area };
}

const field: Box = [0, 0, 80, 14];
/** Ten letters: two stems and what joins them. */
const letters = Array.from({ length: 10 }, (_, n): Bar[] => [
  [4 + 5 * n, 4, 0.9, 7, 20],
  [7 + 5 * n, 4, 0.9, 7, 20],
  [4 + 5 * n, 7, 3, 0.9, 20],
]).flat();
const strike: Bar = [2, 7, 54, 0.7, 30];

function disturb(bars: readonly Bar[], inkLevel = 20) {
  const around = draw(field, bars);
  return findDisturbance({
    crop: draw(field, bars, 300 / 72),
    inkWidthPt: 54,
    isOneLine: true,
    around: { ink: around, bare: around },
    inkLevel,
  });
}

test('writing alone is not disturbed, and a line under it strikes nothing out', () => {
  expect(disturb(letters)).toBeNull();
  expect(isStruck(draw(field, [...letters, [2, 11.5, 54, 0.7, 30]], 300 / 72), 54)).toBe(false);
});

test('a thin line from letter to letter strikes them out', () => {
  expect(disturb([...letters, strike])).toBe('struck');
});

test('broad strokes much paler than the writing are a stamp, and so is a frame taller than letters', () => {
  const pale: readonly Bar[] = [
    [60, -2, 2, 10, 110],
    [66, -2, 2, 10, 110],
  ];
  expect(disturb([...letters, ...pale])).toBe('foreign-ink');
  expect(disturb([...letters, ...pale], 100)).toBeNull();
  expect(disturb([...letters, [65, -7, 1.2, 26, 20]])).toBe('foreign-ink');
});

test('a faint outline round what is written is the edge of correction fluid', () => {
  const outline: readonly Bar[] = [
    [1, 1, 58, 0.6, 220],
    [1, 12.4, 58, 0.6, 220],
    [1, 1, 0.6, 12, 220],
    [58, 1, 0.6, 12, 220],
  ];
  expect(disturb([...letters, ...outline])).toBe('covered');
});

test('a hole is a blot, and a line beyond both ends of the field a fold', () => {
  expect(disturb([...letters, [66, 0, 8, 8, 10]])).toBe('blot');
  expect(disturb([...letters, [-8, 1, 96, 0.9, 215]])).toBe('folded');
});

test('a cross that overshoots its box is a mark; a line through the box, or letters all round it, are not', () => {
  const box: Box = [0, 0, 9, 9];
  const isDisturbed = (bars: readonly Bar[]) => {
    const crop = draw(box, bars);
    return isMarkDisturbed({ ink: crop, bare: crop });
  };
  expect(isDisturbed([[-4, 4, 17, 0.9, 20]])).toBe(false);
  expect(isDisturbed([[-8, 4, 25, 0.9, 20]])).toBe(true);
  const stamp = [-7, 0, 11].map((x): Bar => [x, 1, 4, 7, 100]);
  expect(isDisturbed(stamp)).toBe(true);
});
