import type { Box } from '@puente/forms';
import type { PrintedPage } from './printed-page.ts';
import { toPointBox } from './printed-page.ts';

const ink = 140;
const shadedBelow = 246;
const shortestRulePt = 7;
const thickestRulePt = 2.6;
const smallestAreaPt = 5;

interface Bar {
  a0: number;
  a1: number;
  b0: number;
  b1: number;
}

/** Ruled lines, horizontal and vertical, at least seven points long: table rules, underlines, sides of checkboxes. */
export function findRuledLines(page: PrintedPage, areas: readonly Box[]): Box[] {
  const shortest = Math.round(shortestRulePt * page.perPoint);
  const thickest = thickestRulePt * page.perPoint;
  const across = findBars(page, ink, shortest, false)
    .filter((bar) => bar.b1 - bar.b0 <= thickest)
    .map((bar) => toPointBox(page, bar.a0, bar.b0, bar.a1, bar.b1));
  const down = findBars(page, ink, shortest, true)
    .filter((bar) => bar.b1 - bar.b0 <= thickest)
    .map((bar) => toPointBox(page, bar.b0, bar.a0, bar.b1, bar.a1));
  const all = [...across, ...down].filter((line) => !isWithin(line, areas));
  return all.filter((line) => !isPictureStroke(line, all)).sort(byPlace);
}

/** Short strokes of seals and pictures are no rules: a short rule is the side of a box and meets others at both ends. */
function isPictureStroke(line: Box, all: readonly Box[]): boolean {
  const [x, y, width, height] = line;
  const isAcross = width > height;
  if (Math.max(width, height) >= 16) return false;
  if (Math.min(width, height) < 0.3) return true;
  const ends: ReadonlyArray<readonly [number, number]> = isAcross
    ? [
        [x, y],
        [x + width, y],
      ]
    : [
        [x, y],
        [x, y + height],
      ];
  return !ends.every(([px, py]) =>
    all.some((other) => other[2] > other[3] !== isAcross && isTouching(other, px, py)),
  );
}

const isTouching = (box: Box, x: number, y: number) =>
  x >= box[0] - 1 && x <= box[0] + box[2] + 1 && y >= box[1] - 1 && y <= box[1] + box[3] + 1;

/** Section bars and heavy rules: filled boxes at least five points high (or thicker than a rule) and thirty wide. */
export function findAreas(page: PrintedPage): Box[] {
  const shaded = findBars(page, shadedBelow, Math.round(30 * page.perPoint), false).filter(
    (bar) => bar.b1 - bar.b0 > smallestAreaPt * page.perPoint,
  );
  const heavy = findBars(page, ink, Math.round(30 * page.perPoint), false).filter(
    (bar) => bar.b1 - bar.b0 > thickestRulePt * page.perPoint,
  );
  const boxes = [...shaded, ...heavy].map((bar) => toPointBox(page, bar.a0, bar.b0, bar.a1, bar.b1));
  return boxes.filter((box, i) => !isWithin(box, boxes.slice(0, i))).sort(byPlace);
}

const byPlace = (p: Box, q: Box) => q[1] - p[1] || p[0] - q[0];

function isWithin(inner: Box, outers: readonly Box[]): boolean {
  return outers.some(
    (outer) =>
      inner[0] >= outer[0] - 1 &&
      inner[1] >= outer[1] - 1 &&
      inner[0] + inner[2] <= outer[0] + outer[2] + 1 &&
      inner[1] + inner[3] <= outer[1] + outer[3] + 1 &&
      outer[3] > thickestRulePt,
  );
}

/** Runs darker than `limit` and at least `shortest` pixels long, joined over neighbouring rows while their ends agree. */
function findBars(page: PrintedPage, limit: number, shortest: number, vertical: boolean): Bar[] {
  const length = vertical ? page.height : page.width;
  const rows = vertical ? page.width : page.height;
  const [toNextRow, toNext] = vertical ? [1, page.width] : [page.width, 1];
  const slack = Math.round(0.8 * page.perPoint);
  let open: Bar[] = [];
  const done: Bar[] = [];
  for (let row = 0; row < rows; row++) {
    const next: Bar[] = [];
    const line = { gray: page.gray, first: row * toNextRow, toNext, length };
    for (const [from, to] of findRuns(line, limit, shortest)) {
      const run = { a0: from, a1: to, b0: row, b1: row + 1 };
      const above = open.find(
        (bar) => Math.abs(bar.a0 - run.a0) <= slack && Math.abs(bar.a1 - run.a1) <= slack,
      );
      if (above) {
        above.b1 = row + 1;
        next.push(above);
      } else next.push(run);
    }
    done.push(...open.filter((bar) => !next.includes(bar)));
    open = next;
  }
  return [...done, ...open];
}

/** One row or column of a page's pixels. */
interface PixelLine {
  readonly gray: Uint8Array;
  readonly first: number;
  /** How far apart two of its pixels are stored. */
  readonly toNext: number;
  readonly length: number;
}

function findRuns(
  { gray, first, toNext, length }: PixelLine,
  limit: number,
  shortest: number,
): [number, number][] {
  const runs: [number, number][] = [];
  let start = -1;
  for (let i = 0, at = first; i <= length; i++, at += toNext) {
    const dark = i < length && (gray[at] as number) < limit;
    if (dark && start < 0) start = i;
    if (dark || start < 0) continue;
    if (i - start >= shortest) runs.push([start, i]);
    start = -1;
  }
  return runs;
}
