export type Point = readonly [x: number, y: number];

/** A straight side as `main = a + b * other`. */
export type Side = readonly [a: number, b: number];

/** Where x = a + b y meets y = c + d x. */
export function crossSides([a, b]: Side, [c, d]: Side): Point {
  const x = (a + b * c) / (1 - b * d);
  return [x, c + d * x];
}
