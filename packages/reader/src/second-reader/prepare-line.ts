import { inkLimit } from '../crop/find-components.ts';
import { type GrayImage, sampleAt } from '../geometry/image.ts';

/** A line of writing as the network takes it: three equal channels of `heightPx` rows, paper 1 and ink -1. */
export interface PreparedLine {
  readonly data: Float32Array;
  readonly width: number;
  /** From columns of the line back to pixels of the picture. */
  toPictureX(column: number): number;
  /** Of the ink, in pixels of the picture. */
  readonly top: number;
  readonly bottom: number;
}

export const heightPx = 48;
/** Without it letters that stand close are lost: measured on hands and on print (decision 047). */
const stretch = 1.35;
const roomPx = 5;
/** Longer lines are squeezed: the time of the network grows with the width. */
const widestPx = 2400;
const narrowestPx = 16;

/** The ink of a picture with a little room, in the network's height; null where there is none. */
export function prepareLine(image: GrayImage): PreparedLine | null {
  const ink = findInk(image);
  if (!ink) return null;
  const left = Math.max(0, ink.left - roomPx);
  const top = Math.max(0, ink.top - roomPx);
  const across = Math.min(image.width, ink.right + roomPx) - left;
  const down = Math.min(image.height, ink.bottom + roomPx) - top;
  const wanted = Math.round(((across * heightPx) / down) * stretch);
  const width = Math.min(widestPx, Math.max(narrowestPx, wanted));
  const [stepX, stepY] = [across / width, down / heightPx];
  const plane = heightPx * width;
  const data = new Float32Array(3 * plane);
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < width; x++)
      data[y * width + x] = sampleAt(image, left + (x + 0.5) * stepX, top + (y + 0.5) * stepY) / 127.5 - 1;
  data.copyWithin(plane, 0, plane);
  data.copyWithin(2 * plane, 0, plane);
  return { data, width, toPictureX: (column) => left + column * stepX, top: ink.top, bottom: ink.bottom };
}

function findInk({ width, height, data }: GrayImage) {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] as number) >= inkLimit) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  return right > left ? { left, top, right, bottom } : null;
}
