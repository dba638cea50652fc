/** One byte a pixel, 0 black to 255 white, row by row. */
export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export type PageFault = 'blurred' | 'empty';

/** How large a page is when it is measured: the longer side, in pixels. Letters are some 10 px high. */
export const measuredSide = 1100;

const tile = 32;
/** Of the brightness within a tile: below this there is bare paper, above it print or writing. */
const inkedSpread = 14;
/** Fewer tiles with ink than this share are no page of a form, and tell nothing of sharpness. */
const minInkedShare = 0.02;
const emptyShare = 0.002;
/** Measured on drawn pages: at 1.0 the reader reads every answer, at 0.3 it misreads one in six, at 0.1 it finds none. */
const minSteepness = 0.6;

interface Tile {
  /** Of the brightness. */
  readonly variance: number;
  /** Of its Laplacian: high where dark and light meet within a pixel or two. */
  readonly edges: number;
}

/** What makes a picture of a page hard to read; null: nothing that can be seen from here. */
export function findPageFault(picture: GrayPicture): PageFault | null {
  const tiles = listTiles(picture);
  const inked = tiles.filter(({ variance }) => variance > inkedSpread ** 2);
  if (inked.length < emptyShare * tiles.length) return 'empty';
  if (inked.length < minInkedShare * tiles.length) return null;
  return measureSteepness(tiles, inked) < minSteepness ? 'blurred' : null;
}

/** How much of the contrast of its print changes from one pixel to the next: 0: all smooth; sharp letters: above 1. */
function measureSteepness(tiles: readonly Tile[], inked: readonly Tile[]): number {
  // The camera's grain is everywhere; on bare paper it is all there is.
  const grain = quantile(
    tiles.map(({ edges }) => edges),
    0.1,
  );
  return quantile(
    inked.map(({ variance, edges }) => Math.max(0, edges - grain) / variance),
    0.5,
  );
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, two) => one - two)[Math.floor(values.length * share)] ?? 0;

function listTiles({ width, height, data }: GrayPicture): Tile[] {
  const tiles: Tile[] = [];
  // The outermost part of a photo is the table, not the page.
  for (let top = tile; top + tile < height - tile; top += tile)
    for (let left = tile; left + tile < width - tile; left += tile)
      tiles.push(measureTile(data, width, left, top));
  return tiles;
}

function measureTile(data: Uint8Array, width: number, left: number, top: number): Tile {
  let [sum, squares, edgeSum, edgeSquares] = [0, 0, 0, 0];
  for (let y = top; y < top + tile; y++)
    for (let x = left; x < left + tile; x++) {
      const at = y * width + x;
      const value = data[at] as number;
      const around =
        (data[at - 1] as number) +
        (data[at + 1] as number) +
        (data[at - width] as number) +
        (data[at + width] as number);
      const edge = around - 4 * value;
      sum += value;
      squares += value * value;
      edgeSum += edge;
      edgeSquares += edge * edge;
    }
  const count = tile * tile;
  return {
    variance: squares / count - (sum / count) ** 2,
    edges: edgeSquares / count - (edgeSum / count) ** 2,
  };
}
