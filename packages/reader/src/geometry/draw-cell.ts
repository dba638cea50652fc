import { type GrayImage, sampleAt } from './image.ts';

type Point = readonly [x: number, y: number];

interface Drawing {
  /** Side of the cells between whose corners the map is taken as straight. */
  readonly sidePx: number;
  /** What counts where the image ends: the nearest edge pixel, or nothing is drawn. */
  readonly outside: 'edge' | 'nothing';
  /** Added to samples before they are cut to whole numbers. */
  readonly raise: number;
}

/** A square of a drawn picture and where its corners lie on the image it is drawn from. */
interface Cell {
  readonly left: number;
  readonly top: number;
  readonly topLeft: Point;
  readonly topRight: Point;
  readonly bottomLeft: Point;
  readonly bottomRight: Point;
}

/** Draws a picture from an image; `toImage` maps the picture's pixels to the image's. */
export function drawMapped(
  image: GrayImage,
  toImage: (x: number, y: number) => Point,
  out: GrayImage,
  drawing: Drawing,
): void {
  const { sidePx } = drawing;
  const corners = Math.ceil(out.width / sidePx) + 1;
  const mapRow = (y: number) => Array.from({ length: corners }, (_, column) => toImage(column * sidePx, y));
  let upper = mapRow(0);
  for (let top = 0; top < out.height; top += sidePx) {
    const lower = mapRow(top + sidePx);
    for (let column = 0; column + 1 < corners; column++) {
      const [topLeft, topRight] = [upper[column] as Point, upper[column + 1] as Point];
      const [bottomLeft, bottomRight] = [lower[column] as Point, lower[column + 1] as Point];
      const cell = { left: column * sidePx, top, topLeft, topRight, bottomLeft, bottomRight };
      drawCell(image, cell, out, drawing);
    }
    upper = lower;
  }
}

function drawCell(image: GrayImage, cell: Cell, out: GrayImage, { sidePx, outside, raise }: Drawing): void {
  const { left, top } = cell;
  const right = Math.min(out.width, left + sidePx);
  const bottom = Math.min(out.height, top + sidePx);
  const isInside = isWithin(image, cell);
  const { width, height } = image;
  const [x00, y00] = cell.topLeft;
  const [x10, y10] = cell.topRight;
  const [x01, y01] = cell.bottomLeft;
  const [x11, y11] = cell.bottomRight;
  for (let row = top; row < bottom; row++) {
    const v = (row + 0.5 - top) / sidePx;
    const ax = x00 + (x01 - x00) * v;
    const ay = y00 + (y01 - y00) * v;
    const stepX = (x10 + (x11 - x10) * v - ax) / sidePx;
    const stepY = (y10 + (y11 - y10) * v - ay) / sidePx;
    const at = row * out.width;
    if (isInside) {
      drawRow(image, ax + stepX / 2, ay + stepY / 2, stepX, stepY, out.data, at + left, at + right, raise);
      continue;
    }
    for (let column = left; column < right; column++) {
      const x = ax + stepX * (column + 0.5 - left);
      const y = ay + stepY * (column + 0.5 - left);
      if (outside === 'nothing' && (x < 0 || y < 0 || x >= width || y >= height)) continue;
      out.data[at + column] = sampleAt(image, x, y) + raise;
    }
  }
}

/** Whether all pixels around every point of a cell are in the image. */
function isWithin({ width, height }: GrayImage, cell: Cell): boolean {
  return [cell.topLeft, cell.topRight, cell.bottomLeft, cell.bottomRight].every(
    ([x, y]) => x >= 1 && y >= 1 && x < width - 1 && y < height - 1,
  );
}

/** As `sampleAt`, without looking for edges. */
function drawRow(
  { width, data }: GrayImage,
  x: number,
  y: number,
  stepX: number,
  stepY: number,
  out: Uint8Array,
  from: number,
  to: number,
  raise: number,
): void {
  for (let i = from; i < to; i++) {
    const u = x + stepX * (i - from) - 0.5;
    const v = y + stepY * (i - from) - 0.5;
    const x0 = u | 0;
    const y0 = v | 0;
    const fx = u - x0;
    const fy = v - y0;
    const at = y0 * width + x0;
    const below = at + width;
    const top = (data[at] as number) * (1 - fx) + (data[at + 1] as number) * fx;
    const low = (data[below] as number) * (1 - fx) + (data[below + 1] as number) * fx;
    out[i] = top * (1 - fy) + low * fy + raise;
  }
}
