import type { GrayImage } from './image.ts';

/** Like a GrayImage, but of ink: 0 bare paper to 255 full black, with the light evened out. */
export type InkMap = GrayImage;

const paperBlockPx = 16;

/** Ink of an image around 100 dpi: darkness relative to the paper around it. */
export function toInkMap(image: GrayImage): InkMap {
  const paper = estimatePaper(image);
  const { width, height, data } = image;
  const out = new Uint8Array(width * height);
  const white = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    paperRow(paper, y, white);
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const ink = 278 - (293 * (data[row + x] as number)) / (white[x] as number);
      out[row + x] = ink <= 0 ? 0 : ink >= 255 ? 255 : ink;
    }
  }
  return { width, height, data: out };
}

/** Brightness of bare paper along one row of the image. */
export function paperRow(
  { columns, rows, blockPx, levels }: PaperLevels,
  y: number,
  out: Float32Array,
): void {
  const v = Math.min(Math.max((y + 0.5) / blockPx - 0.5, 0), rows - 1);
  const r = Math.floor(v);
  const upper = r * columns;
  const lower = Math.min(rows - 1, r + 1) * columns;
  const fy = v - r;
  for (let x = 0; x < out.length; x++) {
    const u = Math.min(Math.max((x + 0.5) / blockPx - 0.5, 0), columns - 1);
    const c = Math.floor(u);
    const next = c + 1 < columns ? c + 1 : c;
    const top = (levels[upper + c] as number) * (1 - u + c) + (levels[upper + next] as number) * (u - c);
    const low = (levels[lower + c] as number) * (1 - u + c) + (levels[lower + next] as number) * (u - c);
    out[x] = top + (low - top) * fy;
  }
}

/** The paper's brightness on a coarse grid. */
export interface PaperLevels {
  readonly columns: number;
  readonly rows: number;
  readonly blockPx: number;
  readonly levels: Float32Array;
}

/** The bright end of each block, widened over shaded bars and dense print, then smoothed. */
export function estimatePaper(image: GrayImage, blockPx = paperBlockPx): PaperLevels {
  const columns = Math.ceil(image.width / blockPx);
  const rows = Math.ceil(image.height / blockPx);
  const raw = new Float32Array(columns * rows);
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++)
      raw[r * columns + c] = brightEnd(image, c * blockPx, r * blockPx, blockPx);
  const widened = filter3(raw, columns, rows, (window) => Math.max(...window));
  const mean = (window: number[]) => window.reduce((sum, v) => sum + v, 0) / window.length;
  const levels = filter3(filter3(widened, columns, rows, mean), columns, rows, mean);
  for (let i = 0; i < levels.length; i++) levels[i] = Math.max(24, levels[i] as number);
  return { columns, rows, blockPx, levels };
}

function brightEnd({ width, height, data }: GrayImage, left: number, top: number, block: number): number {
  const histogram = new Uint16Array(256);
  let count = 0;
  for (let y = top; y < Math.min(height, top + block); y++)
    for (let x = left; x < Math.min(width, left + block); x++) {
      const v = data[y * width + x] as number;
      histogram[v] = (histogram[v] as number) + 1;
      count++;
    }
  let above = count * 0.2;
  for (let v = 255; v > 0; v -= 1) {
    above -= histogram[v] as number;
    if (above <= 0) return v;
  }
  return 0;
}

function filter3(source: Float32Array, columns: number, rows: number, reduce: (window: number[]) => number) {
  const out = new Float32Array(source.length);
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const window: number[] = [];
      for (let y = Math.max(0, r - 1); y <= Math.min(rows - 1, r + 1); y++)
        for (let x = Math.max(0, c - 1); x <= Math.min(columns - 1, c + 1); x++)
          window.push(source[y * columns + x] as number);
      out[r * columns + c] = reduce(window);
    }
  return out;
}

/** Half the size, each pixel the mean of four. */
export function halve({ width, height, data }: InkMap): InkMap {
  const w = width >> 1;
  const h = height >> 1;
  const out = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    const a = 2 * y * width;
    const b = a + width;
    for (let x = 0; x < w; x++) {
      const i = 2 * x;
      out[y * w + x] =
        ((data[a + i] as number) +
          (data[a + i + 1] as number) +
          (data[b + i] as number) +
          (data[b + i + 1] as number)) >>
        2;
    }
  }
  return { width: w, height: h, data: out };
}
