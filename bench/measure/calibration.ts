export interface Scored {
  readonly score: number;
  readonly right: boolean;
}
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly meanScore: number;
  readonly shareRight: number;
}

const edges = [0, 0.5, 0.7, 0.85, 0.9, 0.95, 0.98, 0.99, 0.995, 1.000001];
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** What the scores promise beside what came true, bin by bin. */
export const toReliability = (values: readonly Scored[]): Bin[] =>
  edges.slice(0, -1).map((from, index) => {
    const to = edges[index + 1] ?? 1;
    const inside = values.filter(({ score }) => score >= from && score < to);
    return {
      from,
      to: Math.min(1, to),
      count: inside.length,
      meanScore: mean(inside.map(({ score }) => score)),
      shareRight: mean(inside.map(({ right }) => Number(right))),
    };
  });

/** Mean distance between promise and truth, weighted by how often it is made. */
export const toCalibrationError = (values: readonly Scored[]): number =>
  toReliability(values).reduce(
    (sum, bin) => sum + (bin.count / Math.max(1, values.length)) * Math.abs(bin.meanScore - bin.shareRight),
    0,
  );

/** Largest share of values that can be taken, best scores first, with at least `precision` of them right. */
export function coverageAt(
  values: readonly Scored[],
  precision: number,
): { coverage: number; threshold: number } {
  const sorted = [...values].sort((a, b) => b.score - a.score);
  let right = 0;
  let best = { coverage: 0, threshold: 1 };
  sorted.forEach((value, index) => {
    right += Number(value.right);
    const last = sorted[index + 1]?.score !== value.score;
    if (last && right / (index + 1) >= precision)
      best = { coverage: (index + 1) / sorted.length, threshold: value.score };
  });
  return best;
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
