import type { PageLandmarks } from '@puente/forms';
import { fitRobustly } from '../geometry/fit-robustly.ts';
import {
  applyHomography,
  compose,
  type Homography,
  identity,
  type PointPair,
  scaleBy,
} from '../geometry/homography.ts';
import type { GrayImage } from '../geometry/image.ts';
import type { InkMap } from '../geometry/ink-map.ts';
import { type BlockSettings, matchBlocks } from '../geometry/match-blocks.ts';
import { type PointMap, warpPage } from '../geometry/warp.ts';
import { drawTemplate } from '../identify/page-template.ts';
import { prepareImage } from '../identify/prepared-image.ts';
import type { PageGuess } from '../identify/rank-page.ts';
import { matchRules, type RulePiece, toPieces } from './match-rules.ts';
import { matchPhrases, toPhrases } from './match-words.ts';
import { createRegistration, isSound, type Registration } from './registration.ts';
import { bendPoint, fitResidualField, type ResidualField } from './residual-field.ts';
import {
  addRowShifts,
  findRowShifts,
  isUneven,
  type RowSearch,
  type RowShifts,
  shiftOfRow,
} from './row-shifts.ts';
import { findWorstRegion, type Sighting } from './worst-region.ts';

const coarsePerPoint: BlockSettings = { perPoint: 0.5, blockPt: 72, stridePt: 60, reachPt: 8 };
const finePerPoint: BlockSettings = { perPoint: 1, blockPt: 56, stridePt: 52, reachPt: 2 };
const wideRows: RowSearch = { perPoint: 0.5, reach: [4, 6] };
const nearRows: RowSearch = { perPoint: 1, reach: [2, 2] };
const minAgreement = 0.5;
/** Of a page that lies elsewhere, a tenth of the phrases are found; from this share on, rules may tell the rest. */
const provenShare = 0.7;
/** On fewer phrases nothing can be built. */
const minPhrases = 16;
/** A phrase that is farther from its place than this is not where it should be: lines of print are ten points apart. */
const nearPt = 1.5;
/** A block of print is found to about a third of a point, a rule to a tenth. */
const blockWeight = 0.12;
/** Of a phrase, of which there are many, as well as of a block. */
const wordWeight = 0.12;
/** A sheet seen so slantwise that one corner is this much larger than another is no photograph of a form. */
const greatestSlant = 2.2;

/** Page points to page points as the straight map sees them, and that map to pixels. */
interface Bent {
  readonly map: Homography;
  readonly field: ResidualField;
}

/** A map, the blocks of print that it was fitted to, told under it, and the share of these that agree. */
interface Aligned {
  readonly bent: Bent;
  readonly pairs: readonly PointPair[];
  readonly agreement: number;
}

/** A map and how much of the page's print is where it says, of all and where it is least. */
interface Laid {
  readonly bent: Bent;
  readonly share: number;
  readonly worstRegion: number;
}

/** Lays a form page over an image; null when its landmarks are not where they should be. */
export function registerPage(
  image: GrayImage,
  guess: PageGuess,
  landmarks: PageLandmarks,
): Registration | null {
  const straight = { map: guess.toImage, field: fitResidualField([], identity, landmarks) };
  const plain = registerFrom(straight, image, guess, landmarks);
  if (plain && isSound(plain)) return plain;
  const uneven = followRows(straight, image, landmarks);
  const fed = uneven && registerFrom(uneven, image, guess, landmarks);
  return fed && isSound(fed) ? fed : (plain ?? fed);
}

function registerFrom(
  first: Bent,
  image: GrayImage,
  { form, edition, page }: PageGuess,
  landmarks: PageLandmarks,
): Registration | null {
  const coarse = alignBlocks(image, first, landmarks, coarsePerPoint, 3);
  if (!coarse) return null;
  const fine = alignBlocks(image, coarse.bent, landmarks, finePerPoint, 1.5) ?? coarse;
  const laid = lay(image, fine, landmarks);
  if (!laid) return null;
  const { bent, share, worstRegion } = laid;
  const { map, field } = bent;
  const agreement = share * Math.sqrt(fine.agreement);
  if (agreement < minAgreement || !isPlausible(map, landmarks)) return null;
  const perPoint = scaleOf(map, landmarks);
  return createRegistration({ form, edition, page, landmarks, map, field, perPoint, agreement, worstRegion });
}

/** The map of a sheet that rollers drew in unevenly: rows of print tell how far each was shifted. Null where they drew it evenly. */
function followRows(straight: Bent, image: GrayImage, landmarks: PageLandmarks): Bent | null {
  const { ink, half, grow } = prepareImage(image);
  const find = (source: InkMap, bent: Bent, search: RowSearch) => {
    const shrink = source.width / (ink.width * grow);
    const page = warpPage(source, toPointMap(scaleTo(bent, shrink)), landmarks, search.perPoint);
    return findRowShifts(getTemplate(landmarks, search.perPoint), page, search);
  };
  const follow = (rowShifts: RowShifts): Bent => ({ ...straight, field: { ...straight.field, rowShifts } });
  const wide = find(half, straight, wideRows);
  if (!isUneven(wide)) return null;
  return follow(addRowShifts(wide, find(ink, follow(wide), nearRows)));
}

