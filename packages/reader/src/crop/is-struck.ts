import type { Crop } from './crop-box.ts';
import { findComponents, type InkComponents, inkLimit } from './find-components.ts';
import { listLines, type StraightLine } from './find-line.ts';

const slopes = Array.from({ length: 17 }, (_, i) => 0.02 * (i - 8));
const waverPt = 0.35;
const minLengthPt = 12;
const minShare = 0.2;
const gapCost = 10;
/** A line has writing over and under it along so much of its length; one under or over writing has not. */
const minWriting = 0.3;
const writingPt = { near: 1, far: 5 };
/** Where letters leave gaps, the line alone is there: it is so thin, over so much of its length in all. */
const thinPt = 1.5;
const minThinPt = 12;
/** A pen joins letters by lines too, but not from one end of a word to the other, nor over such a length. */
const minPatchShare = 0.75;
const surelyPt = 32;

/** Whether a straight line goes through writing, from letter to letter. */
export function isStruck(crop: Crop, inkWidthPt: number): boolean {
  const { perPoint } = crop;
  const lines = listLines(crop, {
    limit: inkLimit,
    waver: Math.round(waverPt * perPoint),
    minLength: Math.max(minLengthPt, minShare * inkWidthPt) * perPoint,
    gapCost,
    slopes,
  });
  const through = lines.filter((line) => isThroughWriting(crop, line));
  if (through.length === 0) return false;
  const components = findComponents(crop);
  return through.some(
    (line) =>
      line.to - line.from >= surelyPt * perPoint ||
      line.to - line.from >= minPatchShare * measurePatch(crop, components, line),
  );
}

/** Width of the widest patch of ink on a line. */
function measurePatch(
  { width, height }: Crop,
  { list, labels }: InkComponents,
  { row, slope, from, to }: StraightLine,
): number {
  let widest = 0;
  for (let x = from; x < Math.min(to, width); x++) {
    const y = Math.round(row + slope * x);
    const part = y >= 0 && y < height ? list[(labels[y * width + x] as number) - 1] : undefined;
    if (part) widest = Math.max(widest, part.right - part.left);
  }
  return widest;
}

function measureLine(crop: Crop, { row, slope, from, to }: StraightLine) {
  const { perPoint } = crop;
  const [near, far] = [Math.round(writingPt.near * perPoint), Math.round(writingPt.far * perPoint)];
  let [over, under, thin] = [0, 0, 0];
  for (let x = from; x < to; x++) {
    const y = Math.round(row + slope * x);
    if (hasInk(crop, x, y - far, y - near)) over++;
    if (hasInk(crop, x, y + near, y + far)) under++;
    if (isThinAt(crop, x, y)) thin++;
  }
  const length = to - from;
  return { over: over / length, under: under / length, thin: thin / length };
}

function isThroughWriting(crop: Crop, line: StraightLine): boolean {
  const { over, under, thin } = measureLine(crop, line);
  return (
    over >= minWriting && under >= minWriting && thin * (line.to - line.from) >= minThinPt * crop.perPoint
  );
}

const isInk = ({ width, height, data }: Crop, x: number, y: number) =>
  y >= 0 && y < height && (data[y * width + x] as number) < inkLimit;

function hasInk(crop: Crop, x: number, top: number, bottom: number): boolean {
  for (let y = top; y <= bottom; y++) if (isInk(crop, x, y)) return true;
  return false;
}

/** The dark run at the line, or next to it, has paper close on both sides. */
function isThinAt(crop: Crop, x: number, y: number): boolean {
  const waver = Math.round(waverPt * crop.perPoint);
  let at = y - waver;
  while (at <= y + waver && !isInk(crop, x, at)) at++;
  if (at > y + waver) return false;
  let [top, bottom] = [at, at];
  while (isInk(crop, x, top - 1)) top--;
  while (isInk(crop, x, bottom + 1)) bottom++;
  return bottom - top + 1 <= thinPt * crop.perPoint;
}
