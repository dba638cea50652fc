import { expect, test } from 'vitest';
import type { Crop } from './crop-box.ts';
import type { InkComponent } from './find-components.ts';
import { isMereTails } from './is-mere-tails.ts';

const perPoint = 4;
/** A box 20 points high, its rule a point above it, in a crop with 3 points around. */
const field = [3, 3, 100, 20] as const;
const rules = [[3, 23.75, 100, 0.5]] as const;
const [ruleTop, ruleBottom] = [7, 9];

/** Strokes from row to row at a column; each a patch from below the rule on. */
function draw(...strokes: ReadonlyArray<readonly [top: number, bottom: number, left: number]>) {
  const raw: Crop = {
    width: 106 * perPoint,
    height: 26 * perPoint,
    data: new Uint8Array(106 * perPoint * 26 * perPoint).fill(255),
    perPoint,
    field,
    area: [0, 0, 106, 26],
  };
  for (let y = ruleTop; y < ruleBottom; y++) raw.data.fill(0, y * raw.width, (y + 1) * raw.width);
  const list = strokes.map(([top, bottom, left], id): InkComponent => {
    for (let y = top; y < bottom; y++) raw.data.fill(0, y * raw.width + left, y * raw.width + left + 12);
    const from = Math.max(top, ruleBottom + 1);
    return { id, top: from, bottom, left, right: left + 12, area: 12 * (bottom - from) };
  });
  return isMereTails(raw, list, rules);
}

test('strokes that come through the rule above and end high in the box are tails of the row above', () => {
  expect(draw([0, 24, 60])).toBe(true);
  expect(draw([0, 24, 60], [2, 30, 200])).toBe(true);
});

test('what begins below the rule, stands beside them, or reaches down is written there', () => {
  expect(draw([10, 24, 60])).toBe(false);
  expect(draw([0, 24, 60], [40, 76, 200])).toBe(false);
  expect(draw([0, 80, 60])).toBe(false);
});

test('without ink, or without a rule above, there are no tails', () => {
  expect(draw()).toBe(false);
  const raw: Crop = { width: 1, height: 1, data: new Uint8Array(1), perPoint, field, area: [0, 0, 106, 26] };
  expect(isMereTails(raw, [{ id: 0, top: 0, bottom: 1, left: 0, right: 1, area: 1 }], [])).toBe(false);
});
