import type { Box } from '@puente/forms';
import { countInside, toPixels } from './count-inside.ts';
import type { Crop } from './crop-box.ts';
import type { InkComponent, InkPatches } from './find-components.ts';

/** A patch of ink is a box's mark with this much of it inside the box; a letter's tail that hangs into it has less. */
const minInside = 0.25;
const minInkPt2 = 0.6;
/** An arm that the erased outline cut off: so close to the mark, and no farther out than this share of the box. */
const cutPt = 1.4;
const armReach = 0.75;

/** Patches that belong to the marks of these checkboxes, wherever they reach. */
export function listMarkParts(
  crop: Crop,
  { runs, list }: InkPatches,
  boxes: readonly Box[],
): readonly number[] {
  return boxes.flatMap((box) => {
    const inside = countInside(crop, runs, [box], 0);
    const min = minInkPt2 * crop.perPoint ** 2;
    const marks = list.filter(({ id, area }) => (inside[id] as number) >= Math.max(min, minInside * area));
    const reach = toPixels(crop, box, armReach * Math.max(box[2], box[3]));
    const arms = list.filter(
      (part) =>
        part.left >= reach.left &&
        part.right <= reach.right &&
        part.top >= reach.top &&
        part.bottom <= reach.bottom &&
        marks.some((mark) => gapBetween(part, mark) <= cutPt * crop.perPoint),
    );
    return [...marks, ...arms].map(({ id }) => id);
  });
}

function gapBetween(one: InkComponent, other: InkComponent): number {
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(across, down);
}
