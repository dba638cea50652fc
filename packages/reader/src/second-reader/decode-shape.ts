import { type DecodedSign, type LineChances, toSigns } from './decode-line.ts';
import { costOfFree, findShapePath, type Path, type Shape } from './shape-path.ts';

/** In natural logarithms: a reading so much less likely than the free one is a guess. */
const maxCost = 3;
/** Signs more or less than the free reading has. */
const maxOdd = 1;

const fits = (text: string, shape: Shape) =>
  text.length === shape.length && [...text].every((sign, at) => shape[at]?.includes(sign));

/**
 * The likeliest reading that has one of these shapes, where the free one has none; null where that has one, or where any is
 * much less likely than it or has two signs more or less. Between two equal signs the network must have seen a gap.
 */
export function decodeShape(
  free: readonly DecodedSign[],
  answer: LineChances,
  signs: readonly string[],
  allowed: readonly number[],
  shapes: readonly Shape[],
): DecodedSign[] | null {
  const text = free
    .map((sign) => sign.text)
    .join('')
    .trim();
  const near = shapes.filter(({ length }) => Math.abs(length - text.length) <= maxOdd);
  if (near.some((shape) => fits(text, shape))) return null;
  let best: Path | null = null;
  for (const shape of near) {
    const path = findShapePath(answer, shape, signs);
    if (path && (best === null || path.cost < best.cost)) best = path;
  }
  return best && best.cost - costOfFree(answer, allowed) <= maxCost
    ? toSigns(best.classes, answer, signs, allowed)
    : null;
}