function lay(image: GrayImage, fine: Aligned, landmarks: PageLandmarks): Laid | null {
  const pieces = toPieces(landmarks);
  const byRules = layByRules(image, fine, landmarks, pieces);
  if (byRules?.isSound) return byRules;
  return layByWords(image, fine, landmarks, pieces) ?? byRules;
}

/** Sound is what rules alone tell, and these whole. */
function layByRules(
  image: GrayImage,
  { bent, pairs }: Aligned,
  landmarks: PageLandmarks,
  pieces: readonly RulePiece[],
): (Laid & { readonly isSound: boolean }) | null {
  const first = matchRules(image, pieces, toPointMap(bent), 3);
  const loose = refit(bent, [...first.filter(isFound), ...pairs], landmarks, 1.2);
  if (!loose) return null;
  const second = matchRules(image, pieces, toPointMap(loose), 1.8);
  const sightings = pieces.map(({ x, y }, i) => ({ x, y, found: second[i] !== null }));
  const whole = pieces.map(({ x, y }, i) => ({ x, y, found: second[i]?.isWorn === false }));
  return {
    isSound: isSound({ agreement: shareOf(whole), worstRegion: findWorstRegion([whole], landmarks) }),
    bent: refit(loose, [...second.filter(isFound), ...pairs], landmarks, 0.7) ?? loose,
    share: shareOf(sightings),
    worstRegion: findWorstRegion([sightings], landmarks),
  };
}

/**
 * Where many rules are not seen, because they have faded or broken up or because the page is another, its printed words
 * tell which, and carry the registration. Null of a page of few words.
 */
function layByWords(
  image: GrayImage,
  { bent, pairs }: Aligned,
  landmarks: PageLandmarks,
  pieces: readonly RulePiece[],
): Laid | null {
  const phrases = toPhrases(landmarks);
  if (phrases.length < minPhrases) return null;
  const { ink, grow } = prepareImage(image);
  const found = matchPhrases(ink, phrases, toPointMap(scaleTo(bent, 1 / grow)), landmarks);
  const words = found.filter(isFound).map((pair) => weigh(pair, wordWeight));
  const loose = refit(bent, [...words, ...pairs], landmarks, 1.2);
  if (!loose) return null;
  const rules = matchRules(image, pieces, toPointMap(loose), 1.8);
  const light = [...words, ...pairs].map((pair) => ({ ...pair, ...underNext(bent, loose, pair) }));
  const laid = refit(loose, [...rules.filter(isFound), ...light], landmarks, 1) ?? loose;
  const sightings = phrases.map(([x, y, w, h], i): Sighting => {
    const pair = found[i];
    return {
      x: x + w / 2,
      y: landmarks.height - y - h / 2,
      found: pair ? isNear(pair, underNext(bent, laid, pair)) : false,
    };
  });
  const others = pieces.map(({ x, y }, i) => ({ x, y, found: rules[i] !== null }));
  const share = shareOf(sightings);
  return {
    bent: laid,
    share: share < provenShare ? share : Math.max(share, shareOf(others)),
    worstRegion: findWorstRegion([sightings, others], landmarks),
  };
}

const isNear = ({ fromX, fromY }: PointPair, { toX, toY }: { readonly toX: number; readonly toY: number }) =>
  Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY)) <= nearPt;

/** What was found where it should be, of all that was looked for. */
const shareOf = (sightings: readonly Sighting[]) =>
  Math.min(1, (sightings.filter(({ found }) => found).length + 1) / (sightings.length + 1));

const weigh = (pair: PointPair, weight: number): PointPair => ({
  ...pair,
  weightX: pair.weightX * weight,
  weightY: pair.weightY * weight,
});

/** The same map to a picture of another size. */
const scaleTo = (bent: Bent, scale: number): Bent => ({
  ...bent,
  map: compose(scaleBy(scale), bent.map),
});

const isFound = <Pair extends PointPair>(pair: Pair | null): pair is Pair => pair !== null;

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
  const { rowShifts } = bent.field;
  const told = pairs.map((pair) => {
    const [x, y] = bendPoint(bent.field, pair.toX, pair.toY);
    const [ofRowX, ofRowY] = rowShifts ? shiftOfRow(rowShifts, pair.fromY) : [0, 0];
    return { ...pair, toX: x - ofRowX, toY: y - ofRowY };
  });
  const fit = fitRobustly(told, landmarks.height, tolerancePt);
  if (!fit) return null;
  const field = fitResidualField(told, fit.map, landmarks, tolerancePt, rowShifts);
  return { map: compose(bent.map, fit.map), field };
}

function alignBlocks(
  image: GrayImage,
  bent: Bent,
  landmarks: PageLandmarks,
  settings: BlockSettings,
  tolerancePt: number,
): Aligned | null {
  const { ink, half, grow } = prepareImage(image);
  const source = settings.perPoint < 1 ? half : ink;
  const shrink = source.width / (ink.width * grow);
  const page = warpPage(source, toPointMap(scaleTo(bent, shrink)), landmarks, settings.perPoint);
  const pairs = matchBlocks(getTemplate(landmarks, settings.perPoint), page, settings);
  const fit = fitRobustly(pairs, landmarks.height, tolerancePt);
  const next = refit(bent, pairs, landmarks, tolerancePt);
  if (!fit || !next) return null;
  const light = pairs.map((pair) => ({ ...weigh(pair, blockWeight), ...underNext(bent, next, pair) }));
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
