import { drawCell } from './draw-cell.ts';
import { applyHomography, type Homography } from './homography.ts';
import type { GrayImage } from './image.ts';

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
  const at = (px: number, py: number) => map(px / perPoint, py / perPoint);
  for (let top = 0; top < height; top += cellPx)
    for (let left = 0; left < width; left += cellPx) {
      const [right, bottom] = [left + cellPx, top + cellPx];
      const corners = {
        topLeft: at(left, top),
        topRight: at(right, top),
        bottomLeft: at(left, bottom),
        bottomRight: at(right, bottom),
      };
      drawCell(image, { left, top, sidePx: cellPx, ...corners }, out, { outside: 'nothing', raise: 0 });
    }
  return out;
}

export function rotateHalf({ width, height, data }: GrayImage): GrayImage {
  return { width, height, data: data.slice().reverse() };
}
