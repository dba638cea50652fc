/** One channel, row by row from the top left: 0 black to 255 white. */
export interface GrayImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export function createGray(width: number, height: number, fill = 255): GrayImage {
  return { width, height, data: new Uint8Array(width * height).fill(fill) };
}

/**
 * Bilinear sample at continuous coordinates, where pixel (0, 0) covers 0..1 by 0..1. Outside the image the nearest edge
 * pixel counts.
 */
export function sampleAt(image: GrayImage, x: number, y: number): number {
  const { width, height, data } = image;
  const u = Math.min(Math.max(x - 0.5, 0), width - 1);
  const v = Math.min(Math.max(y - 0.5, 0), height - 1);
  const x0 = Math.floor(u);
  const y0 = Math.floor(v);
  const fx = u - x0;
  const fy = v - y0;
  const dx = x0 + 1 < width ? 1 : 0;
  const below = y0 + 1 < height ? width : 0;
  const at = y0 * width + x0;
  const top = (data[at] as number) * (1 - fx) + (data[at + dx] as number) * fx;
  const low = (data[at + below] as number) * (1 - fx) + (data[at + below + dx] as number) * fx;
  return top * (1 - fy) + low * fy;
}

/** Area average onto a smaller grid; returns the image itself when it is not larger than asked. */
export function shrinkTo(image: GrayImage, longestSidePx: number): GrayImage {
  const factor = Math.max(image.width, image.height) / longestSidePx;
  if (factor <= 1.05) return image;
  const width = Math.max(1, Math.round(image.width / factor));
  const height = Math.max(1, Math.round(image.height / factor));
  const narrow = averageColumns(image, width);
  const out = new Uint8Array(width * height);
  const step = image.height / height;
  const sums = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    const total = addRows(narrow, width, y * step, Math.min(image.height, (y + 1) * step), sums);
    for (let x = 0; x < width; x++) out[y * width + x] = (sums[x] as number) / total + 0.5;
  }
  return { width, height, data: out };
}

function averageColumns({ width, height, data }: GrayImage, target: number): Float32Array {
  const out = new Float32Array(target * height);
  const step = width / target;
  for (let x = 0; x < target; x++) {
    const from = x * step;
    const to = Math.min(width, from + step);
    const first = Math.floor(from);
    const last = Math.min(width - 1, Math.ceil(to) - 1);
    const headWeight = Math.min(to, first + 1) - from;
    const tailWeight = to - last;
    for (let y = 0; y < height; y++) {
      const row = y * width;
      let sum = (data[row + first] as number) * headWeight;
      for (let i = first + 1; i < last; i++) sum += data[row + i] as number;
      if (last > first) sum += (data[row + last] as number) * tailWeight;
      out[y * target + x] = sum / step;
    }
  }
  return out;
}

function addRows(source: Float32Array, width: number, from: number, to: number, sums: Float32Array): number {
  let total = 0;
  for (let row = Math.floor(from); row < to; row++) {
    const weight = Math.min(to, row + 1) - Math.max(from, row);
    total += weight;
    const at = row * width;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (source[at + x] as number) * weight;
  }
  return total;
}
