/** A text without the marks above and below its letters, composed. */
export const withoutMarks = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');

/** A letter without its marks, lower case: what two readings most likely agree on. */
export const toBase = (letter: string): string => withoutMarks(letter).toLowerCase();

function mismatch(a: string, b: string): number {
  if (a === b) return 0;
  if (toBase(a) === toBase(b)) return 0.3;
  if ((a === ' ') !== (b === ' ')) return 1.2;
  return 1;
}

const gapCost = 0.8;

/** Pairs of positions in two readings that stand for the same place on paper; -1 where one of them has nothing there. */
export function align(a: readonly string[], b: readonly string[]): Array<readonly [at: number, bt: number]> {
  const width = b.length + 1;
  const cost = new Float32Array((a.length + 1) * width);
  for (let i = 0; i <= a.length; i++)
    for (let j = 0; j <= b.length; j++) {
      if (i === 0 || j === 0) {
        cost[i * width + j] = (i + j) * gapCost;
        continue;
      }
      const same =
        (cost[(i - 1) * width + j - 1] as number) + mismatch(a[i - 1] as string, b[j - 1] as string);
      const skipA = (cost[(i - 1) * width + j] as number) + gapCost;
      const skipB = (cost[i * width + j - 1] as number) + gapCost;
      cost[i * width + j] = Math.min(same, skipA, skipB);
    }
  return trace(a, b, cost, width);
}

function trace(a: readonly string[], b: readonly string[], cost: Float32Array, width: number) {
  const pairs: Array<readonly [number, number]> = [];
  let i = a.length;
  let j = b.length;
  while (i > 0 || j > 0) {
    const here = cost[i * width + j] as number;
    const near = (x: number) => Math.abs(here - x) < 1e-4;
    if (i > 0 && j > 0) {
      const same =
        (cost[(i - 1) * width + j - 1] as number) + mismatch(a[i - 1] as string, b[j - 1] as string);
      if (near(same)) {
        pairs.push([--i, --j]);
        continue;
      }
    }
    if (i > 0 && near((cost[(i - 1) * width + j] as number) + gapCost)) pairs.push([--i, -1]);
    else pairs.push([-1, --j]);
  }
  return pairs.reverse();
}
