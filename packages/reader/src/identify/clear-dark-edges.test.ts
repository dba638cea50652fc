import { expect, it } from 'vitest';
import type { InkMap } from '../geometry/ink-map.ts';
import { clearDarkEdges } from './clear-dark-edges.ts';

const size = { width: 200, height: 260 };

function drawInk(boxes: ReadonlyArray<readonly [x: number, y: number, w: number, h: number]>): InkMap {
  const map = { ...size, data: new Uint8Array(size.width * size.height) };
  for (const [x, y, w, h] of boxes)
    for (let row = y; row < y + h; row++) map.data.fill(255, row * size.width + x, row * size.width + x + w);
  return map;
}
const inkOf = ({ data }: InkMap) => data.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0);

it('clears dark bands along the borders, thin as they may be where they leave the picture', () => {
  const edges = drawInk([
    [0, 0, 4, 260],
    [0, 0, 200, 14],
    [180, 200, 20, 60],
  ]);
  expect(inkOf(clearDarkEdges(edges))).toBe(0);
});

it('keeps rules that run off the picture, bars within it, and what a band touches', () => {
  const frame = drawInk([
    [0, 100, 200, 2],
    [60, 0, 2, 260],
    [40, 140, 120, 14],
  ]);
  const before = frame.data.slice();
  expect(clearDarkEdges(frame).data).toEqual(before);
  const touched = clearDarkEdges(
    drawInk([
      [0, 0, 12, 260],
      [0, 100, 200, 2],
    ]),
  );
  expect(inkOf(touched)).toBe(2 * (200 - 12 - 3));
});
