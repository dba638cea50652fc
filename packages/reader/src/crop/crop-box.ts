import type { Box } from '@puente/forms';
import { type GrayImage, sampleAt } from '../geometry/image.ts';
import { estimatePaper, paperRow } from '../geometry/ink-map.ts';
import type { Registration } from '../register/registration.ts';

export interface CropSettings {
  /** Resolution of the crop; 300 suits recognisers. */
  readonly dpi?: number;
  /** Room around the box. */
  readonly marginPt?: number;
}

/** An upright piece of a page, paper white and ink dark, that knows where on the form it lies. */
export interface Crop extends GrayImage {
  readonly perPoint: number;
  /** The field's box and the crop's own, in form points from the bottom left. */
  readonly field: Box;
  readonly area: Box;
}

const latticePx = 16;

/** Cuts a box of the form out of the image, straightened through the registration and evenly lit. */
export function cropBox(
  image: GrayImage,
  registration: Registration,
  box: Box,
  { dpi = 300, marginPt = 3 }: CropSettings = {},
): Crop {
  const perPoint = dpi / 72;
  const [x, y, w, h] = box;
  const area: Box = [x - marginPt, y - marginPt, w + 2 * marginPt, h + 2 * marginPt];
  const width = Math.max(1, Math.round(area[2] * perPoint));
  const height = Math.max(1, Math.round(area[3] * perPoint));
  const raw = { width, height, data: new Uint8Array(width * height) };
  for (let top = 0; top < height; top += latticePx)
    for (let left = 0; left < width; left += latticePx)
      fillCell(image, registration, area, perPoint, raw, left, top);
  return { ...evenOut(raw, perPoint), perPoint, field: box, area };
}

/** Within a cell of the lattice the map is as good as affine: four corners are mapped, the rest is interpolated. */
function fillCell(
  image: GrayImage,
  registration: Registration,
  area: Box,
  perPoint: number,
  out: GrayImage,
  left: number,
  top: number,
): void {
  const at = (px: number, py: number) =>
    registration.toImage(area[0] + px / perPoint, area[1] + area[3] - py / perPoint);
  const [x00, y00] = at(left, top);
  const [x10, y10] = at(left + latticePx, top);
  const [x01, y01] = at(left, top + latticePx);
  const [x11, y11] = at(left + latticePx, top + latticePx);
  const right = Math.min(out.width, left + latticePx);
  const bottom = Math.min(out.height, top + latticePx);
  for (let row = top; row < bottom; row++) {
    const v = (row + 0.5 - top) / latticePx;
    const [ax, ay] = [x00 + (x01 - x00) * v, y00 + (y01 - y00) * v];
    const [bx, by] = [x10 + (x11 - x10) * v, y10 + (y11 - y10) * v];
    for (let column = left; column < right; column++) {
      const u = (column + 0.5 - left) / latticePx;
      out.data[row * out.width + column] = sampleAt(image, ax + (bx - ax) * u, ay + (by - ay) * u) + 0.5;
    }
  }
}

/**
 * Stretches paper to white and the darkest ink to black. A bare piece is not stretched, because its grain would look
 * like ink.
 */
function evenOut(raw: GrayImage, perPoint: number): GrayImage {
  const paper = estimatePaper(raw, Math.max(8, Math.round(7 * perPoint)));
  const { width, height, data } = raw;
  const relative = new Float32Array(data.length);
  const histogram = new Uint32Array(256);
  const bare = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    paperRow(paper, y, bare);
    for (let x = 0; x < width; x++) {
      const r = (data[y * width + x] as number) / (bare[x] as number);
      relative[y * width + x] = r;
      const bin = Math.min(255, Math.floor(r * 200));
      histogram[bin] = (histogram[bin] as number) + 1;
    }
  }
  const black = Math.min(0.55, darkEnd(histogram, data.length * 0.01) / 200);
  const white = 0.92;
  const out = new Uint8Array(data.length);
  for (let i = 0; i < out.length; i++) {
    const v = ((relative[i] as number) - black) / (white - black);
    out[i] = v <= 0 ? 0 : v >= 1 ? 255 : v * 255;
  }
  return { width, height, data: out };
}

function darkEnd(histogram: Uint32Array, count: number): number {
  let left = count;
  for (let bin = 0; bin < 256; bin++) {
    left -= histogram[bin] as number;
    if (left <= 0) return bin;
  }
  return 255;
}
