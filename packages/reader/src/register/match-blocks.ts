import type { InkMap } from '../identify/ink-map.ts';
import { applyHomography, type Homography, type PointPair } from './homography.ts';

export interface BlockSettings {
  /** Pixels a point of both maps. */
  readonly perPoint: number;
  readonly blockPt: number;
  readonly stridePt: number;
  readonly reachPt: number;
}

/**
 * Looks for each block of the template in the warped page and returns where it stands on the image. `toImage` is the map
 * the page was warped with.
 */
export function matchBlocks(
  template: InkMap,
  page: InkMap,
  toImage: Homography,
  { perPoint, blockPt, stridePt, reachPt }: BlockSettings,
): PointPair[] {
  const block = Math.round(blockPt * perPoint);
  const stride = Math.round(stridePt * perPoint);
  const reach = Math.round(reachPt * perPoint);
  const pairs: PointPair[] = [];
  for (let top = 0; top + block <= template.height; top += stride)
    for (let left = 0; left + block <= template.width; left += stride) {
      const found = matchBlock(template, page, left, top, block, reach);
      if (!found) continue;
      const x = (left + block / 2) / perPoint;
      const y = (top + block / 2) / perPoint;
      const [toX, toY] = applyHomography(toImage, x + found.dx / perPoint, y + found.dy / perPoint);
      pairs.push({ fromX: x, fromY: y, toX, toY, weightX: found.weightX, weightY: found.weightY });
    }
  return pairs;
}

interface BlockMatch {
  readonly dx: number;
  readonly dy: number;
  readonly weightX: number;
  readonly weightY: number;
}

const LEAST_SPREAD = 14;
const LEAST_CORRELATION = 0.3;

function matchBlock(
  template: InkMap,
  page: InkMap,
  left: number,
  top: number,
  block: number,
  reach: number,
): BlockMatch | null {
  const patch = toZeroMean(template, left, top, block);
  if (!patch) return null;
  const side = 2 * reach + 1;
  const scores = new Float32Array(side * side).fill(-1);
  let best = 0;
  for (let sy = -reach; sy <= reach; sy++)
    for (let sx = -reach; sx <= reach; sx++) {
      const at = (sy + reach) * side + sx + reach;
      scores[at] = correlate(patch, page, left + sx, top + sy, block);
      if ((scores[at] as number) > (scores[best] as number)) best = at;
    }
  const peak = scores[best] as number;
  const px = best % side;
  const py = (best - px) / side;
  if (peak < LEAST_CORRELATION || px === 0 || py === 0 || px === side - 1 || py === side - 1) return null;
  const across = parabola(scores[best - 1] as number, peak, scores[best + 1] as number);
  const down = parabola(scores[best - side] as number, peak, scores[best + side] as number);
  const trust = (peak - LEAST_CORRELATION / 2) ** 2;
  return {
    dx: px - reach + across.shift,
    dy: py - reach + down.shift,
    weightX: trust * Math.min(1, across.bend * 6),
    weightY: trust * Math.min(1, down.bend * 6),
  };
}

function parabola(before: number, peak: number, after: number): { shift: number; bend: number } {
  const bend = 2 * peak - before - after;
  return bend <= 1e-6 ? { shift: 0, bend: 0 } : { shift: (after - before) / (2 * bend), bend };
}

function toZeroMean(map: InkMap, left: number, top: number, block: number): Float32Array | null {
  const patch = new Float32Array(block * block);
  let sum = 0;
  for (let y = 0; y < block; y++)
    for (let x = 0; x < block; x++) {
      const v = map.data[(top + y) * map.width + left + x] as number;
      patch[y * block + x] = v;
      sum += v;
    }
  const mean = sum / patch.length;
  let energy = 0;
  for (let i = 0; i < patch.length; i++) {
    patch[i] = (patch[i] as number) - mean;
    energy += (patch[i] as number) ** 2;
  }
  if (energy < LEAST_SPREAD ** 2 * patch.length) return null;
  const norm = 1 / Math.sqrt(energy);
  for (let i = 0; i < patch.length; i++) patch[i] = (patch[i] as number) * norm;
  return patch;
}

/** Correlation of a zero-mean, unit patch with the page at a place; -1 where it would leave the page. */
function correlate(patch: Float32Array, page: InkMap, left: number, top: number, block: number): number {
  const { width, height, data } = page;
  if (left < 0 || top < 0 || left + block > width || top + block > height) return -1;
  let sum = 0;
  let squares = 0;
  let cross = 0;
  for (let y = 0; y < block; y++) {
    const row = (top + y) * width + left;
    const own = y * block;
    for (let x = 0; x < block; x++) {
      const v = data[row + x] as number;
      sum += v;
      squares += v * v;
      cross += v * (patch[own + x] as number);
    }
  }
  const energy = squares - (sum * sum) / (block * block);
  return energy <= 1 ? -1 : cross / Math.sqrt(energy);
}
