import { createPatchFinder } from './find-patch.ts';
import type { PointPair } from './homography.ts';
import type { InkMap } from './ink-map.ts';

export interface BlockSettings {
  /** Pixels a point of both maps. */
  readonly perPoint: number;
  readonly blockPt: number;
  readonly stridePt: number;
  readonly reachPt: number;
}

/** Looks for each block of the template in the warped page: where it should be and where it is, in page points. */
export function matchBlocks(
  template: InkMap,
  page: InkMap,
  { perPoint, blockPt, stridePt, reachPt }: BlockSettings,
): PointPair[] {
  const block = Math.round(blockPt * perPoint);
  const stride = Math.max(1, Math.round(stridePt * perPoint));
  const reach = Math.max(2, Math.round(reachPt * perPoint));
  const find = createPatchFinder(template, page);
  const size = { width: block, height: block, reachX: reach, reachY: reach };
  const pairs: PointPair[] = [];
  for (let top = 0; top + block <= template.height; top += stride)
    for (let left = 0; left + block <= template.width; left += stride) {
      const found = find({ left, top, ...size });
      if (!found) continue;
      const x = (left + block / 2) / perPoint;
      const y = (top + block / 2) / perPoint;
      const toX = x + found.dx / perPoint;
      const toY = y + found.dy / perPoint;
      pairs.push({ fromX: x, fromY: y, toX, toY, weightX: found.weightX, weightY: found.weightY });
    }
  return pairs;
}
