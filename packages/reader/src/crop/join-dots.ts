import type { ClearedCrop } from './cleared-crop.ts';
import { toPixels } from './count-inside.ts';
import type { Crop } from './crop-box.ts';
import { inkLimit } from './find-components.ts';
import { findDottedLetters } from './find-dotted-letters.ts';

/** Share of a page's ink from which on pins struck it: of other print and writing at most a hundredth breaks so. */
const dottedShare = 0.03;
/** How far each dot is spread (standard deviation): pins stand about twice as far apart. */
const spreadPt = 0.4;
/** Once spread, this share of the old ink is full black, and what is lighter than this is paper. */
const blackShare = 0.5;
const paperLevel = 248;

/** Whether a page was written with pins, by what is in its boxes: between many dots that touch some stand apart. */
export function isDotted(boxes: readonly ClearedCrop[]): boolean {
  let [dotted, all] = [0, 0];
  for (const { crop, components } of boxes) {
    for (const { area } of components.list) all += area;
    for (const { area } of findDottedLetters(components.list, crop.perPoint)) dotted += area;
  }
  return dotted > dottedShare * all;
}

/** Letters struck by pins become strokes, as recognisers know them. A crop without the form's rules. */
export function joinDots(crop: Crop): Crop {
  const data = spreadInk(crop, spreadPt * crop.perPoint);
  const levels = findInked(crop).map((at) => data[at] as number);
  levels.sort((one, other) => one - other);
  const black = levels[Math.floor(blackShare * levels.length)] ?? 0;
  const gain = 255 / Math.max(1, paperLevel - black);
  return { ...crop, data: Uint8Array.from(data, (level) => clamp((level - black) * gain)) };
}

/** Pixels of the field, off which there are labels, that are dark. */
function findInked(crop: Crop): number[] {
  const { left, right, top, bottom } = toPixels(crop, crop.field, 0);
  const inked: number[] = [];
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(crop.height, bottom); y++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(crop.width, right); x++)
      if ((crop.data[y * crop.width + x] as number) < inkLimit) inked.push(y * crop.width + x);
  return inked;
}

/** Grays after each pixel was spread by a bell curve, `spread` in pixels. */
function spreadInk({ width, height, data }: Crop, spread: number): Float32Array {
  const reach = Math.ceil(3 * spread);
  const shares = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-0.5 * ((i - reach) / spread) ** 2),
  );
  const total = shares.reduce((sum, share) => sum + share, 0);
  const across = new Float32Array(width * height);
  const out = new Float32Array(width * height);
  const spreadAlong = (from: Uint8Array | Float32Array, to: Float32Array, step: number, length: number) => {
    for (let at = 0; at < from.length; at++) {
      const place = Math.floor(at / step) % length;
      let sum = 0;
      for (let i = -reach; i <= reach; i++) {
        const inside = Math.min(Math.max(place + i, 0), length - 1);
        sum += (shares[i + reach] as number) * (from[at + (inside - place) * step] as number);
      }
      to[at] = sum / total;
    }
  };
  spreadAlong(data, across, 1, width);
  spreadAlong(across, out, width, height);
  return out;
}

const clamp = (level: number) => Math.min(Math.max(Math.round(level), 0), 255);
