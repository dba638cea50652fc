import type { Crop } from '../crop/crop-box.ts';
import type { InkComponent } from '../crop/find-components.ts';

/** One letter, small, so that many can be laid over one another. */
export interface LetterShape {
  readonly widthPt: number;
  readonly heightPt: number;
  /** Ink on a square grid, mean 0 and length 1. */
  readonly grid: Float32Array;
}

const cells = 12;
const samples = 3;
/** Letters whose sides differ by more are not the same letter. */
const sameSizePt = 0.8;

export function toLetterShape({ width, data, perPoint }: Crop, letter: InkComponent): LetterShape {
  const { left, right, top, bottom } = letter;
  const side = Math.max(right - left, bottom - top);
  const [fromX, fromY] = [(left + right - side) / 2, (top + bottom - side) / 2];
  const step = side / (cells * samples);
  const grid = new Float32Array(cells * cells);
  for (let row = 0; row < cells * samples; row++) {
    const y = Math.floor(fromY + (row + 0.5) * step);
    if (y < top || y >= bottom) continue;
    for (let column = 0; column < cells * samples; column++) {
      const x = Math.floor(fromX + (column + 0.5) * step);
      if (x < left || x >= right) continue;
      const at = Math.floor(row / samples) * cells + Math.floor(column / samples);
      grid[at] = (grid[at] as number) + 255 - (data[y * width + x] as number);
    }
  }
  return {
    widthPt: (right - left) / perPoint,
    heightPt: (bottom - top) / perPoint,
    grid: normalise(grid),
  };
}

function normalise(grid: Float32Array): Float32Array {
  const mean = grid.reduce((sum, ink) => sum + ink, 0) / grid.length;
  const length = Math.sqrt(grid.reduce((sum, ink) => sum + (ink - mean) ** 2, 0)) || 1;
  return grid.map((ink) => (ink - mean) / length);
}

/**
 * For each letter, how similar the most similar other letter is, up to 1. Letters without another of their size are left
 * out.
 */
export function listLikenesses(letters: readonly LetterShape[]): number[] {
  const nearest = new Float32Array(letters.length).fill(-1);
  for (const [i, one] of letters.entries())
    for (let j = i + 1; j < letters.length; j++) {
      const other = letters[j] as LetterShape;
      if (!isSameSize(one, other)) continue;
      const likeness = overlap(one.grid, other.grid);
      nearest[i] = Math.max(nearest[i] as number, likeness);
      nearest[j] = Math.max(nearest[j] as number, likeness);
    }
  return [...nearest].filter((likeness) => likeness >= 0);
}

const isSameSize = (one: LetterShape, other: LetterShape) =>
  Math.abs(one.heightPt - other.heightPt) <= sameSizePt &&
  Math.abs(one.widthPt - other.widthPt) <= sameSizePt;

function overlap(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number);
  return sum;
}
