import type { Crop } from '../crop-box.ts';
import { findComponents, type InkComponent } from '../find-components.ts';

/** Darker than this is a trace, of 255 for white: far from ink, and more than the grain of paper. */
const traceBelow = 236;
const letterPt = { min: 3, max: 14, narrowest: 0.8 };
const fewLetters = 3;
/** Feet of one line's letters stand this near, in points. */
const sameFootPt = 1.6;
/** In a box that was written in, so many of all traces stand in the row of its letters; those of mottled paper lie about. */
const rowShare = 0.7;
/** So many of a trace's pixels are darker than what is told of it. */
const darkShare = 0.3;

/** What a crop without ink shows that is too faint to be ink. */
export interface FaintTrace {
  /** A row of letters, and next to nothing beside it. */
  readonly isRow: boolean;
  /** How dark its letters are, of 255 for white. */
  readonly level: number;
}

/** A row of letters too faint to read in a crop without ink, where an eye sees that something is written; null of bare paper. */
export function findFaintTrace(crop: Crop): FaintTrace | null {
  const inside = findComponents(crop, traceBelow).list.filter((part) => isInField(part, crop));
  const letters = inside.filter((part) => isLetterSized(part, crop));
  const row = findRow(letters, crop);
  if (!row) return null;
  const areaOf = (parts: readonly InkComponent[]) => parts.reduce((sum, { area }) => sum + area, 0);
  const top = Math.min(...row.map((part) => part.top));
  const bottom = Math.max(...row.map((part) => part.bottom));
  const beside = inside.filter((part) => part.bottom <= top || part.top >= bottom);
  return {
    isRow: row.length >= rowShare * letters.length && areaOf(beside) <= (1 - rowShare) * areaOf(inside),
    level: measureLevel(crop, row),
  };
}

function findRow(letters: readonly InkComponent[], { perPoint }: Crop): InkComponent[] | null {
  const rows = letters.map(({ bottom }) =>
    letters.filter((other) => Math.abs(other.bottom - bottom) <= sameFootPt * perPoint),
  );
  const longest = rows.sort((p, q) => q.length - p.length)[0] ?? [];
  return longest.length >= fewLetters ? longest : null;
}

function measureLevel({ width, data }: Crop, parts: readonly InkComponent[]): number {
  const values: number[] = [];
  for (const { left, right, top, bottom } of parts)
    for (let y = top; y < bottom; y++)
      for (let at = y * width + left; at < y * width + right; at++)
        if ((data[at] as number) < traceBelow) values.push(data[at] as number);
  values.sort((p, q) => p - q);
  return values[Math.floor(darkShare * values.length)] ?? traceBelow;
}

function isInField({ top, bottom }: InkComponent, { perPoint, field, area }: Crop): boolean {
  const middleY = area[1] + area[3] - (top + bottom) / 2 / perPoint;
  return middleY > field[1] && middleY < field[1] + field[3];
}

function isLetterSized({ left, right, top, bottom }: InkComponent, { perPoint }: Crop): boolean {
  const [width, height] = [(right - left) / perPoint, (bottom - top) / perPoint];
  return height > letterPt.min && height < letterPt.max && width > letterPt.narrowest && width < letterPt.max;
}
