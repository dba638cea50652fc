import type { GrayImage } from './image.ts';

/** Like a GrayImage, but of ink: 0 bare paper to 255 full black, with the light evened out. */
export type InkMap = GrayImage;

const paperBlockPx = 16;

/** Ink of an image around 100 dpi: darkness relative to the paper around it. */
export function toInkMap(image: GrayImage): InkMap {
  const { width, height, data } = image;
  const paper = createPaperRows(estimatePaper(image), width);
  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const surelyPaper = (278 * paper.enterRow(y)) / 293;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const v = data[at] as number;
      if (v >= surelyPaper) continue;
      const bare = paper.at(x);
      if (293 * v >= 278 * bare) continue;
      const ink = 278 - (293 * v) / bare;
      out[at] = ink >= 255 ? 255 : ink;
    }
  }
  return { width, height, data: out };
}

/** The brightness of bare paper, row by row. Most pixels are as bright as the brightest of their row. */
export interface PaperRows {
  /** Goes to a row; gives the most along it. */
  enterRow(y: number): number;
  /** At a pixel of that row. */
  at(x: number): number;
}

export function createPaperRows({ columns, rows, blockPx, levels }: PaperLevels, width: number): PaperRows {
  const before = new Int32Array(width);
  const shares = new Float64Array(width);
  for (let x = 0; x < width; x++) {
    const u = Math.min(Math.max((x + 0.5) / blockPx - 0.5, 0), columns - 1);
    before[x] = Math.floor(u);
    shares[x] = u - Math.floor(u);
  }
  const blended = new Float64Array(columns + 1);
  return {
    enterRow(y) {
      const v = Math.min(Math.max((y + 0.5) / blockPx - 0.5, 0), rows - 1);
      const r = Math.floor(v);
      const upper = r * columns;
      const lower = Math.min(rows - 1, r + 1) * columns;
      let brightest = 0;
      for (let c = 0; c < columns; c++) {
        const level =
          (levels[upper + c] as number) +
          ((levels[lower + c] as number) - (levels[upper + c] as number)) * (v - r);
        blended[c] = level;
        if (level > brightest) brightest = level;
      }
      blended[columns] = blended[columns - 1] as number;
      return brightest;
    },
    at(x) {
      const c = before[x] as number;
      const left = blended[c] as number;
      return left + ((blended[c + 1] as number) - left) * (shares[x] as number);
    },
  };
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
  const histogram = new Uint32Array(256);
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++)
      raw[r * columns + c] = brightEnd(image, c * blockPx, r * blockPx, blockPx, histogram);
  const widened = filter3(raw, columns, rows, 'max');
  const levels = filter3(filter3(widened, columns, rows, 'mean'), columns, rows, 'mean');
  for (let i = 0; i < levels.length; i++) levels[i] = Math.max(24, levels[i] as number);
  return { columns, rows, blockPx, levels };
}

function brightEnd(
  { width, height, data }: GrayImage,
  left: number,
  top: number,
  block: number,
  histogram: Uint32Array,
): number {
  histogram.fill(0);
  const right = Math.min(width, left + block);
  const bottom = Math.min(height, top + block);
  for (let y = top; y < bottom; y++)
    for (let at = y * width + left, end = y * width + right; at < end; at++) {
      const v = data[at] as number;
      histogram[v] = (histogram[v] as number) + 1;
    }
  let above = (right - left) * (bottom - top) * 0.2;
  for (let v = 255; v > 0; v -= 1) {
    above -= histogram[v] as number;
    if (above <= 0) return v;
  }
  return 0;
}

function filter3(source: Float32Array, columns: number, rows: number, kind: 'max' | 'mean'): Float32Array {
  const out = new Float32Array(source.length);
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      let [max, sum, count] = [0, 0, 0];
      for (let y = Math.max(0, r - 1); y <= Math.min(rows - 1, r + 1); y++)
        for (let x = Math.max(0, c - 1); x <= Math.min(columns - 1, c + 1); x++) {
          const v = source[y * columns + x] as number;
          if (v > max) max = v;
          sum += v;
          count++;
        }
      out[r * columns + c] = kind === 'max' ? max : sum / count;
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
