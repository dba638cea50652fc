import { applyHomography, type Homography } from './homography.ts';
import { type GrayImage, sampleAt } from './image.ts';

const cellPx = 12;

/** Maps a point of the page (origin top left, in points) to image pixels. */
export type PointMap = (x: number, y: number) => readonly [number, number];

/**
 * Draws the part of an image that `toImage` maps a page onto: `perPoint` pixels a point, page origin top left, no ink
 * where the image ends. Between the corners of small cells the map is taken as straight.
 */
export function warpPage(
  image: GrayImage,
  toImage: Homography | PointMap,
  page: { readonly width: number; readonly height: number },
  perPoint: number,
): GrayImage {
  const width = Math.round(page.width * perPoint);
  const height = Math.round(page.height * perPoint);
  const out = { width, height, data: new Uint8Array(width * height) };
  const map: PointMap = typeof toImage === 'function' ? toImage : (x, y) => applyHomography(toImage, x, y);
  for (let top = 0; top < height; top += cellPx)
    for (let left = 0; left < width; left += cellPx) warpCell(image, map, perPoint, out, left, top);
  return out;
}

function warpCell(
  image: GrayImage,
  map: PointMap,
  perPoint: number,
  out: GrayImage,
  left: number,
  top: number,
): void {
  const [x00, y00] = map(left / perPoint, top / perPoint);
  const [x10, y10] = map((left + cellPx) / perPoint, top / perPoint);
  const [x01, y01] = map(left / perPoint, (top + cellPx) / perPoint);
  const [x11, y11] = map((left + cellPx) / perPoint, (top + cellPx) / perPoint);
  const right = Math.min(out.width, left + cellPx);
  const bottom = Math.min(out.height, top + cellPx);
  for (let row = top; row < bottom; row++) {
    const v = (row + 0.5 - top) / cellPx;
    const ax = x00 + (x01 - x00) * v;
    const ay = y00 + (y01 - y00) * v;
    const stepX = (x10 + (x11 - x10) * v - ax) / cellPx;
    const stepY = (y10 + (y11 - y10) * v - ay) / cellPx;
    for (let column = left; column < right; column++) {
      const x = ax + stepX * (column + 0.5 - left);
      const y = ay + stepY * (column + 0.5 - left);
      if (x < 0 || y < 0 || x >= image.width || y >= image.height) continue;
      out.data[row * out.width + column] = sampleAt(image, x, y);
    }
  }
}

export function rotateHalf({ width, height, data }: GrayImage): GrayImage {
  return { width, height, data: data.slice().reverse() };
}
