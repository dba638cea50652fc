import { type GrayImage, sampleAt } from '../image.ts';
import type { Homography } from '../register/homography.ts';

/**
 * Draws the part of an image that `toImage` maps a page onto: `perPoint` pixels a point, page origin top left. Pixels that
 * fall outside the image get `outside`.
 */
export function warpPage(
  image: GrayImage,
  toImage: Homography,
  page: { readonly width: number; readonly height: number },
  perPoint: number,
  outside = 0,
): GrayImage {
  const width = Math.round(page.width * perPoint);
  const height = Math.round(page.height * perPoint);
  const out = new Uint8Array(width * height);
  const [a, b, c, d, e, f, g, h, i] = toImage;
  const step = 1 / perPoint;
  for (let row = 0; row < height; row++) {
    const y = (row + 0.5) * step;
    for (let column = 0; column < width; column++) {
      const x = (column + 0.5) * step;
      const w = 1 / (g * x + h * y + i);
      const u = (a * x + b * y + c) * w;
      const v = (d * x + e * y + f) * w;
      out[row * width + column] =
        u < 0 || v < 0 || u >= image.width || v >= image.height ? outside : sampleAt(image, u, v);
    }
  }
  return { width, height, data: out };
}

export function rotateHalf({ width, height, data }: GrayImage): GrayImage {
  return { width, height, data: data.slice().reverse() };
}

/** A quarter turn clockwise. */
export function rotateQuarter({ width, height, data }: GrayImage): GrayImage {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) out[x * height + (height - 1 - y)] = data[y * width + x] as number;
  return { width: height, height: width, data: out };
}
