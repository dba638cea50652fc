import type { GrayImage } from '../image.ts';

/** Like a GrayImage, but of ink: 0 bare paper to 255 full black, with the light evened out. */
export type InkMap = GrayImage;

const BLOCK_PX = 16;

/** Ink of an image around 100 dpi: darkness relative to the paper around it. */
export function toInkMap(image: GrayImage): InkMap {
  const paper = estimatePaper(image);
  const { width, height, data } = image;
  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const by = Math.min(Math.max(y / BLOCK_PX - 0.5, 0), paper.rows - 1);
    const r0 = Math.floor(by);
    const r1 = Math.min(paper.rows - 1, r0 + 1);
    const fy = by - r0;
    for (let x = 0; x < width; x++) {
      const bx = Math.min(Math.max(x / BLOCK_PX - 0.5, 0), paper.columns - 1);
      const c0 = Math.floor(bx);
      const c1 = Math.min(paper.columns - 1, c0 + 1);
      const fx = bx - c0;
      const white =
        ((paper.levels[r0 * paper.columns + c0] as number) * (1 - fx) +
          (paper.levels[r0 * paper.columns + c1] as number) * fx) *
          (1 - fy) +
        ((paper.levels[r1 * paper.columns + c0] as number) * (1 - fx) +
          (paper.levels[r1 * paper.columns + c1] as number) * fx) *
          fy;
      const at = y * width + x;
      const ink = 1.15 * (1 - (data[at] as number) / white) - 0.06;
      out[at] = ink <= 0 ? 0 : ink >= 1 ? 255 : ink * 255;
    }
  }
  return { width, height, data: out };
}

/** The paper's brightness on a coarse grid. */
export interface PaperLevels {
  readonly columns: number;
  readonly rows: number;
  readonly blockPx: number;
  readonly levels: Float32Array;
}

/** The bright end of each block, widened over shaded bars and dense print, then smoothed. */
export function estimatePaper(image: GrayImage, blockPx = BLOCK_PX): PaperLevels {
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
  for (let v = 255; v > 0; v--) {
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
