import type { Box, PageLandmarks } from '@puente/forms';
import { createPatchFinder } from '../geometry/find-patch.ts';
import type { PointPair } from '../geometry/homography.ts';
import type { InkMap } from '../geometry/ink-map.ts';
import { type PointMap, warpPage } from '../geometry/warp.ts';
import { drawTemplate } from '../identify/page-template.ts';

/** Words of one line, close together: enough of them to be told from any other words. */
export type Phrase = Box;

const perPoint = 1;
const longestPt = 80;
const shortestPt = 12;
/** Words with more room between them are apart. */
const gapPt = 7;
const marginPt = 2;
/** Far enough that other words would be found anywhere but in the middle. */
const reachPt = { x: 7, y: 5 };
const minCorrelation = 0.35;

/** The printed words of a page, line by line in phrases; boxes from the bottom left. */
export function toPhrases({ words, areas }: PageLandmarks): Phrase[] {
  const isOnArea = ([x, y, w, h]: Box) =>
    areas.some(([left, low, across, up]) => x < left + across && left < x + w && y < low + up && low < y + h);
  const boxes = words.map(({ box }) => box).filter((box) => !isOnArea(box));
  return toLines(boxes)
    .flatMap(joinNeighbours)
    .filter(([, , width]) => width >= shortestPt);
}

/** Words whose heights overlap by half stand on one line. */
function toLines(boxes: readonly Box[]): Box[][] {
  const lines: Box[][] = [];
  for (const box of [...boxes].sort((p, q) => q[1] + q[3] / 2 - p[1] - p[3] / 2)) {
    const line = lines.findLast(([first]) => first !== undefined && overlap(first, box) >= 0.5);
    if (line) line.push(box);
    else lines.push([box]);
  }
  return lines;
}

const overlap = ([, low, , up]: Box, [, y, , h]: Box) =>
  (Math.min(low + up, y + h) - Math.max(low, y)) / Math.min(up, h);

function joinNeighbours(line: readonly Box[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (const [x, y, w, h] of [...line].sort((p, q) => p[0] - q[0])) {
    const [left, low, across, up] = phrases.at(-1) ?? [x - longestPt, y, 0, h];
    if (x - left - across > gapPt || x + w - left > longestPt) {
      phrases.push([x, y, w, h]);
      continue;
    }
    const bottom = Math.min(low, y);
    phrases[phrases.length - 1] = [left, bottom, x + w - left, Math.max(low + up, y + h) - bottom];
  }
  return phrases;
}

/** Where each phrase stands, as a pair of page points; null of one that is not found. `toInk` maps the page onto `ink`. */
export function matchPhrases(
  ink: InkMap,
  phrases: readonly Phrase[],
  toInk: PointMap,
  landmarks: PageLandmarks,
): Array<PointPair | null> {
  const page = warpPage(ink, toInk, landmarks, perPoint);
  const find = createPatchFinder(drawTemplate({ ...landmarks, lines: [], areas: [] }, perPoint), page);
  const reach = { reachX: Math.round(reachPt.x * perPoint), reachY: Math.round(reachPt.y * perPoint) };
  return phrases.map(([x, y, w, h]) => {
    const left = Math.max(0, Math.round((x - marginPt) * perPoint));
    const top = Math.max(0, Math.round((landmarks.height - y - h - marginPt) * perPoint));
    const width = Math.min(page.width - left, Math.round((w + 2 * marginPt) * perPoint));
    const height = Math.min(page.height - top, Math.round((h + 2 * marginPt) * perPoint));
    const found = find({ left, top, width, height, ...reach });
    if (!found || found.correlation < minCorrelation) return null;
    const [fromX, fromY] = [x + w / 2, landmarks.height - y - h / 2];
    const { dx, dy, weightX, weightY } = found;
    return { fromX, fromY, toX: fromX + dx / perPoint, toY: fromY + dy / perPoint, weightX, weightY };
  });
}
