import type { Crop } from '../crop/crop-box.ts';
import { findComponents, type InkComponent, type InkComponents } from '../crop/find-components.ts';
import { median } from '../geometry/median.ts';
import { findAccented, mayLackAccent } from './accented-words.ts';

/** Readers miss the accent of `í` more than any other: to them it is a dot. On paper a dot stands straight and an accent leans. */
const minLean = 0.3;
/** An accent is wider than the stem below it; in widths of the stem. */
const minWidth = 1.2;

/**
 * The text with `í` for `i` in words that are commonly written so, where the mark above the stem leans as an accent does;
 * unchanged where stems cannot be counted.
 */
export function seeAcutes(text: string, crop: Crop): string {
  if (!/i/.test(text) || !mayLackAccent(text)) return text;
  const dots = text.match(/[ijí]/g)?.length ?? 0;
  const marks = listMarks(crop);
  if (marks.length !== dots) return text;
  let n = 0;
  const seen = text.replace(/[ijí]/g, (letter) => (marks[n++]?.isAcute && letter === 'i' ? 'í' : letter));
  return text.replace(/\p{L}+/gu, (word, at: number) => {
    const shown = seen.slice(at, at + word.length);
    return shown.toLowerCase() === findAccented(word) ? shown : word;
  });
}

interface Mark {
  readonly left: number;
  readonly isAcute: boolean;
}

/** Small patches that stand right above a narrow stem, from left to right. */
function listMarks(crop: Crop): Mark[] {
  const found = findComponents(crop);
  const heights = found.list.map(({ top, bottom }) => bottom - top).sort((p, q) => p - q);
  const letterHeight = heights[Math.floor(heights.length * 0.6)] ?? 0;
  const marks: Mark[] = [];
  for (const mark of found.list) {
    const stem = found.list.find((part) => isStemOf(part, mark, letterHeight));
    if (!stem) continue;
    const wide = (mark.right - mark.left) / strokeWidth(crop, found, stem);
    marks.push({ left: mark.left, isAcute: wide >= minWidth && leanOf(crop, found, mark) >= minLean });
  }
  return marks.sort((p, q) => p.left - q.left);
}

function isStemOf(stem: InkComponent, mark: InkComponent, letterHeight: number): boolean {
  if (stem === mark) return false;
  const [height, width] = [stem.bottom - stem.top, stem.right - stem.left];
  const markHeight = mark.bottom - mark.top;
  const overlap = Math.min(stem.right, mark.right) - Math.max(stem.left, mark.left);
  const gap = stem.top - mark.bottom;
  return (
    markHeight <= 0.5 * letterHeight &&
    height >= 0.6 * letterHeight &&
    width <= 0.6 * height &&
    overlap > 0 &&
    gap >= -1 &&
    gap <= 0.35 * letterHeight
  );
}

/** Median run of ink across a stem, away from its feet and serifs. */
function strokeWidth({ width }: Crop, { labels }: InkComponents, stem: InkComponent): number {
  const quarter = (stem.bottom - stem.top) / 4;
  const runs: number[] = [];
  for (let y = Math.round(stem.top + quarter); y < stem.bottom - quarter; y++) {
    let run = 0;
    for (let x = stem.left; x < stem.right; x++) if (labels[y * width + x] === stem.id) run++;
    runs.push(run);
  }
  return Math.max(1, median(runs));
}

/** How far the middle of the upper half stands to the right of the lower half's, over the distance between the halves. */
function leanOf({ width }: Crop, { labels }: InkComponents, mark: InkComponent): number {
  const middle = (mark.top + mark.bottom) / 2;
  const upper = { sum: 0, count: 0 };
  const lower = { sum: 0, count: 0 };
  for (let y = mark.top; y < mark.bottom; y++)
    for (let x = mark.left; x < mark.right; x++) {
      if (labels[y * width + x] !== mark.id) continue;
      const half = y + 0.5 < middle ? upper : lower;
      half.sum += x;
      half.count++;
    }
  if (upper.count === 0 || lower.count === 0) return 0;
  return (upper.sum / upper.count - lower.sum / lower.count) / ((mark.bottom - mark.top) / 2);
}
