export interface Sample {
  readonly features: readonly number[];
  readonly right: boolean;
}
/** Chance = 1 / (1 + e^-(bias + Σ weight · feature)). */
export interface LogisticModel {
  readonly bias: number;
  readonly weights: readonly number[];
}

const sigmoid = (z: number) => 1 / (1 + Math.exp(-z));

export const predict = ({ bias, weights }: LogisticModel, features: readonly number[]): number =>
  sigmoid(weights.reduce((sum, weight, index) => sum + weight * (features[index] ?? 0), bias));

/** Solves a · x = b by elimination with pivots; a is square and changed in place. */
function solve(a: number[][], b: number[]): number[] {
  const n = b.length;
  for (let column = 0; column < n; column++) {
    const order = a.map((row, index) => (index >= column ? Math.abs(row[column] ?? 0) : -1));
    const pivot = order.indexOf(Math.max(...order));
    [a[column], a[pivot]] = [a[pivot] ?? [], a[column] ?? []];
    [b[column], b[pivot]] = [b[pivot] ?? 0, b[column] ?? 0];
    const own = a[column] ?? [];
    for (let row = column + 1; row < n; row++)
      eliminate(a[row] ?? [], own, column, (factor) => {
        b[row] = (b[row] ?? 0) - factor * (b[column] ?? 0);
      });
  }
  const x = new Array<number>(n).fill(0);
  for (let row = n - 1; row >= 0; row--) {
    const rest = x.reduce((sum, value, index) => sum + (index > row ? (a[row]?.[index] ?? 0) * value : 0), 0);
    x[row] = ((b[row] ?? 0) - rest) / (a[row]?.[row] || 1);
  }
  return x;
}

function eliminate(
  row: number[],
  own: readonly number[],
  column: number,
  alsoRight: (factor: number) => void,
): void {
  const factor = (row[column] ?? 0) / (own[column] || 1);
  for (let index = column; index < own.length; index++)
    row[index] = (row[index] ?? 0) - factor * (own[index] ?? 0);
  alsoRight(factor);
}

/**
 * Newton's method with a small ridge, so that the weights of features that wholly separate right from wrong stay
 * finite.
 */
export function fitLogistic(samples: readonly Sample[], ridge = 0.01, rounds = 30): LogisticModel {
  const width = (samples[0]?.features.length ?? 0) + 1;
  let w = new Array<number>(width).fill(0);
  for (let round = 0; round < rounds; round++) {
    const gradient = w.map((value) => -ridge * value);
    const hessian = w.map((_, i) => w.map((__, j) => (i === j ? ridge + 1e-9 : 0)));
    for (const { features, right } of samples) {
      const x = [1, ...features];
      const chance = sigmoid(x.reduce((sum, value, index) => sum + value * (w[index] ?? 0), 0));
      const spread = Math.max(1e-6, chance * (1 - chance));
      x.forEach((xi, i) => {
        gradient[i] = (gradient[i] ?? 0) + (Number(right) - chance) * xi;
        const row = hessian[i] ?? [];
        x.forEach((xj, j) => {
          row[j] = (row[j] ?? 0) + spread * xi * xj;
        });
      });
    }
    const step = solve(hessian, gradient);
    w = w.map((value, index) => value + Math.max(-2, Math.min(2, step[index] ?? 0)));
    if (Math.max(...step.map(Math.abs)) < 1e-6) break;
  }
  const [bias = 0, ...weights] = w;
  return { bias, weights };
}
