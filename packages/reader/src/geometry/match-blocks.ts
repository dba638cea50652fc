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
  const search: Search = {
    page,
    sums: toIntegrals(page),
    block,
    reach,
    patch: new Float32Array(block * block),
  };
  const pairs: PointPair[] = [];
  for (let top = 0; top + block <= template.height; top += stride)
    for (let left = 0; left + block <= template.width; left += stride) {
      if (!takeZeroMean(template, left, top, block, search.patch)) continue;
      const found = matchBlock(search, left, top);
      if (!found) continue;
      const x = (left + block / 2) / perPoint;
      const y = (top + block / 2) / perPoint;
      const toX = x + found.dx / perPoint;
      const toY = y + found.dy / perPoint;
      pairs.push({ fromX: x, fromY: y, toX, toY, weightX: found.weightX, weightY: found.weightY });
    }
  return pairs;
}

interface Search {
  readonly page: InkMap;
  readonly sums: Integrals;
  readonly block: number;
  readonly reach: number;
  /** The template's block, zero mean and unit energy. */
  readonly patch: Float32Array;
}

interface BlockMatch {
  readonly dx: number;
  readonly dy: number;
  readonly weightX: number;
  readonly weightY: number;
}

const minSpread = 14;
const minCorrelation = 0.3;

function matchBlock(search: Search, left: number, top: number): BlockMatch | null {
  const { reach } = search;
  const side = 2 * reach + 1;
  const scores = new Float32Array(side * side).fill(-1);
  let best = 0;
  for (let sy = -reach; sy <= reach; sy++)
    for (let sx = -reach; sx <= reach; sx++) {
      const at = (sy + reach) * side + sx + reach;
      scores[at] = correlate(search, left + sx, top + sy);
      if ((scores[at] as number) > (scores[best] as number)) best = at;
    }
  const peak = scores[best] as number;
  const px = best % side;
  const py = (best - px) / side;
  if (peak < minCorrelation || px === 0 || py === 0 || px === side - 1 || py === side - 1) return null;
  const across = parabola(scores[best - 1] as number, peak, scores[best + 1] as number);
  const down = parabola(scores[best - side] as number, peak, scores[best + side] as number);
  const trust = (peak - minCorrelation / 2) ** 2;
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

function takeZeroMean(map: InkMap, left: number, top: number, block: number, patch: Float32Array): boolean {
  let sum = 0;
  for (let y = 0; y < block; y++)
    for (let x = 0; x < block; x++) {
      const v = map.data[(top + y) * map.width + left + x] as number;
      patch[y * block + x] = v;
      sum += v;
    }
  const mean = sum / patch.length;
  let energy = 0;
  for (let i = 0; i < patch.length; i++) energy += ((patch[i] as number) - mean) ** 2;
  if (energy < minSpread ** 2 * patch.length) return false;
  const norm = 1 / Math.sqrt(energy);
  for (let i = 0; i < patch.length; i++) patch[i] = ((patch[i] as number) - mean) * norm;
  return true;
}

/** Running sums of ink and its square over the rectangle from the top left, one row and column of zeros ahead. */
interface Integrals {
  readonly sum: Float64Array;
  readonly squares: Float64Array;
}

function toIntegrals({ width, height, data }: InkMap): Integrals {
  const stride = width + 1;
  const sum = new Float64Array(stride * (height + 1));
  const squares = new Float64Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    let rowSquares = 0;
    for (let x = 0; x < width; x++) {
      const v = data[y * width + x] as number;
      row += v;
      rowSquares += v * v;
      const at = (y + 1) * stride + x + 1;
      sum[at] = (sum[at - stride] as number) + row;
      squares[at] = (squares[at - stride] as number) + rowSquares;
    }
  }
  return { sum, squares };
}

function inWindow(integral: Float64Array, stride: number, left: number, top: number, block: number): number {
  const a = top * stride + left;
  const b = a + block * stride;
  return (
    (integral[b + block] as number) -
    (integral[b] as number) -
    (integral[a + block] as number) +
    (integral[a] as number)
  );
}

/** Correlation of the patch with the page at a place; -1 where it would leave the page. */
function correlate({ page, sums, block, patch }: Search, left: number, top: number): number {
  const { width, height, data } = page;
  if (left < 0 || top < 0 || left + block > width || top + block > height) return -1;
  let cross = 0;
  let own = 0;
  for (let y = 0; y < block; y++) {
    const row = (top + y) * width + left;
    for (let x = 0; x < block; x++) cross += (data[row + x] as number) * (patch[own++] as number);
  }
  const sum = inWindow(sums.sum, width + 1, left, top, block);
  const energy = inWindow(sums.squares, width + 1, left, top, block) - (sum * sum) / (block * block);
  return energy <= 1 ? -1 : cross / Math.sqrt(energy);
}
