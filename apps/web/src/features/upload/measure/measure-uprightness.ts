import type { GrayPicture } from './gray-picture.ts';

/** Lines of print are looked at in strips so narrow that one that runs aslant stays apart from the next. */
const stripSide = 40;
/** Of a row's brightness: more of it is ink. */
const minInk = 0.03;
/** Of a line of small print, in pixels. */
const [minHeight, maxHeight] = [6, 18];
const minBody = 4;
/** How much more ink must stand on one side of the letters' bodies than on the other. */
const clearly = 1.3;

/**
 * Whether print stands on its feet: Latin letters reach above their bodies (b, d, h, l, t, capitals) more often than below.
 * High above 0: upright, far below: upside down; in deviations from what chance alone would give.
 */
export function measureUprightness(picture: GrayPicture, slope: number): number {
  let [above, below] = [0, 0];
  for (let left = 0; left + stripSide <= picture.width; left += stripSide / 2) {
    const ink = listInk(picture, left, slope);
    for (const line of listLines(ink)) {
      const [over, under] = measureReach(line);
      if (over > clearly * under) above += 1;
      else if (under > clearly * over) below += 1;
    }
  }
  return (above - below) / Math.sqrt(above + below + 1);
}

/** By row of a strip: how much darker than its paper it is, 0 to 1. */
function listInk({ width, height, data }: GrayPicture, left: number, slope: number): Float32Array {
  const ink = new Float32Array(height);
  const asides = Int32Array.from({ length: stripSide }, (_, x) => Math.round(slope * (x - stripSide / 2)));
  const room = Math.ceil(Math.abs(slope) * stripSide);
  for (let y = room; y < height - room; y += 1) {
    let [sum, light] = [0, 0];
    for (let x = 0; x < stripSide; x += 1) {
      const value = data[(y + (asides[x] as number)) * width + left + x] as number;
      sum += value;
      if (value > light) light = value;
    }
    ink[y] = light === 0 ? 0 : 1 - sum / stripSide / light;
  }
  return ink;
}

/** Rows with ink between rows without, where they are as many as a line of print has. */
function* listLines(ink: Float32Array): Generator<Float32Array> {
  let start = -1;
  for (let y = 0; y < ink.length; y += 1) {
    const isInked = (ink[y] as number) >= minInk;
    if (isInked && start < 0) start = y;
    if (isInked || start < 0) continue;
    if (y - start >= minHeight && y - start <= maxHeight) yield ink.subarray(start, y);
    start = -1;
  }
}

/** Ink above and below the bodies of a line's letters; the same where there is nothing to tell. */
function measureReach(line: Float32Array): readonly [above: number, below: number] {
  const limit = Math.max(...line) / 2;
  const first = line.findIndex((ink) => ink >= limit);
  const last = line.findLastIndex((ink) => ink >= limit);
  if (last - first + 1 < minBody) return [0, 0];
  const add = (sum: number, ink: number) => sum + ink;
  // So that a hairline is no reach.
  const hairline = 0.02;
  return [line.subarray(0, first).reduce(add, hairline), line.subarray(last + 1).reduce(add, hairline)];
}
