import type { InkComponent } from './find-components.ts';

/** Of dots and what a few of them make where they touch, in points; how near they stand in a letter. */
const dot = { high: 3, wide: 3, apart: 1.1 };
/** Dots that make a letter together: so many, so high. */
const [fewestDots, minLetterHighPt] = [4, 4];

/** Patches too small for letters that make letters together: struck by pins, or broken from thin strokes. */
export function findDottedLetters(
  list: readonly InkComponent[],
  perPoint: number,
): ReadonlySet<InkComponent> {
  const dots = list
    .filter(
      ({ left, right, top, bottom }) =>
        bottom - top < dot.high * perPoint && right - left < dot.wide * perPoint,
    )
    .toSorted((one, other) => one.left - other.left);
  const found = new Set<InkComponent>();
  const seen = new Set<InkComponent>();
  for (const [at, first] of dots.entries()) {
    if (seen.has(first)) continue;
    const letter = gather(dots, at, seen, perPoint);
    const high = Math.max(...letter.map(({ bottom }) => bottom)) - Math.min(...letter.map(({ top }) => top));
    if (letter.length >= fewestDots && high >= minLetterHighPt * perPoint)
      for (const part of letter) found.add(part);
  }
  return found;
}

/** All dots that reach each other over small gaps; `dots` from left to right. */
function gather(
  dots: readonly InkComponent[],
  start: number,
  seen: Set<InkComponent>,
  perPoint: number,
): InkComponent[] {
  const letter: InkComponent[] = [];
  const open = [start];
  seen.add(dots[start] as InkComponent);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const here = dots[at] as InkComponent;
    letter.push(here);
    const add = (other: number) => {
      const there = dots[other] as InkComponent;
      if (seen.has(there) || !areNear(here, there, dot.apart * perPoint)) return;
      seen.add(there);
      open.push(other);
    };
    const farthest = (dot.wide + dot.apart) * perPoint;
    for (
      let other = at - 1;
      other >= 0 && here.left - (dots[other] as InkComponent).left <= farthest;
      other--
    )
      add(other);
    for (
      let other = at + 1;
      other < dots.length && (dots[other] as InkComponent).left - here.left <= farthest;
      other++
    )
      add(other);
  }
  return letter;
}

const areNear = (one: InkComponent, other: InkComponent, gap: number) =>
  Math.max(one.left - other.right, other.left - one.right) <= gap &&
  Math.max(one.top - other.bottom, other.top - one.bottom) <= gap;
