import { crossSides, type Point, type Side } from '../geometry/cross-sides.ts';
import { fitHomography, type Homography } from '../geometry/homography.ts';
import type { GrayImage } from '../geometry/image.ts';
import type { InkMap } from '../geometry/ink-map.ts';
import { type LinkedRuns, linkRuns } from '../geometry/link-runs.ts';
import { median } from '../geometry/median.ts';

interface PageSize {
  readonly width: number;
  readonly height: number;
}

const minShare = 0.2;
/** In uneven light a sheet's dark end is on the dark side of the step: a lower limit may still part it from the ground. */
const limitShares = [1, 0.9, 0.8, 0.7, 0.6, 0.5];

/**
 * The sheet of paper on a darker ground, as a map from a page (origin top left, in points) to the image; null when paper
 * fills the image or nothing like a sheet stands out. Input around 50 dpi.
 */
export function findPaper(image: GrayImage, page: PageSize): Homography | null {
  const step = findBrightnessStep(image);
  if (step === null) return null;
  for (const share of limitShares) {
    const corners = findSheet(image, step * share);
    if (corners && endsAtSides(image, corners)) return toSheetMap(corners, image, page);
  }
  return null;
}

/** What is as good as bare of ink. */
const bareLimit = 255 - 40;

/**
 * The same by where there is no ink, for a sheet and a ground that are light in one part and dark in another: made even as
 * the ink of a page is, a ground with any pattern is speckled, and the sheet is bare to its edges.
 */
export function findBarePaper({ width, height, data }: InkMap, page: PageSize): Homography | null {
  const image = { width, height, data: data.map((ink) => 255 - ink) };
  const corners = findSheet(image, bareLimit);
  return corners && toSheetMap(corners, image, page);
}

const toSheetMap = (corners: Corners, image: GrayImage, page: PageSize): Homography | null =>
  isWholeImage(corners, image) ? null : toPageMap(corners, page);

/** Its corners, from the top left one clockwise. */
function findSheet(image: GrayImage, limit: number): Corners | null {
  const sheet = largestBright(image, limit);
  const corners = sheet && findCorners(sheet, image.width, image.height);
  return corners && areaOf(corners) >= minShare * image.width * image.height ? corners : null;
}

/** Otsu's threshold, when the two sides are far enough apart to be paper and ground. */
function findBrightnessStep({ data }: GrayImage): number | null {
  const histogram = new Float64Array(256);
  for (const v of data) histogram[v] = (histogram[v] as number) + 1;
  let total = 0;
  for (let v = 0; v < 256; v++) total += v * (histogram[v] as number);
  let [below, belowSum, best, limit, gap] = [0, 0, -1, 0, 0];
  for (let v = 0; v < 255; v++) {
    below += histogram[v] as number;
    belowSum += v * (histogram[v] as number);
    const above = data.length - below;
    if (below === 0 || above === 0) continue;
    const distance = (total - belowSum) / above - belowSum / below;
    const spread = below * above * distance * distance;
    if (spread > best) [best, limit, gap] = [spread, v, distance];
  }
  return gap < 25 ? null : limit;
}

/** Leftmost and rightmost, topmost and bottommost pixel of the largest bright patch, row by row and column by column. */
interface Sheet {
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly top: Int32Array;
  readonly bottom: Int32Array;
}

function largestBright(image: GrayImage, limit: number): Sheet | null {
  const runs = linkRuns(image, { side: 'brighter', limit, corners: false });
  const { count, starts, ends, patches, patchCount } = runs;
  const sizes = new Int32Array(patchCount + 1);
  for (let i = 0; i < count; i++) {
    const id = patches[i] as number;
    sizes[id] = (sizes[id] as number) + (ends[i] as number) - (starts[i] as number);
  }
  const largest = sizes.reduce((max, size) => Math.max(max, size), 0);
  if (largest < minShare * 0.7 * image.data.length) return null;
  return outline(runs, sizes.indexOf(largest), image.width, image.height);
}

function outline(runs: LinkedRuns, id: number, width: number, height: number): Sheet {
  const sheet = {
    left: new Int32Array(height).fill(-1),
    right: new Int32Array(height).fill(-1),
    top: new Int32Array(width).fill(-1),
    bottom: new Int32Array(width).fill(-1),
  };
  for (let i = 0; i < runs.count; i++) {
    if (runs.patches[i] !== id) continue;
    const [y, from, to] = [runs.rows[i] as number, runs.starts[i] as number, runs.ends[i] as number];
    if ((sheet.left[y] as number) < 0) sheet.left[y] = from;
    sheet.right[y] = to;
    for (let x = from; x < to; x++) if ((sheet.top[x] as number) < 0) sheet.top[x] = y;
    sheet.bottom.fill(y + 1, from, to);
  }
  return sheet;
}

type Corners = readonly [Point, Point, Point, Point];

