/** One channel, row by row from the top left: 0 black to 255 white. */
export interface GrayImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export function createGray(width: number, height: number, fill = 255): GrayImage {
  return { width, height, data: new Uint8Array(width * height).fill(fill) };
}

/** Lays a picture that fits onto a larger one, whose pixels there are lost. */
export function pasteImage(onto: GrayImage, { width, height, data }: GrayImage, left: number, top: number) {
  for (let y = 0; y < height; y++)
    onto.data.set(data.subarray(y * width, (y + 1) * width), (top + y) * onto.width + left);
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
  if (image.width === 2 * width && image.height === 2 * height) return halveRounded(image);
  const out = new Uint8Array(width * height);
  const columns = toShares(image.width, width);
  const step = image.height / height;
  const sums = new Float32Array(image.width);
  for (let y = 0; y < height; y++) {
    const total = addRows(image, y * step, Math.min(image.height, (y + 1) * step), sums);
    averageRow(sums, columns, total, out, y * width);
  }
  return { width, height, data: out };
}

function halveRounded({ width, height, data }: GrayImage): GrayImage {
  const half = { width: width / 2, height: height / 2, data: new Uint8Array(data.length / 4) };
  for (let y = 0, to = 0; y < height; y += 2)
    for (let at = y * width, end = at + width; at < end; at += 2) {
      const upper = (data[at] as number) + (data[at + 1] as number);
      const lower = (data[at + width] as number) + (data[at + width + 1] as number);
      half.data[to++] = (upper + lower + 2) >> 2;
    }
  return half;
}

/** Which source pixels make up each target pixel: first, last, and the shares of these two. */
interface Shares {
  readonly first: Int32Array;
  readonly last: Int32Array;
  readonly head: Float32Array;
  readonly tail: Float32Array;
  readonly step: number;
}

function toShares(source: number, target: number): Shares {
  const step = source / target;
  const first = new Int32Array(target);
  const last = new Int32Array(target);
  const head = new Float32Array(target);
  const tail = new Float32Array(target);
  for (let i = 0; i < target; i++) {
    const from = i * step;
    const to = Math.min(source, from + step);
    first[i] = Math.floor(from);
    last[i] = Math.min(source - 1, Math.ceil(to) - 1);
    head[i] = Math.floor(from) + 1 - from;
    tail[i] = to - (last[i] as number);
  }
  return { first, last, head, tail, step };
}

function addRows({ width, data }: GrayImage, from: number, to: number, sums: Float32Array): number {
  sums.fill(0);
  let total = 0;
  for (let row = Math.floor(from); row < to; row++) {
    const weight = Math.min(to, row + 1) - Math.max(from, row);
    total += weight;
    const at = row * width;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (data[at + x] as number) * weight;
  }
  return total;
}

function averageRow(sums: Float32Array, shares: Shares, rows: number, out: Uint8Array, at: number): void {
  const { first, last, head, tail, step } = shares;
  const scale = 1 / (step * rows);
  for (let x = 0; x < first.length; x++) {
    const from = first[x] as number;
    const to = last[x] as number;
    let sum = (sums[from] as number) * (head[x] as number) + (sums[to] as number) * (tail[x] as number);
    for (let i = from + 1; i < to; i++) sum += sums[i] as number;
    out[at + x] = sum * scale + 0.5;
  }
}
