import type { PageLandmarks } from '@puente/forms';
import type { InkMap } from '../identify/ink-map.ts';
import { drawTemplate } from '../identify/page-template.ts';
import { prepareImage } from '../identify/prepared-image.ts';
import type { PageGuess } from '../identify/rank-page.ts';
import { warpPage } from '../identify/warp.ts';
import type { GrayImage } from '../image.ts';
import { fitRobustly } from './fit-robustly.ts';
import { applyHomography, compose, type Homography, type PointPair } from './homography.ts';
import { matchBlocks } from './match-blocks.ts';
import { matchRules, type PointMap, toPieces } from './match-rules.ts';
import { createRegistration, type Registration } from './registration.ts';
import { fitResidualField, sampleGrid } from './residual-field.ts';

const FINE_PER_POINT = 1;
const drawn = new WeakMap<PageLandmarks, InkMap>();

function getTemplate(landmarks: PageLandmarks): InkMap {
  const template = drawn.get(landmarks) ?? drawTemplate(landmarks, FINE_PER_POINT);
  drawn.set(landmarks, template);
  return template;
}

const LEAST_AGREEMENT = 0.5;
/** A block of print is found to about a third of a point, a rule to a tenth. */
const BLOCK_WEIGHT = 0.12;

/** Lays a form page over an image; null when its landmarks are not where they should be. */
export function registerPage(
  image: GrayImage,
  guess: PageGuess,
  landmarks: PageLandmarks,
): Registration | null {
  const { form, edition, page } = guess;
  const blocks = alignBlocks(image, guess, landmarks);
  if (!blocks) return null;
  const pieces = toPieces(landmarks);
  const perPoint = scaleOf(blocks.map, landmarks);
  const loose: PointMap = (x, y) => applyHomography(blocks.map, x, y);
  const first = matchRules(image, pieces, loose, 3.5);
  const fit = fitRobustly([...first.pairs, ...blocks.pairs], landmarks.height, 0.8 * perPoint);
  if (!fit) return null;
  const map = fit.map;
  const draft = fitResidualField([...first.pairs, ...blocks.pairs], map, landmarks, perPoint);
  const bent: PointMap = (x, y) => {
    const [px, py] = applyHomography(map, x, y);
    return [
      px + sampleGrid(draft.shiftX, draft.columns, draft.rows, x, y),
      py + sampleGrid(draft.shiftY, draft.columns, draft.rows, x, y),
    ];
  };
  const second = matchRules(image, pieces, bent, 1.8);
  const field = fitResidualField([...second.pairs, ...blocks.pairs], map, landmarks, perPoint);
  const agreement =
    Math.min(1, (second.pairs.length + 1) / (second.looked + 1)) * Math.sqrt(blocks.agreement);
  if (agreement < LEAST_AGREEMENT) return null;
  return createRegistration({ form, edition, page, landmarks, map, field, perPoint, agreement });
}

function alignBlocks(image: GrayImage, guess: PageGuess, landmarks: PageLandmarks) {
  const { ink, grow } = prepareImage(image);
  const toInk = compose([1 / grow, 0, 0, 0, 1 / grow, 0, 0, 0, 1], guess.toImage);
  const page = warpPage(ink, toInk, landmarks, FINE_PER_POINT);
  const template = getTemplate(landmarks);
  const pairs = matchBlocks(template, page, guess.toImage, {
    perPoint: FINE_PER_POINT,
    blockPt: 56,
    stridePt: 44,
    reachPt: 3,
  });
  const perPoint = scaleOf(guess.toImage, landmarks);
  const fit = fitRobustly(pairs, landmarks.height, 1.2 * perPoint);
  if (!fit) return null;
  const light: PointPair[] = pairs.map((pair) => ({
    ...pair,
    weightX: pair.weightX * BLOCK_WEIGHT,
    weightY: pair.weightY * BLOCK_WEIGHT,
  }));
  return { map: fit.map, pairs: light, agreement: fit.agreement };
}

/** Mean pixels a point over the page. */
function scaleOf(map: Homography, { width, height }: { width: number; height: number }): number {
  const [ax, ay] = applyHomography(map, 0, 0);
  const [bx, by] = applyHomography(map, width, height);
  return Math.hypot(bx - ax, by - ay) / Math.hypot(width, height);
}
