import { applyHomography, type Homography, type PointPair } from '../geometry/homography.ts';
import { type RowShifts, shiftOfRow } from './row-shifts.ts';

/** What is left between a page and its homography, smoothed on a grid: shifts in points. */
export interface ResidualField {
  readonly spacingPt: number;
  readonly columns: number;
  readonly rows: number;
  readonly shiftX: Float32Array;
  readonly shiftY: Float32Array;
  /** What all of a row is shifted by beside, where rollers drew the sheet in unevenly. */
  readonly rowShifts: RowShifts | null;
}

const gridSpacingPt = 24;
const kernelPt = 42;
/** Weight of the belief that there is no local shift. */
const priorWeight = 0.35;

interface Residual {
  readonly x: number;
  readonly y: number;
  readonly value: number;
  weight: number;
}

export function fitResidualField(
  pairs: readonly PointPair[],
  map: Homography,
  page: { readonly width: number; readonly height: number },
  tolerancePt = 0.7,
  rowShifts: RowShifts | null = null,
): ResidualField {
  const columns = Math.ceil(page.width / gridSpacingPt) + 1;
  const rows = Math.ceil(page.height / gridSpacingPt) + 1;
  const across: Residual[] = [];
  const down: Residual[] = [];
  for (const pair of pairs) {
    const [x, y] = applyHomography(map, pair.fromX, pair.fromY);
    if (pair.weightX > 0.02)
      across.push({ x: pair.fromX, y: pair.fromY, value: pair.toX - x, weight: pair.weightX });
    if (pair.weightY > 0.02)
      down.push({ x: pair.fromX, y: pair.fromY, value: pair.toY - y, weight: pair.weightY });
  }
  const x = smooth(across, columns, rows, tolerancePt);
  const y = smooth(down, columns, rows, tolerancePt);
  return { spacingPt: gridSpacingPt, columns, rows, shiftX: x, shiftY: y, rowShifts };
}

function smooth(residuals: Residual[], columns: number, rows: number, tolerancePt: number) {
  let shift = spread(residuals, columns, rows, 0);
  for (let round = 0; round < 2; round++) {
    for (const r of residuals) {
      const off = (r.value - sampleGrid(shift, columns, rows, r.x, r.y)) / tolerancePt;
      r.weight /= 1 + off * off;
    }
    shift = spread(residuals, columns, rows, priorWeight);
  }
  return shift;
}

function spread(residuals: readonly Residual[], columns: number, rows: number, prior: number): Float32Array {
  const sums = new Float32Array(columns * rows);
  const weights = new Float32Array(columns * rows).fill(prior + 1e-6);
  const reach = Math.ceil((2.5 * kernelPt) / gridSpacingPt);
  const near = new Float64Array(2 * reach + 1);
  for (const { x, y, value, weight } of residuals) {
    const c0 = Math.round(x / gridSpacingPt);
    const r0 = Math.round(y / gridSpacingPt);
    for (let i = 0; i < near.length; i++) near[i] = nearness((c0 + i - reach) * gridSpacingPt - x);
    for (let r = Math.max(0, r0 - reach); r <= Math.min(rows - 1, r0 + reach); r++) {
      const inRow = weight * nearness(r * gridSpacingPt - y);
      for (let c = Math.max(0, c0 - reach); c <= Math.min(columns - 1, c0 + reach); c++) {
        const share = inRow * (near[c - c0 + reach] as number);
        const at = r * columns + c;
        sums[at] = (sums[at] as number) + share * value;
        weights[at] = (weights[at] as number) + share;
      }
    }
  }
  return sums.map((sum, i) => sum / (weights[i] as number));
}

const nearness = (awayPt: number) => Math.exp((-0.5 * awayPt * awayPt) / kernelPt ** 2);

/** Bilinear value of a grid at a point of the page (origin top left). */
function sampleGrid(grid: Float32Array, columns: number, rows: number, x: number, y: number): number {
  const u = Math.min(Math.max(x / gridSpacingPt, 0), columns - 1.001);
  const v = Math.min(Math.max(y / gridSpacingPt, 0), rows - 1.001);
  const c = Math.floor(u);
  const r = Math.floor(v);
  const at = r * columns + c;
  const top = (grid[at] as number) * (1 - u + c) + (grid[at + 1] as number) * (u - c);
  const low = (grid[at + columns] as number) * (1 - u + c) + (grid[at + columns + 1] as number) * (u - c);
  return top * (1 - v + r) + low * (v - r);
}

/** A point moved by the field. */
export function bendPoint(field: ResidualField, x: number, y: number): [number, number] {
  const { shiftX, shiftY, columns, rows, rowShifts } = field;
  const [ofRowX, ofRowY] = rowShifts ? shiftOfRow(rowShifts, y) : [0, 0];
  return [
    x + ofRowX + sampleGrid(shiftX, columns, rows, x, y),
    y + ofRowY + sampleGrid(shiftY, columns, rows, x, y),
  ];
}
