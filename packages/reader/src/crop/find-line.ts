import type { GrayImage } from '../geometry/image.ts';

/** A straight line through a picture: its row at the left edge, and how many rows it falls a column. */
export interface StraightLine {
  readonly row: number;
  readonly slope: number;
  /** Columns, the last exclusive. */
  readonly from: number;
  readonly to: number;
}

export interface LineKind {
  /** Pixels darker than this belong to it. */
  readonly limit: number;
  /** How far a line may waver to both sides, in rows. */
  readonly waver: number;
  /** Dark columns it must have at least, after each bare one has taken away so many of them. */
  readonly minLength: number;
  readonly gapCost: number;
  readonly slopes: readonly number[];
}

const step = 2;

/** Straight lines of a kind that are long enough, the longest of every row and slope. */
export function listLines(image: GrayImage, kind: LineKind): StraightLine[] {
  const { width, height } = image;
  const near = { width, height, data: spreadDown(image, kind) };
  // One run at least is longer, or it would be undone by the bare column after it.
  const run = Math.min(kind.minLength, kind.gapCost * step);
  const stride = step * Math.max(1, Math.floor(run / step));
  const lines: StraightLine[] = [];
  for (const slope of kind.slopes) {
    const falls = Int32Array.from({ length: width }, (_, x) => Math.round(slope * x));
    for (
      let row = Math.floor(Math.min(0, -slope * width));
      row < height - Math.min(0, slope * width);
      row += step
    ) {
      const line = hasRun(near, row, falls, run, stride) ? followLine(near, row, falls, kind) : null;
      if (line) lines.push({ row, slope, ...line });
    }
  }
  return lines;
}

/** 1 where a pixel or one within so many rows is dark. */
function spreadDown({ width, height, data }: GrayImage, { limit, waver }: LineKind): Uint8Array {
  const near = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] as number) >= limit) continue;
      for (let row = Math.max(0, y - waver); row <= Math.min(height - 1, y + waver); row++)
        near[row * width + x] = 1;
    }
  return near;
}

/** Whether there is a longer run than `run`: it is dark in one of the columns that are `stride` apart, and about it. */
function hasRun(near: GrayImage, row: number, falls: Int32Array, run: number, stride: number): boolean {
  const { width } = near;
  for (let x = 0; x < width; x += stride) {
    let [from, to] = [x, x];
    while (to < width && isDarkAt(near, to, row + (falls[to] as number))) to += step;
    if (to === x) continue;
    while (from >= step && isDarkAt(near, from - step, row + (falls[from - step] as number))) from -= step;
    if (to - from > run) return true;
  }
  return false;
}

function isDarkAt({ width, height, data }: GrayImage, x: number, y: number): boolean {
  return y >= 0 && y < height && data[y * width + x] === 1;
}

/** The stretch with most dark columns after its bare ones were paid for; `falls`: how far it has fallen at each column. */
function followLine(
  near: GrayImage,
  row: number,
  falls: Int32Array,
  { gapCost, minLength }: LineKind,
): Pick<StraightLine, 'from' | 'to'> | null {
  const { width } = near;
  let [sum, start, top] = [0, 0, minLength];
  let best: Pick<StraightLine, 'from' | 'to'> | null = null;
  // What is left of the line may be too short to be the longest.
  for (let x = 0; x < width && sum + width - x + step > top; x += step) {
    const y = row + (falls[x] as number);
    sum += isDarkAt(near, x, y) ? step : -gapCost * step;
    if (sum <= 0) [sum, start] = [0, x + step];
    else if (sum > top) {
      top = sum;
      best = { from: start, to: x + step };
    }
  }
  return best;
}
