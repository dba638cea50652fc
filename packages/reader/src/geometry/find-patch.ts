import type { InkMap } from './ink-map.ts';

/** A window of a template as it is looked for: its place and size, and how far it may have moved, all in pixels. */
interface PatchWindow {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly reachX: number;
  readonly reachY: number;
}

/** How far a window has moved, in pixels; how far that is to be trusted, and the correlation there. */
interface PatchMatch {
  readonly dx: number;
  readonly dy: number;
  readonly weightX: number;
  readonly weightY: number;
  readonly correlation: number;
}

/** Looks for windows of one template in one page. Null of a window with too little in it, or one that is not found. */
export type PatchFinder = (window: PatchWindow) => PatchMatch | null;

/**
 * A window of the template by its inked pixels alone, which are the lesser part of it. Whole numbers, so that sums are
 * exact and quick.
 */
interface Patch {
  readonly width: number;
  readonly height: number;
  readonly count: number;
  /** From the window's first pixel in the page. */
  readonly offsets: Int32Array;
  readonly values: Uint8Array;
  readonly mean: number;
  /** One over the root of the energy around the mean. */
  readonly norm: number;
}

const minSpread = 14;
const minCorrelation = 0.3;

export function createPatchFinder(template: InkMap, page: InkMap): PatchFinder {
  const sums = toIntegrals(page);
  return (window) => {
    const patch = takePatch(template, window, page.width);
    return patch && matchPatch(page, sums, patch, window);
  };
}

function matchPatch(page: InkMap, sums: Integrals, patch: Patch, window: PatchWindow): PatchMatch | null {
  const { reachX, reachY } = window;
  const side = 2 * reachX + 1;
  const scores = correlateAll(page, sums, patch, window);
  let best = 0;
  for (let at = 1; at < scores.length; at++) if ((scores[at] as number) > (scores[best] as number)) best = at;
  const peak = scores[best] as number;
  const px = best % side;
  const py = (best - px) / side;
  if (peak < minCorrelation || px === 0 || py === 0 || px === side - 1 || py === 2 * reachY) return null;
  const across = parabola(scores[best - 1] as number, peak, scores[best + 1] as number);
  const down = parabola(scores[best - side] as number, peak, scores[best + side] as number);
  const trust = (peak - minCorrelation / 2) ** 2;
  return {
    dx: px - reachX + across.shift,
    dy: py - reachY + down.shift,
    weightX: trust * Math.min(1, across.bend * 6),
    weightY: trust * Math.min(1, down.bend * 6),
    correlation: peak,
  };
}

/** Correlation of the patch with the page at each shift, row by row; -1 where it would leave the page. */
function correlateAll(page: InkMap, sums: Integrals, patch: Patch, window: PatchWindow): Float32Array {
  const { left, top, reachX, reachY } = window;
  const side = 2 * reachX + 1;
  const scores = new Float32Array(side * (2 * reachY + 1)).fill(-1);
  const firstX = Math.max(-reachX, -left);
  const lastX = Math.min(reachX, page.width - patch.width - left);
  const firstY = Math.max(-reachY, -top);
  const lastY = Math.min(reachY, page.height - patch.height - top);
  for (let sy = firstY; sy <= lastY; sy++) {
    const row = (sy + reachY) * side + reachX;
    let sx = firstX;
    // Four shifts at a time: the patch itself is fetched once for all of them.
    for (; sx + 3 <= lastX; sx += 4) {
      const crosses = crossFour(page, patch, (top + sy) * page.width + left + sx);
      for (let i = 0; i < 4; i++)
        scores[row + sx + i] = toCorrelation(
          page,
          sums,
          patch,
          left + sx + i,
          top + sy,
          crosses[i] as number,
        );
    }
    for (; sx <= lastX; sx++) {
      const cross = crossOne(page, patch, (top + sy) * page.width + left + sx);
      scores[row + sx] = toCorrelation(page, sums, patch, left + sx, top + sy, cross);
    }
  }
  return scores;
}

/** Sum of the products of patch and page at a place, and at the three places right of it; written over by the next call. */
function crossFour({ data }: InkMap, { offsets, values, count }: Patch, from: number): Int32Array {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const at = from + (offsets[i] as number);
    const value = values[i] as number;
    a = (a + (data[at] as number) * value) | 0;
    b = (b + (data[at + 1] as number) * value) | 0;
    c = (c + (data[at + 2] as number) * value) | 0;
    d = (d + (data[at + 3] as number) * value) | 0;
  }
  four[0] = a;
  four[1] = b;
  four[2] = c;
  four[3] = d;
  return four;
}

const four = new Int32Array(4);

function crossOne({ data }: InkMap, { offsets, values, count }: Patch, from: number): number {
  let cross = 0;
  for (let i = 0; i < count; i++)
    cross = (cross + (data[from + (offsets[i] as number)] as number) * (values[i] as number)) | 0;
  return cross;
}

function parabola(before: number, peak: number, after: number): { shift: number; bend: number } {
  const bend = 2 * peak - before - after;
  return bend <= 1e-6 ? { shift: 0, bend: 0 } : { shift: (after - before) / (2 * bend), bend };
}

/** Null of a window with too little in it to be found. */
function takePatch(map: InkMap, { left, top, width, height }: PatchWindow, pageWidth: number): Patch | null {
  const size = width * height;
  const offsets = new Int32Array(size);
  const values = new Uint8Array(size);
  let [sum, squares, count] = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    const row = (top + y) * map.width + left;
    for (let x = 0; x < width; x++) {
      const v = map.data[row + x] as number;
      if (v === 0) continue;
      offsets[count] = y * pageWidth + x;
      values[count++] = v;
      sum += v;
      squares += v * v;
    }
  }
  const mean = sum / size;
  const energy = squares - sum * mean;
  if (energy < minSpread ** 2 * size) return null;
  return { width, height, count, offsets, values, mean, norm: 1 / Math.sqrt(energy) };
}

/**
 * Running sums of ink and its square over the rectangle from the top left, one row and column of zeros ahead. Sums of
 * squares wrap around, which leaves those of a small window right.
 */
interface Integrals {
  readonly sum: Int32Array;
  readonly squares: Int32Array;
}

function toIntegrals({ width, height, data }: InkMap): Integrals {
  const stride = width + 1;
  const sum = new Int32Array(stride * (height + 1));
  const squares = new Int32Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    let rowSquares = 0;
    for (let x = 0; x < width; x++) {
      const v = data[y * width + x] as number;
      row += v;
      rowSquares += v * v;
      const at = (y + 1) * stride + x + 1;
      sum[at] = (sum[at - stride] as number) + row;
      squares[at] = ((squares[at - stride] as number) + rowSquares) | 0;
    }
  }
  return { sum, squares };
}

function inWindow(integral: Int32Array, stride: number, at: number, width: number, height: number): number {
  const below = at + height * stride;
  return (
    ((integral[below + width] as number) -
      (integral[below] as number) -
      (integral[at + width] as number) +
      (integral[at] as number)) |
    0
  );
}

/** -1 where the page has no ink. */
function toCorrelation(
  page: InkMap,
  sums: Integrals,
  { width, height, mean, norm }: Patch,
  left: number,
  top: number,
  cross: number,
): number {
  const stride = page.width + 1;
  const sum = inWindow(sums.sum, stride, top * stride + left, width, height);
  const squares = inWindow(sums.squares, stride, top * stride + left, width, height);
  const energy = squares - (sum * sum) / (width * height);
  return energy <= 1 ? -1 : ((cross - mean * sum) * norm) / Math.sqrt(energy);
}
