import type { Box } from '@puente/forms';
import { countInside, toPixels } from './count-inside.ts';
import type { Crop } from './crop-box.ts';
import type { InkComponent, InkPatches } from './find-components.ts';

/** A patch of ink is a box's mark with this much of it inside the box; a letter's tail that hangs into it has less. */
const minInside = 0.25;
const minInkPt2 = 0.6;
/** An arm that an erased outline or rule cut off: so close to the mark, and no farther out than this share of the box. */
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
    const near = list.filter(
      (part) =>
        !marks.includes(part) &&
        part.left >= reach.left &&
        part.right <= reach.right &&
        part.top >= reach.top &&
        part.bottom <= reach.bottom,
    );
    return addArms(marks, near, cutPt * crop.perPoint).map(({ id }) => id);
  });
}

/** Marks with their arms: what is close to one, or to an arm that a rule cut off again. */
function addArms(
  marks: readonly InkComponent[],
  near: readonly InkComponent[],
  cut: number,
): readonly InkComponent[] {
  const isArm = (part: InkComponent) => marks.some((mark) => gapBetween(part, mark) <= cut);
  const arms = near.filter(isArm);
  if (arms.length === 0) return marks;
  return addArms(
    [...marks, ...arms],
    near.filter((part) => !arms.includes(part)),
    cut,
  );
}

function gapBetween(one: InkComponent, other: InkComponent): number {
  const across = Math.max(0, one.left - other.right, other.left - one.right);
  const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(across, down);
}
