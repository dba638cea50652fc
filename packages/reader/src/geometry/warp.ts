import { drawMapped } from './draw-cell.ts';
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
  drawMapped(image, at, out, { sidePx: cellPx, outside: 'nothing', raise: 0 });
  return out;
}

export function rotateHalf({ width, height, data }: GrayImage): GrayImage {
  return { width, height, data: data.slice().reverse() };
}
