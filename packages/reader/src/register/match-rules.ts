import type { Box, PageLandmarks } from '@puente/forms';
import type { PointPair } from '../geometry/homography.ts';
import { type GrayImage, sampleAt } from '../geometry/image.ts';
import type { PointMap } from '../geometry/warp.ts';

const piecePt = 45;
const shortestPt = 16;
const samplesAlong = 24;
const minCoverage = 0.6;
/** Darkness relative to the paper: of a rule as printed, and of one that has faded. */
const fullInk = 0.22;
const faintInk = 0.1;
/** What is left of a rule that has broken up, and how much of the paper beside it may be inked. */
const minBroken = 0.34;
const maxBeside = 0.25;

export interface RulePiece {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly thickness: number;
  readonly isAcross: boolean;
}

export interface RulePair extends PointPair {
  /** Found by what is left of it. */
  readonly isWorn: boolean;
}

/** Rules cut into pieces short enough to follow a page that is not flat; origin top left. */
export function toPieces(page: PageLandmarks): RulePiece[] {
  return page.lines.flatMap((line) => cut(line, page.height));
}

function cut([x, y, width, height]: Box, pageHeight: number): RulePiece[] {
  const isAcross = width > height;
  const length = Math.max(width, height);
  if (length < shortestPt) return [];
  const count = Math.max(1, Math.round(length / piecePt));
  const step = length / count;
  const thickness = Math.min(width, height);
  return Array.from({ length: count }, (_, i) => ({
    x: isAcross ? x + (i + 0.5) * step : x + width / 2,
    y: isAcross ? pageHeight - y - height / 2 : pageHeight - y - height + (i + 0.5) * step,
    length: step,
    thickness,
    isAcross,
  }));
}

/**
 * Finds each rule piece near its expected place, to a fraction of a pixel, in the direction across the rule. A pair in
 * page points for each piece; null of one that is not there or falls outside the image.
 */
export function matchRules(
  image: GrayImage,
  pieces: readonly RulePiece[],
  toImage: PointMap,
  reachPt: number,
): Array<RulePair | null> {
  return pieces.map((piece) => {
    const [cx, cy] = toImage(piece.x, piece.y);
    if (cx < 0 || cy < 0 || cx >= image.width || cy >= image.height) return null;
    const found = findAcross(image, piece, toImage, reachPt);
    if (!found) return null;
    const weight = found.coverage ** 2 * Math.min(1, piece.length / piecePt + 0.2);
    return {
      isWorn: found.isWorn,
      fromX: piece.x,
      fromY: piece.y,
      toX: piece.isAcross ? piece.x : piece.x + found.offset,
      toY: piece.isAcross ? piece.y + found.offset : piece.y,
      weightX: piece.isAcross ? 0 : weight,
      weightY: piece.isAcross ? weight : 0,
    };
  });
}

function findAcross(image: GrayImage, piece: RulePiece, toImage: PointMap, reachPt: number) {
  const [ax, ay] = toImage(piece.x - (piece.isAcross ? 1 : 0), piece.y - (piece.isAcross ? 0 : 1));
  const [bx, by] = toImage(piece.x + (piece.isAcross ? 1 : 0), piece.y + (piece.isAcross ? 0 : 1));
  const perPoint = Math.hypot(bx - ax, by - ay) / 2;
  const step = 0.5 / perPoint;
  const reach = Math.ceil(reachPt / step);
  const width = 2 * reach + 1;
  const dark = new Float32Array(samplesAlong * width);
  for (let i = 0; i < samplesAlong; i++) {
    const along = ((i + 0.5) / samplesAlong - 0.5) * piece.length * 0.94;
    sampleAcross(image, piece, along, toImage, reachPt, dark.subarray(i * width, (i + 1) * width));
  }
  return locate(dark, width, reach, step, piece.thickness / step);
}

