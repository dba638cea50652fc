import { toPixels } from './count-inside.ts';
import type { Crop } from './crop-box.ts';
import { findComponents, type InkComponent } from './find-components.ts';

/** A shadow is fainter than ink and darker than the grain of paper. */
const faint = { from: 170, below: 244 };
/** The fringe of ink is faint too. */
const fringePt = 1;
const reachPt = 1;
const minExtentPt = 12;
/** A contour is thin and goes round something. */
const maxFill = 0.3;
/** Where so much of the paper is faint, it is its grain. */
const grainy = 0.06;

/** The faint outline that correction fluid, or a piece of paper laid over, leaves round what it covers. */
export function hasContour(crop: Crop): boolean {
  const { width, height, perPoint } = crop;
  const data = markFaint(crop);
  const count = data.reduce((sum, value) => sum + (value === 0 ? 1 : 0), 0);
  if (count > grainy * data.length) return false;
  const field = toPixels(crop, crop.field, reachPt);
  return findComponents({ width, height, data }).list.some((part) => {
    const isBeside =
      part.bottom < field.top ||
      part.top > field.bottom ||
      part.right < field.left ||
      part.left > field.right;
    const extent = Math.hypot(part.right - part.left, part.bottom - part.top);
    return !isBeside && extent >= minExtentPt * perPoint && isThin(part, perPoint);
  });
}

function isThin({ left, top, right, bottom, area }: InkComponent, perPoint: number): boolean {
  const [across, down] = [right - left, bottom - top];
  return Math.min(across, down) <= 2 * perPoint || area <= maxFill * across * down;
}

/** Black where it is faint and no ink is near. */
function markFaint({ width, height, data, perPoint }: Crop): Uint8Array {
  const reach = Math.round(fringePt * perPoint);
  const faints = new Uint8Array(data.length).fill(255);
  for (let at = 0; at < data.length; at++) if ((data[at] as number) < faint.below) faints[at] = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] as number) >= faint.from) continue;
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++)
        faints.fill(255, row * width + left, row * width + right);
    }
  return faints;
}
