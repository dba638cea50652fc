import type { Box } from '@puente/forms';
import type { LinkedRuns } from '../geometry/link-runs.ts';
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

/** Pixels of each patch of ink that lie within one of the boxes, these grown by so many points; by patch id. */
export function countInside(
  crop: Crop,
  { count, rows, starts, ends, patches, patchCount }: LinkedRuns,
  boxes: readonly Box[],
  grow: number,
): Int32Array {
  const inside = new Int32Array(patchCount + 1);
  const areas = boxes
    .map((box) => toPixels(crop, box, grow))
    .map(({ left, right, top, bottom }) => ({
      left: Math.floor(left),
      right: Math.ceil(right),
      top: Math.floor(top),
      bottom,
    }))
    .sort((p, q) => p.left - q.left);
  for (let i = 0; i < count; i++) {
    const [y, end, id] = [rows[i] as number, ends[i] as number, patches[i] as number];
    let counted = starts[i] as number;
    for (const { left, right, top, bottom } of areas) {
      if (y < top || y >= bottom) continue;
      const from = Math.max(counted, left);
      const to = Math.min(end, right);
      if (to <= from) continue;
      inside[id] = (inside[id] as number) + to - from;
      counted = to;
    }
  }
  return inside;
}