function findCorners(sheet: Sheet, width: number, height: number): Corners | null {
  const left = fitSide(sheet.left, height);
  const right = fitSide(sheet.right, height);
  const top = fitSide(sheet.top, width);
  const bottom = fitSide(sheet.bottom, width);
  if (!left || !right || !top || !bottom) return null;
  return [crossSides(left, top), crossSides(right, top), crossSides(right, bottom), crossSides(left, bottom)];
}

/** So much of a sheet's side lies so near to a line, or what was found is none. */
const straightPx = 3;
const minStraight = 0.6;

function fitSide(edge: Int32Array, length: number): Side | null {
  const at: number[] = [];
  for (let i = 0; i < length; i++) if ((edge[i] as number) >= 0) at.push(i);
  const trim = Math.floor(at.length * 0.12);
  const inner = at.slice(trim, at.length - trim);
  if (inner.length < 20) return null;
  let side: Side = [0, 0];
  let keep = inner;
  for (let round = 0; round < 6; round++) {
    side = leastSquares(keep, edge);
    const errors = inner.map((i) => Math.abs((edge[i] as number) - side[0] - side[1] * i));
    const limit = Math.max(1.5, 2 * median(errors));
    keep = inner.filter((_, j) => (errors[j] as number) <= limit);
    if (keep.length < 10) return null;
  }
  const straight = inner.filter((i) => Math.abs((edge[i] as number) - side[0] - side[1] * i) <= straightPx);
  if (straight.length < minStraight * inner.length) return null;
  return Math.abs(side[1]) > 0.4 ? null : side;
}

function leastSquares(at: readonly number[], edge: Int32Array): Side {
  let [n, s, ss, e, se] = [0, 0, 0, 0, 0];
  for (const i of at) {
    const v = edge[i] as number;
    n++;
    s += i;
    ss += i * i;
    e += v;
    se += i * v;
  }
  const slope = (n * se - s * e) / (n * ss - s * s || 1);
  return [(e - slope * s) / n, slope];
}

const lookedAt = Array.from({ length: 25 }, (_, i) => 0.1 + (0.8 * i) / 24);
/** Far enough from a side that neither its blur nor its bend count. */
const besidePx = 4;
/** The ground is this much darker than the sheet beside it, along so much of a side. */
const darker = 0.9;
const minEdge = 0.6;

/** Whether it grows darker across every side that lies within the picture: light that fades within a sheet makes none. */
function endsAtSides(image: GrayImage, corners: Corners): boolean {
  const lightAt = (x: number, y: number) => {
    const [column, row] = [Math.round(x), Math.round(y)];
    return column < 0 || row < 0 || column >= image.width || row >= image.height
      ? null
      : (image.data[row * image.width + column] as number);
  };
  return corners.every(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length] as Point;
    const length = Math.hypot(nextX - x, nextY - y);
    const [outX, outY] = [((nextY - y) / length) * besidePx, ((x - nextX) / length) * besidePx];
    const seen = lookedAt.filter((along) => {
      const [atX, atY] = [x + along * (nextX - x), y + along * (nextY - y)];
      const [inside, outside] = [lightAt(atX - outX, atY - outY), lightAt(atX + outX, atY + outY)];
      return inside === null || outside === null || outside < darker * inside;
    });
    return seen.length >= minEdge * lookedAt.length;
  });
}

function areaOf(corners: readonly Point[]): number {
  let twice = 0;
  for (let i = 0; i < corners.length; i++) {
    const [x0, y0] = corners[i] as Point;
    const [x1, y1] = corners[(i + 1) % corners.length] as Point;
    twice += x0 * y1 - x1 * y0;
  }
  return Math.abs(twice) / 2;
}

function isWholeImage(corners: readonly Point[], { width, height }: GrayImage): boolean {
  const near = 0.008 * Math.max(width, height);
  return corners.every(
    ([x, y]) =>
      Math.min(Math.abs(x), Math.abs(width - x)) < near && Math.min(Math.abs(y), Math.abs(height - y)) < near,
  );
}

function toPageMap(corners: Corners, page: PageSize): Homography | null {
  const [a, b, c, d] = corners;
  const across = Math.hypot(b[0] - a[0], b[1] - a[1]) + Math.hypot(c[0] - d[0], c[1] - d[1]);
  const down = Math.hypot(d[0] - a[0], d[1] - a[1]) + Math.hypot(c[0] - b[0], c[1] - b[1]);
  const turned = across > down;
  const target: Point[] = turned ? [b, c, d, a] : [a, b, c, d];
  const source: Point[] = [
    [0, 0],
    [page.width, 0],
    [page.width, page.height],
    [0, page.height],
  ];
  const pairs = source.map(([fromX, fromY], i) => {
    const [toX, toY] = target[i] as Point;
    return { fromX, fromY, toX, toY, weightX: 1, weightY: 1 };
  });
  return fitHomography(pairs, page.height);
}
