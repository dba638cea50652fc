import type { Box } from '@puente/forms';
import type { Crop } from './crop-box.ts';

/** Pixel edges of a point box on the crop. */
export function toPixels(crop: Crop, [x, y, w, h]: Box, grow: number) {
  return {
    left: (x - grow - crop.area[0]) * crop.perPoint,
    right: (x + w + grow - crop.area[0]) * crop.perPoint,
    top: (crop.area[1] + crop.area[3] - y - h - grow) * crop.perPoint,
    bottom: (crop.area[1] + crop.area[3] - y + grow) * crop.perPoint,
  };
}

/** Pixels of each patch of ink that lie within one of the boxes, these grown by so many points. */
export function countInside(
  crop: Crop,
  labels: Int32Array,
  count: number,
  boxes: readonly Box[],
  grow: number,
): Int32Array {
  const inside = new Int32Array(count + 1);
  const seen = boxes.length > 1 ? new Uint8Array(labels.length) : null;
  for (const box of boxes) {
    const { left, right, top, bottom } = toPixels(crop, box, grow);
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(crop.height, bottom); y++)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(crop.width, right); x++) {
        const at = y * crop.width + x;
        const id = labels[at] as number;
        if (id === 0 || seen?.[at]) continue;
        if (seen) seen[at] = 1;
        inside[id] = (inside[id] as number) + 1;
      }
  }
  return inside;
}
