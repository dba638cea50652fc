import type { Box } from '@puente/forms';
import { toPixels } from './count-inside.ts';
import type { Crop } from './crop-box.ts';
import { type InkComponent, inkLimit } from './find-components.ts';

/** How far below its upper edge a box's rule may lie, or above it. */
const ruleSlackPt = 3;
/** Ink that begins so near below the rule comes from above it. */
const startPt = 1.6;
/** Share of the box's height that a tail reaches down. */
const maxReach = 0.55;
/** Above the rule the same stroke is looked for so far up, and so far aside. */
const abovePt = { from: 0.5, to: 2 };
const asidePt = 1;

/**
 * Whether all ink left in a box hangs into it from the row above, through the rule between: tails of `y` and `g`. What is
 * written in a box itself stands lower, or has no stroke going on above the rule.
 */
export function isMereTails(raw: Crop, list: readonly InkComponent[], rules: readonly Box[]): boolean {
  const { perPoint } = raw;
  const field = toPixels(raw, raw.field, 0);
  const rule = rules
    .map((line) => toPixels(raw, line, 0))
    .find(({ top, bottom }) => Math.abs((top + bottom) / 2 - field.top) <= ruleSlackPt * perPoint);
  if (!rule || list.length === 0) return false;
  const lowest = field.top + maxReach * (field.bottom - field.top);
  return list.every(
    (part) =>
      part.top <= rule.bottom + startPt * perPoint &&
      part.bottom <= lowest &&
      hasInkAbove(raw, part, rule.top),
  );
}

/** Whether a stroke goes on above the rule in the columns of this patch. */
function hasInkAbove({ width, data, perPoint }: Crop, part: InkComponent, ruleTop: number): boolean {
  const from = Math.max(0, Math.floor(ruleTop - abovePt.to * perPoint));
  const to = Math.ceil(ruleTop - abovePt.from * perPoint);
  const left = Math.max(0, Math.floor(part.left - asidePt * perPoint));
  const right = Math.min(width, Math.ceil(part.right + asidePt * perPoint));
  for (let y = from; y < to; y++)
    for (let x = left; x < right; x++) if ((data[y * width + x] as number) < inkLimit) return true;
  return false;
}
