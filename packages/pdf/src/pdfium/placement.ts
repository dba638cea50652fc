import type { PageBox, QuarterTurn } from '../pdf-file.ts';

/** Six numbers of a PDF matrix: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** By which share of its length an edge may be off the axis; beyond that the image is slanted. */
const slantAllowed = 0.002;

/** First `inner`, then `outer`. */
export function combine(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [oa, ob, oc, od, oe, of] = outer;
  return [
    a * oa + b * oc,
    a * ob + b * od,
    c * oa + d * oc,
    c * ob + d * od,
    e * oa + f * oc + oe,
    e * ob + f * od + of,
  ];
}

export interface Placement {
  readonly rotation: QuarterTurn;
  readonly mirrored: boolean;
  readonly box: PageBox;
}

/**
 * How an image stands on the displayed page. `corner` maps the image's unit square (y upwards, its first row at
 * y = 1) to fractions of the page; null when the image is slanted.
 */
export function toPlacement(
  corner: (x: number, y: number) => readonly [number, number],
  pageWidth: number,
  pageHeight: number,
): Placement | null {
  const [left, top] = corner(0, 1);
  const [farX, farY] = corner(1, 1);
  const [lowX, lowY] = corner(0, 0);
  const right = [(farX - left) * pageWidth, (farY - top) * pageHeight] as const;
  const down = [(lowX - left) * pageWidth, (lowY - top) * pageHeight] as const;
  const rightWay = toQuarterTurn(right);
  const downWay = toQuarterTurn(down);
  if (rightWay === null || downWay === null || (rightWay - downWay) % 180 === 0) return null;
  const mirrored = (downWay - rightWay + 360) % 360 !== 90;
  const oppositeX = farX + lowX - left;
  const oppositeY = farY + lowY - top;
  const box: PageBox = [
    Math.min(left, oppositeX),
    Math.min(top, oppositeY),
    Math.abs(oppositeX - left),
    Math.abs(oppositeY - top),
  ];
  // Mirroring first turns the row direction about, so the turn is the one that brings it back.
  const rotation = mirrored ? (((rightWay + 180) % 360) as QuarterTurn) : rightWay;
  return { rotation, mirrored, box };
}

/** Clockwise turn of the axis the vector follows (y downwards: right 0, down 90); null when it is slanted. */
function toQuarterTurn([x, y]: readonly [number, number]): QuarterTurn | null {
  if (Math.abs(y) <= slantAllowed * Math.abs(x)) return x > 0 ? 0 : 180;
  if (Math.abs(x) <= slantAllowed * Math.abs(y)) return y > 0 ? 90 : 270;
  return null;
}
