import { countInside, toPixels } from './count-inside.ts';
import type { Crop } from './crop-box.ts';
import type { Surroundings } from './cut-surroundings.ts';
import { findComponents } from './find-components.ts';

/** People's crosses overshoot by half a box and more, but hardly so far to both sides. */
const overshootPt = 7;
const inkBelow = 170;
const minInsidePt2 = 0.5;
/** The arms of a cross leave less ink beside its box, on one of two opposite sides at least. */
const maxArmPt2 = 4.5;
const [besidePt, farPt] = [2, 8];
const paleBelow = 190;

/** Whether a stamp or a line drawn through a checkbox may be what looks like its mark. */
export const isMarkDisturbed = ({ ink, bare }: Surroundings): boolean =>
  isCrossedThrough(ink) || isAmongInk(bare);

function isCrossedThrough(crop: Crop): boolean {
  const { list, runs } = findComponents(crop, inkBelow);
  const inside = countInside(crop, runs, [crop.field], 0);
  const far = toPixels(crop, crop.field, overshootPt);
  return list.some(
    ({ id, left, right, top, bottom }) =>
      (inside[id] as number) >= minInsidePt2 * crop.perPoint ** 2 &&
      ((left < far.left && right > far.right) || (top < far.top && bottom > far.bottom)),
  );
}

/** Ink on two opposite sides: the letters of a stamp go on where the box ends. */
function isAmongInk(crop: Crop): boolean {
  const near = toPixels(crop, crop.field, 1);
  const beside = toPixels(crop, crop.field, besidePt);
  const far = toPixels(crop, crop.field, farPt);
  const measure = (left: number, right: number, top: number, bottom: number) =>
    countInk(crop, { left, right, top, bottom }) / crop.perPoint ** 2;
  const across = Math.min(
    measure(far.left, beside.left, near.top, near.bottom),
    measure(beside.right, far.right, near.top, near.bottom),
  );
  const down = Math.min(
    measure(near.left, near.right, far.top, beside.top),
    measure(near.left, near.right, beside.bottom, far.bottom),
  );
  return Math.max(across, down) > maxArmPt2;
}

function countInk({ width, height, data }: Crop, edges: ReturnType<typeof toPixels>): number {
  let count = 0;
  for (let y = Math.max(0, Math.ceil(edges.top)); y < Math.min(height, edges.bottom); y++)
    for (let x = Math.max(0, Math.ceil(edges.left)); x < Math.min(width, edges.right); x++)
      if ((data[y * width + x] as number) < paleBelow) count++;
  return count;
}
