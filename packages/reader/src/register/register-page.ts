import type { PageLandmarks } from '@puente/forms';
import { fitRobustly } from '../geometry/fit-robustly.ts';
import {
  applyHomography,
  compose,
  type Homography,
  identity,
  type PointPair,
} from '../geometry/homography.ts';
import type { GrayImage } from '../geometry/image.ts';
import type { InkMap } from '../geometry/ink-map.ts';
import { type BlockSettings, matchBlocks } from '../geometry/match-blocks.ts';
import { type PointMap, warpPage } from '../geometry/warp.ts';
import { drawTemplate } from '../identify/page-template.ts';
import { prepareImage } from '../identify/prepared-image.ts';
import type { PageGuess } from '../identify/rank-page.ts';
import { matchRules, toPieces } from './match-rules.ts';
import { createRegistration, type Registration } from './registration.ts';
import { bendPoint, fitResidualField, type ResidualField } from './residual-field.ts';
import { findWorstRegion } from './worst-region.ts';

const coarsePerPoint: BlockSettings = { perPoint: 0.5, blockPt: 72, stridePt: 60, reachPt: 8 };
const finePerPoint: BlockSettings = { perPoint: 1, blockPt: 56, stridePt: 52, reachPt: 2 };
const minAgreement = 0.5;
/** A block of print is found to about a third of a point, a rule to a tenth. */
const blockWeight = 0.12;
/** A sheet seen so slantwise that one corner is this much larger than another is no photograph of a form. */
const greatestSlant = 2.2;

/** Page points to page points as the straight map sees them, and that map to pixels. */
interface Bent {
  readonly map: Homography;
  readonly field: ResidualField;
}

/** Lays a form page over an image; null when its landmarks are not where they should be. */
export function registerPage(
  image: GrayImage,
  guess: PageGuess,
  landmarks: PageLandmarks,
): Registration | null {
  const { form, edition, page } = guess;
  const straight = { map: guess.toImage, field: fitResidualField([], identity, landmarks) };
  const coarse = alignBlocks(image, straight, landmarks, coarsePerPoint, 3);
  if (!coarse) return null;
  const fine = alignBlocks(image, coarse.bent, landmarks, finePerPoint, 1.5) ?? coarse;
  const pieces = toPieces(landmarks);
  const first = matchRules(image, pieces, toPointMap(fine.bent), 3);
  const loose = refit(fine.bent, [...first.filter(isFound), ...fine.pairs], landmarks, 1.2);
  if (!loose) return null;
  const second = matchRules(image, pieces, toPointMap(loose), 1.8);
  const rules = second.filter(isFound);
  const { map, field } = refit(loose, [...rules, ...fine.pairs], landmarks, 0.7) ?? loose;
  const agreement = Math.min(1, (rules.length + 1) / (pieces.length + 1)) * Math.sqrt(fine.agreement);
  if (agreement < minAgreement || !isPlausible(map, landmarks)) return null;
  const perPoint = scaleOf(map, landmarks);
  const sightings = pieces.map(({ x, y }, i) => ({ x, y, found: second[i] !== null }));
  const worstRegion = findWorstRegion(sightings, landmarks);
  return createRegistration({ form, edition, page, landmarks, map, field, perPoint, agreement, worstRegion });
}

const isFound = (pair: PointPair | null): pair is PointPair => pair !== null;

const toPointMap =
  ({ map, field }: Bent): PointMap =>
  (x, y) => {
    const [bx, by] = bendPoint(field, x, y);
    return applyHomography(map, bx, by);
  };

/** Pairs found through a bent map, told as places under its straight part, then fitted anew. */
function refit(
  bent: Bent,
  pairs: readonly PointPair[],
  landmarks: PageLandmarks,
  tolerancePt: number,
): Bent | null {
  const told = pairs.map((pair) => {
    const [toX, toY] = bendPoint(bent.field, pair.toX, pair.toY);
    return { ...pair, toX, toY };
  });
  const fit = fitRobustly(told, landmarks.height, tolerancePt);
  if (!fit) return null;
  return { map: compose(bent.map, fit.map), field: fitResidualField(told, fit.map, landmarks, tolerancePt) };
}

function alignBlocks(
  image: GrayImage,
  bent: Bent,
  landmarks: PageLandmarks,
  settings: BlockSettings,
  tolerancePt: number,
) {
  const { ink, half, grow } = prepareImage(image);
  const source = settings.perPoint < 1 ? half : ink;
  const shrink = source.width / (ink.width * grow);
  const toSource = { ...bent, map: compose([shrink, 0, 0, 0, shrink, 0, 0, 0, 1], bent.map) };
  const page = warpPage(source, toPointMap(toSource), landmarks, settings.perPoint);
  const pairs = matchBlocks(getTemplate(landmarks, settings.perPoint), page, settings);
  const fit = fitRobustly(pairs, landmarks.height, tolerancePt);
  const next = refit(bent, pairs, landmarks, tolerancePt);
  if (!fit || !next) return null;
  const light = pairs.map((pair) => ({
    ...pair,
    ...underNext(bent, next, pair),
    weightX: pair.weightX * blockWeight,
    weightY: pair.weightY * blockWeight,
  }));
  return { bent: next, pairs: light, agreement: fit.agreement };
}

/** What is left of a pair's shift once the next map has taken its part. */
function underNext(before: Bent, after: Bent, pair: PointPair) {
  const [wasX, wasY] = toPointMap(before)(pair.toX, pair.toY);
  const now = toPointMap(after);
  const [isX, isY] = now(pair.fromX, pair.fromY);
  const [rightX, rightY] = now(pair.fromX + 1, pair.fromY);
  const [lowX, lowY] = now(pair.fromX, pair.fromY + 1);
  const [ax, ay, bx, by] = [rightX - isX, rightY - isY, lowX - isX, lowY - isY];
  const determinant = ax * by - ay * bx;
  const [dx, dy] = [wasX - isX, wasY - isY];
  return {
    toX: pair.fromX + (dx * by - dy * bx) / determinant,
    toY: pair.fromY + (ax * dy - ay * dx) / determinant,
  };
}

const drawn = new WeakMap<PageLandmarks, Map<number, InkMap>>();

function getTemplate(landmarks: PageLandmarks, perPoint: number): InkMap {
  const sizes = drawn.get(landmarks) ?? new Map<number, InkMap>();
  drawn.set(landmarks, sizes);
  const template = sizes.get(perPoint) ?? drawTemplate(landmarks, perPoint);
  sizes.set(perPoint, template);
  return template;
}

/** Mean pixels a point over the page. */
function scaleOf(map: Homography, { width, height }: { width: number; height: number }): number {
  const [ax, ay] = applyHomography(map, 0, 0);
  const [bx, by] = applyHomography(map, width, height);
  return Math.hypot(bx - ax, by - ay) / Math.hypot(width, height);
}

/** The page keeps its handedness and its corners are of like size. */
function isPlausible(map: Homography, { width, height }: { width: number; height: number }): boolean {
  const sizes = [
    [0, 0],
    [width - 1, 0],
    [width - 1, height - 1],
    [0, height - 1],
  ].map(([x = 0, y = 0]) => {
    const [px, py] = applyHomography(map, x, y);
    const [rx, ry] = applyHomography(map, x + 1, y);
    const [bx, by] = applyHomography(map, x, y + 1);
    return (rx - px) * (by - py) - (ry - py) * (bx - px);
  });
  const [min, max] = [Math.min(...sizes), Math.max(...sizes)];
  return min > 0 && Math.sqrt(max / min) < greatestSlant;
}
