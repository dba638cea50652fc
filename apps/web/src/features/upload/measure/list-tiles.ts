import type { GrayPicture } from './gray-picture.ts';

export const tileSide = 32;
/** In pixels: letters are some 10 high, their strokes one or two wide. */
const wideStep = 4;

/** Mean squares of how the brightness changes from one pixel to the next, and to one as far off as letters are wide. */
export interface Change {
  readonly near: number;
  readonly wide: number;
}

/** What is seen in a square of a page, some two lines of print high. */
export interface Tile {
  /** Counted from the left and from the top. */
  readonly column: number;
  readonly row: number;
  /** Of the brightness. */
  readonly variance: number;
  /** Along lines and down columns. */
  readonly across: Change;
  readonly down: Change;
  /** How bright its paper and how dark its ink is: a twentieth of its pixels is brighter, a fiftieth darker. */
  readonly light: number;
  readonly dark: number;
}

/** The tiles of a page, but for its outermost part: of a photo that is the table. */
export function listTiles(picture: GrayPicture): Tile[] {
  const tiles: Tile[] = [];
  const counts = new Uint16Array(256);
  for (let row = 1; (row + 2) * tileSide <= picture.height; row += 1)
    for (let column = 1; (column + 2) * tileSide <= picture.width; column += 1)
      tiles.push(measureTile(picture, column, row, counts));
  return tiles;
}

function measureTile({ width, data }: GrayPicture, column: number, row: number, counts: Uint16Array): Tile {
  let [sum, squares, nearAcross, wideAcross, nearDown, wideDown] = [0, 0, 0, 0, 0, 0];
  counts.fill(0);
  for (let y = row * tileSide; y < (row + 1) * tileSide; y += 1)
    for (let x = column * tileSide; x < (column + 1) * tileSide; x += 1) {
      const at = y * width + x;
      const value = data[at] as number;
      sum += value;
      squares += value * value;
      nearAcross += (value - (data[at + 1] as number)) ** 2;
      wideAcross += (value - (data[at + wideStep] as number)) ** 2;
      nearDown += (value - (data[at + width] as number)) ** 2;
      wideDown += (value - (data[at + wideStep * width] as number)) ** 2;
      counts[value] = (counts[value] as number) + 1;
    }
  const count = tileSide * tileSide;
  return {
    column,
    row,
    variance: squares / count - (sum / count) ** 2,
    across: { near: nearAcross / count, wide: wideAcross / count },
    down: { near: nearDown / count, wide: wideDown / count },
    light: findLevel(counts, 0.95 * count),
    dark: findLevel(counts, 0.02 * count),
  };
}

function findLevel(counts: Uint16Array, rank: number): number {
  let seen = 0;
  for (let level = 0; level < counts.length; level += 1) {
    seen += counts[level] as number;
    if (seen >= rank) return level;
  }
  return 255;
}
