import { applyHomography, fitAffine, fitHomography, type Homography, type PointPair } from './homography.ts';
import { median } from './median.ts';

export interface RobustFit {
  readonly map: Homography;
  /** Weighted share of the pairs that agree with the map. */
  readonly agreement: number;
  /** Median distance of the pairs from the map, in target units. */
  readonly medianError: number;
}

const rounds = 8;

/**
 * Iteratively reweighted fit: an affine map first, then a projective one once the outliers have lost their weight.
 * `pageUnit` is the page's size in source units, `tolerance` what counts as agreement in target units.
 */
export function fitRobustly(
  pairs: readonly PointPair[],
  pageUnit: number,
  tolerance: number,
): RobustFit | null {
  if (pairs.length < 8) return null;
  let map: Homography | null = null;
  let weighted = pairs;
  for (let round = 0; round < rounds; round++) {
    const next: Homography | null = round < 4 ? fitAffine(weighted) : fitHomography(weighted, pageUnit);
    if (!next) return null;
    map = next;
    const errors = pairs.map((pair) => errorOf(next, pair));
    const scale = Math.max(tolerance / 2, 1.5 * median(errors.map((error) => Math.hypot(error.x, error.y))));
    weighted = pairs.map((pair, i) => {
      const error = errors[i] as { x: number; y: number };
      const x = 1 / (1 + (error.x / scale) ** 2);
      const y = 1 / (1 + (error.y / scale) ** 2);
      const keep = (x * y) ** 2;
      return { ...pair, weightX: pair.weightX * keep, weightY: pair.weightY * keep };
    });
  }
  return map ? { map, ...judge(map, pairs, tolerance) } : null;
}

function judge(map: Homography, pairs: readonly PointPair[], tolerance: number) {
  let agreeing = 0;
  let total = 0;
  const distances: number[] = [];
  for (const pair of pairs) {
    const error = errorOf(map, pair);
    const distance = Math.hypot(error.x, error.y);
    const weight = pair.weightX + pair.weightY;
    distances.push(distance);
    total += weight;
    if (distance <= tolerance) agreeing += weight;
  }
  return { agreement: total > 0 ? agreeing / total : 0, medianError: median(distances) };
}

/** The distance in the directions that a pair has weight in; a direction without weight is ignored. */
function errorOf(map: Homography, pair: PointPair): { x: number; y: number } {
  const [x, y] = applyHomography(map, pair.fromX, pair.fromY);
  const max = Math.max(pair.weightX, pair.weightY, 1e-9);
  return {
    x: (x - pair.toX) * Math.sqrt(pair.weightX / max),
    y: (y - pair.toY) * Math.sqrt(pair.weightY / max),
  };
}
