import { expect, test } from 'vitest';
import { createGray } from '../../geometry/image.ts';
import type { Crop } from '../crop-box.ts';
import { darkenFaint } from './darken-faint.ts';
import { findFaintTrace } from './find-faint-trace.ts';

function blank(): Crop {
  const area = [0, 0, 120, 24] as const;
  return { ...createGray(233, 47), perPoint: 140 / 72, field: area, area };
}

function draw({ data, width }: Crop, shade: number, tops: readonly number[]): void {
  tops.forEach((top, i) => {
    for (let y = top; y < top + 14; y++) data.fill(shade, y * width + 20 + i * 14, y * width + 26 + i * 14);
  });
}

test('a row of faint letters is seen, and how dark it is', () => {
  const crop = blank();
  draw(crop, 225, [16, 16, 17, 16]);
  expect(findFaintTrace(crop)).toEqual({ isRow: true, level: 225 });
  expect(darkenFaint(crop, 225).data[20 * 233 + 22]).toBeLessThan(70);
  expect(darkenFaint(crop, 225).data[0]).toBe(255);
});

test('bare paper, grain and single stains are no writing', () => {
  expect(findFaintTrace(blank())).toBeNull();
  const grainy = blank();
  for (let i = 0; i < 900; i++) grainy.data[(i * 7919) % grainy.data.length] = 225;
  expect(findFaintTrace(grainy)).toBeNull();
  const stained = blank();
  draw(stained, 225, [4, 20, 30]);
  expect(findFaintTrace(stained)).toBeNull();
});

test('what lies about in a box, as on mottled paper, is no row of letters', () => {
  const mottled = blank();
  draw(mottled, 225, [2, 30, 2, 30, 3, 30, 29]);
  expect(findFaintTrace(mottled)).toMatchObject({ isRow: false });
});
