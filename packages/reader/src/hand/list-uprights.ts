import type { Crop } from '../crop/crop-box.ts';
import type { InkComponent } from '../crop/find-components.ts';

/** A straight, near upright edge of a letter. */
export interface Upright {
  /** How far it leans, as width over height. */
  readonly slope: number;
  readonly lengthPt: number;
}

const edgeTone = 128;
/** An edge that jumps farther from one row to the next is another edge. */
const maxJumpPx = 1.3;
/** Rows at either end of an edge, where it turns into a serif or a curve. */
const endRows = 2;
const minLengthPt = 2.6;
const minShareOfHeight = 0.45;
const maxBendPt = 0.04;
const maxSlope = 0.45;

/** The straight edges of one letter, on its left and on its right. */
export function listUprights(crop: Crop, letter: InkComponent): Upright[] {
  return [1, -1].flatMap((inwards) =>
    splitAtJumps(findEdge(crop, letter, inwards)).flatMap((run) => toUpright(run, crop, letter)),
  );
}

/** Where the ink of each row begins, to a part of a pixel; NaN in a row without ink. */
function findEdge({ width, data }: Crop, { left, right, top, bottom }: InkComponent, inwards: number) {
  const tone = (x: number, y: number) => (x < 0 || x >= width ? 255 : (data[y * width + x] as number));
  return Array.from({ length: bottom - top }, (_, row) => {
    const y = top + row;
    let x = inwards > 0 ? left - 1 : right;
    while (tone(x, y) >= edgeTone && x >= left - 1 && x <= right) x += inwards;
    const [outer, inner] = [tone(x - inwards, y), tone(x, y)];
    if (inner >= edgeTone) return Number.NaN;
    return x - inwards + inwards * ((outer - edgeTone) / Math.max(1, outer - inner));
  });
}

function splitAtJumps(edge: readonly number[]): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  for (const x of edge) {
    const last = run.at(-1);
    if (last !== undefined && !(Math.abs(x - last) < maxJumpPx)) {
      runs.push(run);
      run = [];
    }
    if (!Number.isNaN(x)) run.push(x);
  }
  return [...runs, run];
}

function toUpright(run: readonly number[], { perPoint }: Crop, { top, bottom }: InkComponent): Upright[] {
  const xs = run.slice(endRows, -endRows);
  const rows = xs.length;
  if (rows < minLengthPt * perPoint || rows < minShareOfHeight * (bottom - top)) return [];
  const [middle, mean] = [(rows - 1) / 2, xs.reduce((sum, x) => sum + x, 0) / rows];
  const spread = (rows * (rows ** 2 - 1)) / 12;
  const slope = xs.reduce((sum, x, row) => sum + (row - middle) * (x - mean), 0) / spread;
  const bend = xs.reduce((sum, x, row) => sum + (x - mean - slope * (row - middle)) ** 2, 0) / rows;
  const isStraight = Math.sqrt(bend) < maxBendPt * perPoint && Math.abs(slope) < maxSlope;
  return isStraight ? [{ slope, lengthPt: rows / perPoint }] : [];
}
