/** Row-major 3 x 3 projective map; the last element is 1 after `normalise`. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

export interface PointPair {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
  /** How far to trust the pair horizontally and vertically; zero leaves that direction out. */
  readonly weightX: number;
  readonly weightY: number;
}

export const identity: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1];

export const scaleBy = (scale: number): Homography => [scale, 0, 0, 0, scale, 0, 0, 0, 1];

/** Clockwise quarter turns that set a picture upright, from the map of its page's points to its pixels. */
export function toQuarterTurns([a, b, , , e]: Homography): 0 | 1 | 2 | 3 {
  if (Math.abs(a) >= Math.abs(b)) return e < 0 ? 2 : 0;
  return b < 0 ? 3 : 1;
}

export function applyHomography(h: Homography, x: number, y: number): [number, number] {
  const w = h[6] * x + h[7] * y + h[8];
  return [(h[0] * x + h[1] * y + h[2]) / w, (h[3] * x + h[4] * y + h[5]) / w];
}

/** First `inner`, then `outer`. */
export function compose(outer: Homography, inner: Homography): Homography {
  const cell = (r: number, c: number) =>
    (outer[r * 3] as number) * (inner[c] as number) +
    (outer[r * 3 + 1] as number) * (inner[3 + c] as number) +
    (outer[r * 3 + 2] as number) * (inner[6 + c] as number);
  return normalise([
    cell(0, 0),
    cell(0, 1),
    cell(0, 2),
    cell(1, 0),
    cell(1, 1),
    cell(1, 2),
    cell(2, 0),
    cell(2, 1),
    cell(2, 2),
  ]);
}

export function invert(h: Homography): Homography {
  const [a, b, c, d, e, f, g, i, j] = h;
  return normalise([
    e * j - f * i,
    c * i - b * j,
    b * f - c * e,
    f * g - d * j,
    a * j - c * g,
    c * d - a * f,
    d * i - e * g,
    b * g - a * i,
    a * e - b * d,
  ]);
}

function normalise(h: Homography): Homography {
  const s = 1 / h[8];
  return [h[0] * s, h[1] * s, h[2] * s, h[3] * s, h[4] * s, h[5] * s, h[6] * s, h[7] * s, 1];
}

/** Affine map by weighted least squares; null when the pairs do not determine it. */
export function fitAffine(pairs: readonly PointPair[]): Homography | null {
  const across = solveNormal(
    3,
    pairs.map((p) => ({ row: [p.fromX, p.fromY, 1], value: p.toX, weight: p.weightX })),
  );
  const down = solveNormal(
    3,
    pairs.map((p) => ({ row: [p.fromX, p.fromY, 1], value: p.toY, weight: p.weightY })),
  );
  if (!across || !down) return null;
  const [a, b, c] = across as [number, number, number];
  const [d, e, f] = down as [number, number, number];
  return [a, b, c, d, e, f, 0, 0, 1];
}

/** Projective map by weighted least squares around a scale of `unit` (page size in `from` units). */
export function fitHomography(pairs: readonly PointPair[], unit: number): Homography | null {
  const equations: Equation[] = [];
  for (const p of pairs) {
    const x = p.fromX / unit;
    const y = p.fromY / unit;
    if (p.weightX > 0)
      equations.push({ row: [x, y, 1, 0, 0, 0, -x * p.toX, -y * p.toX], value: p.toX, weight: p.weightX });
    if (p.weightY > 0)
      equations.push({ row: [0, 0, 0, x, y, 1, -x * p.toY, -y * p.toY], value: p.toY, weight: p.weightY });
  }
  const s = solveNormal(8, equations) as
    | [number, number, number, number, number, number, number, number]
    | null;
  if (!s) return null;
  return [s[0] / unit, s[1] / unit, s[2], s[3] / unit, s[4] / unit, s[5], s[6] / unit, s[7] / unit, 1];
}

interface Equation {
  readonly row: readonly number[];
  readonly value: number;
  readonly weight: number;
}

/** Weighted normal equations, Gaussian elimination with pivoting. */
function solveNormal(size: number, equations: readonly Equation[]): number[] | null {
  const m = Array.from({ length: size }, () => new Float64Array(size + 1));
  for (const { row, value, weight } of equations) {
    for (let i = 0; i < size; i++) {
      const target = m[i] as Float64Array;
      const scaled = (row[i] as number) * weight;
      for (let j = 0; j < size; j++) target[j] = (target[j] as number) + scaled * (row[j] as number);
      target[size] = (target[size] as number) + scaled * value;
    }
  }
  for (let i = 0; i < size; i++) {
    if (!pivot(m, i, size)) return null;
  }
  return m.map((row, i) => (row[size] as number) / (row[i] as number));
}

function pivot(m: Float64Array[], i: number, size: number): boolean {
  let best = i;
  for (let r = i + 1; r < size; r++)
    if (Math.abs(m[r]?.[i] as number) > Math.abs(m[best]?.[i] as number)) best = r;
  const chosen = m[best] as Float64Array;
  m[best] = m[i] as Float64Array;
  m[i] = chosen;
  const head = chosen[i] as number;
  if (Math.abs(head) < 1e-9) return false;
  for (let r = 0; r < size; r++) {
    if (r === i) continue;
    const row = m[r] as Float64Array;
    const factor = (row[i] as number) / head;
    for (let c = i; c <= size; c++) row[c] = (row[c] as number) - factor * (chosen[c] as number);
  }
  return true;
}
