import type { Random } from '../random.ts';
import { clampByte, createGray, type Gray } from './gray.ts';

/** Uneven in patches: drawn values, about normal, on a grid of cells and smooth between them. */
export interface Patches {
  readonly cellX: number;
  readonly cellY: number;
}

/** Calls `use` for each pixel with the patch value there. */
export function overPatches(
  image: Pick<Gray, 'width' | 'height'>,
  random: Random,
  { cellX, cellY }: Patches,
  use: (at: number, value: number) => void,
): void {
  const { width, height } = image;
  const columns = Math.ceil(width / cellX) + 2;
  const rows = Math.ceil(height / cellY) + 2;
  const grid = Float32Array.from({ length: columns * rows }, () => random.normal() * 1.41);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / cellY);
    const v = y / cellY - row;
    for (let x = 0; x < width; x++, at++) {
      const column = Math.floor(x / cellX);
      const u = x / cellX - column;
      const from = row * columns + column;
      const upper = (grid[from] as number) * (1 - u) + (grid[from + 1] as number) * u;
      const below = from + columns;
      const lower = (grid[below] as number) * (1 - u) + (grid[below + 1] as number) * u;
      use(at, upper * (1 - v) + lower * v);
    }
  }
}

/** Lighter and darker in patches, `deviation` in levels of 255: what a steep curve then breaks and clots. */
export function addMottle(image: Gray, random: Random, patches: Patches, deviation: number): Gray {
  overPatches(image, random, patches, (at, value) => {
    image.data[at] = clampByte((image.data[at] as number) + value * deviation);
  });
  return image;
}

export interface Fading {
  /** How much of the ink is left where most is and where least is, 0 to 1. */
  readonly full: number;
  readonly faint: number;
  /** Height of a faint zone in pixels. */
  readonly bandPx: number;
  /** Side of the flakes of toner that are missing, in pixels. */
  readonly flakePx: number;
}

/** Print whose toner runs out: zones across the sheet get fainter, and where they are faintest, flakes are missing. */
export function fadePrint(image: Gray, random: Random, fading: Fading): Gray {
  const { full, faint, bandPx, flakePx } = fading;
  const left = new Float32Array(image.data.length);
  overPatches(image, random, { cellX: image.width / 2, cellY: bandPx }, (at, value) => {
    left[at] = faint + (full - faint) / (1 + Math.exp(-2.5 * value - 0.5));
  });
  overPatches(image, random, { cellX: flakePx, cellY: flakePx }, (at, value) => {
    const share = left[at] as number;
    const missing = Math.max(0, Math.min(1, (value - 2.4 * share - 0.1) * 3));
    image.data[at] = clampByte(255 - (255 - (image.data[at] as number)) * share * (1 - missing));
  });
  return image;
}

/** Standard fax resolution: two rows become one. */
export function halveRows(image: Gray): Gray {
  const half = createGray(image.width, image.height >> 1);
  const { width, data } = image;
  for (let y = 0, to = 0; y < half.height; y++)
    for (let at = y * 2 * width; at < (y * 2 + 1) * width; at++, to++)
      half.data[to] = ((data[at] as number) + (data[at + width] as number)) >> 1;
  return half;
}

export interface Stock {
  /** Gray of the paper itself, 0 to 255. */
  readonly shade: number;
  readonly mottle: number;
  /** A million pixels. */
  readonly fibres: number;
}

/** Paper that is not white: mottled, with fibres darker and lighter than it, the print as dark on it as before. */
export function shadePaper(image: Gray, random: Random, { shade, mottle, fibres }: Stock): Gray {
  const { width, height, data } = image;
  const paper = createGray(width, height, shade);
  addMottle(paper, random, { cellX: 14, cellY: 11 }, mottle);
  addMottle(paper, random, { cellX: 220, cellY: 260 }, mottle * 0.7);
  for (let left = Math.round((fibres * data.length) / 1e6); left > 0; left--) {
    let [x, y, angle] = [random.int(0, width - 1), random.int(0, height - 1), random.between(0, 2 * Math.PI)];
    const [darker, bend] = [random.between(-38, 18), random.between(-0.12, 0.12)];
    for (let step = random.int(12, 50); step > 0; step--) {
      x += Math.cos(angle);
      y += Math.sin(angle);
      angle += bend;
      const at = Math.round(y) * width + Math.round(x);
      if (at >= 0 && at < data.length) paper.data[at] = clampByte(shade + darker);
    }
  }
  for (let at = 0; at < data.length; at++)
    data[at] = ((data[at] as number) * (paper.data[at] as number)) / 255;
  return image;
}