/** Darkness along a short line across the rule, relative to the brightest pixel on it. */
function sampleAcross(
  image: GrayImage,
  piece: RulePiece,
  along: number,
  toImage: PointMap,
  reachPt: number,
  out: Float32Array,
): void {
  const x = piece.isAcross ? piece.x + along : piece.x;
  const y = piece.isAcross ? piece.y : piece.y + along;
  const [x0, y0] = toImage(piece.isAcross ? x : x - reachPt, piece.isAcross ? y - reachPt : y);
  const [x1, y1] = toImage(piece.isAcross ? x : x + reachPt, piece.isAcross ? y + reachPt : y);
  let bright = 0;
  for (let j = 0; j < out.length; j++) {
    const t = j / (out.length - 1);
    const v = sampleAt(image, x0 + (x1 - x0) * t, y0 + (y1 - y0) * t);
    out[j] = v;
    if (v > bright) bright = v;
  }
  const scale = 1 / Math.max(40, bright);
  for (let j = 0; j < out.length; j++) out[j] = (bright - (out[j] as number)) * scale;
}

/** Samples across a rule, one row for each place along it, the middle of a row where the rule should be. */
interface Strip {
  readonly dark: Float32Array;
  readonly width: number;
  readonly reach: number;
}

/** Where the rule lies: as a full line of ink, or else as what is left of one that has faded or broken up. */
function locate(dark: Float32Array, width: number, reach: number, step: number, thickness: number) {
  const strip = { dark, width, reach };
  const mean = new Float32Array(width);
  for (let i = 0; i < samplesAlong; i++)
    for (let j = 0; j < width; j++)
      mean[j] = (mean[j] as number) + (dark[i * width + j] as number) / samplesAlong;
  const cover = measureCover(strip, fullInk);
  const full = findDarkest(cover, mean, reach, minCoverage);
  const found = full ?? findWornLine(strip, cover, mean, thickness);
  if (!found) return null;
  const centre = centroid(mean, found.at, Math.ceil(thickness / 2 + 3));
  if (centre.spread > thickness / 2 + 4) return null;
  return { offset: (centre.at - reach) * step, coverage: found.coverage, isWorn: full === null };
}

/** Only on paper that is bare beside it, where nothing else can be taken for it. `broken`: where it is fully inked. */
function findWornLine(strip: Strip, broken: Float32Array, mean: Float32Array, thickness: number) {
  const faint = measureCover(strip, faintInk);
  const found =
    findDarkest(broken, mean, strip.reach, minBroken) ?? findDarkest(faint, mean, strip.reach, minCoverage);
  if (!found) return null;
  const own = thickness / 2 + 3;
  const isBare = faint.every((cover, j) => Math.abs(j - found.at) <= own || cover <= maxBeside);
  return isBare ? found : null;
}

/** Share of the places along the rule that are inked, by place across it. */
function measureCover({ dark, width }: Strip, minInk: number): Float32Array {
  const covered = new Float32Array(width);
  for (let i = 0; i < samplesAlong; i++)
    for (let j = 0; j < width; j++)
      if ((dark[i * width + j] as number) > minInk) covered[j] = (covered[j] as number) + 1 / samplesAlong;
  return covered;
}

function findDarkest(covered: Float32Array, mean: Float32Array, reach: number, min: number) {
  let best = -1;
  let top = 0;
  for (let j = 1; j < covered.length - 1; j++) {
    const nearness = 1 - 0.25 * Math.abs((j - reach) / reach);
    const score = ((covered[j] as number) + 0.5 * (mean[j] as number)) * nearness;
    if ((covered[j] as number) >= min && score > top) {
      top = score;
      best = j;
    }
  }
  return best < 0 ? null : { at: best, coverage: covered[best] as number };
}

function centroid(mean: Float32Array, peak: number, reach: number): { at: number; spread: number } {
  const from = Math.max(0, peak - reach);
  const to = Math.min(mean.length - 1, peak + reach);
  let floor = 1;
  for (let j = from; j <= to; j++) floor = Math.min(floor, mean[j] as number);
  const level = floor + 0.3 * ((mean[peak] as number) - floor);
  let [sum, weighted, squares] = [0, 0, 0];
  for (let j = from; j <= to; j++) {
    const v = Math.max(0, (mean[j] as number) - level);
    sum += v;
    weighted += v * j;
    squares += v * j * j;
  }
  const at = weighted / sum;
  return { at, spread: Math.sqrt(Math.max(0, squares / sum - at * at)) };
}
