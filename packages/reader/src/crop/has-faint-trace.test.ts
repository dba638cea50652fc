import { expect, test } from 'vitest';
import { createGray } from '../geometry/image.ts';
import type { Crop } from './crop-box.ts';
import { hasFaintTrace } from './has-faint-trace.ts';

function blank(): Crop {
  const area = [0, 0, 120, 24] as const;
  return { ...createGray(233, 47), perPoint: 140 / 72, field: area, area };
}

function draw({ data, width }: Crop, shade: number, tops: readonly number[]): void {
  tops.forEach((top, i) => {
    for (let y = top; y < top + 14; y++) data.fill(shade, y * width + 20 + i * 14, y * width + 26 + i * 14);
  });
}

test('a row of faint letters is seen', () => {
  const crop = blank();
  draw(crop, 225, [16, 16, 17, 16]);
  expect(hasFaintTrace(crop)).toBe(true);
});

test('bare paper, grain and single stains are no writing', () => {
  expect(hasFaintTrace(blank())).toBe(false);
  const grainy = blank();
  for (let i = 0; i < 900; i++) grainy.data[(i * 7919) % grainy.data.length] = 225;
  expect(hasFaintTrace(grainy)).toBe(false);
  const stained = blank();
  draw(stained, 225, [4, 20, 30]);
  expect(hasFaintTrace(stained)).toBe(false);
});
