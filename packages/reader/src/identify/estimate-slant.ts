import type { InkMap } from '../geometry/ink-map.ts';

/** Slant of the page's horizontals and verticals in radians, positive when they fall to the right or lean left. */
export interface Slant {
  readonly across: number;
  readonly down: number;
}

const widestDeg = 8;
/** What counts as ink, and what does on a page with too little of that, printed with the last of the toner. */
const usualInk = 90;
const faintInk = 35;
const minPoints = 1_500;
const maxPoints = 12_000;

const countAbove = ({ data }: InkMap, min: number) =>
  data.reduce((count, v) => (v > min ? count + 1 : count), 0);

/** Slants of the rows in the upper and in the lower part of a picture, and of the columns in its left and right part. */
export interface Slants {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Where ink lies, evenly thinned out to a number that is soon counted. */
interface InkPoints {
  readonly x: Float32Array;
  readonly y: Float32Array;
}

/** Finds the directions in which ink piles up into the sharpest rows and columns. Input around 50 dpi. */
export function estimateSlant(ink: InkMap): Slant {
  const points = listInk(ink);
  const size = ink.width + ink.height;
  return { across: sharpestRows(points, size), down: sharpestColumns(points, size) };
}

/**
 * The same in each third at a side of the picture: a page photographed at an angle has rows and columns that are not
 * parallel, and piled up over the whole page they are sharp nowhere.
 */
export function estimateSlants(ink: InkMap): Slants {
  const points = listInk(ink);
  const { width, height } = ink;
  const size = width + height;
  return {
    top: sharpestRows(
      keep(points, (_, y) => y < height / 3),
      size,
    ),
    bottom: sharpestRows(
      keep(points, (_, y) => y >= (2 * height) / 3),
      size,
    ),
    left: sharpestColumns(
      keep(points, (x) => x < width / 3),
      size,
    ),
    right: sharpestColumns(
      keep(points, (x) => x >= (2 * width) / 3),
      size,
    ),
  };
}

const sharpestRows = ({ x, y }: InkPoints, size: number) => sharpest(y, x, size, -1);
const sharpestColumns = ({ x, y }: InkPoints, size: number) => sharpest(x, y, size, 1);

function keep({ x, y }: InkPoints, isWanted: (x: number, y: number) => boolean): InkPoints {
  const isKept = (_: number, i: number) => isWanted(x[i] as number, y[i] as number);
  return { x: x.filter(isKept), y: y.filter(isKept) };
}

function listInk(ink: InkMap): InkPoints {
  const dark = countAbove(ink, usualInk);
  const minInk = dark >= minPoints ? usualInk : faintInk;
  const count = dark >= minPoints ? dark : countAbove(ink, faintInk);
  const stride = Math.max(1, Math.ceil(count / maxPoints));
  const px = new Float32Array(Math.ceil(count / stride));
  const py = new Float32Array(px.length);
  for (let y = 0, seen = 0; y < ink.height; y++)
    for (let x = 0, at = y * ink.width; x < ink.width; x++, at++) {
      if ((ink.data[at] as number) <= minInk) continue;
      if (seen % stride === 0) {
        px[seen / stride] = x;
        py[seen / stride] = y;
      }
      seen++;
    }
  return { x: px, y: py };
}

function sharpest(main: Float32Array, other: Float32Array, size: number, sign: 1 | -1): number {
  const bins = new Float32Array(2 * size + 2);
  const energy = (angle: number) => {
    bins.fill(0);
    const slope = Math.tan(angle) * sign;
    for (let i = 0; i < main.length; i++) {
      const at = (main[i] as number) + slope * (other[i] as number) + size / 2;
      const bin = Math.floor(at);
      const share = at - bin;
      bins[bin] = (bins[bin] as number) + 1 - share;
      bins[bin + 1] = (bins[bin + 1] as number) + share;
    }
    let sum = 0;
    for (let i = 1; i < bins.length; i++) {
      const step = (bins[i] as number) - (bins[i - 1] as number);
      sum += step * step;
    }
    return sum;
  };
  const degree = Math.PI / 180;
  const coarse = climb(energy, 0, widestDeg * degree, 0.5 * degree);
  return climb(energy, coarse, 0.5 * degree, 0.1 * degree);
}

function climb(energy: (angle: number) => number, centre: number, reach: number, step: number): number {
  let best = centre;
  let top = -1;
  for (let angle = centre - reach; angle <= centre + reach + 1e-9; angle += step) {
    const e = energy(angle);
    if (e > top) {
      top = e;
      best = angle;
    }
  }
  return best;
}
