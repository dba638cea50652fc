import type { Crop } from '../crop/crop-box.ts';
import { findComponents, type InkComponent, type InkComponents } from '../crop/find-components.ts';
import { median } from '../geometry/median.ts';
import { findAccented, mayLackAccent } from './accented-words.ts';
import { isLetter, listLetters } from './list-letters.ts';

/** Readers miss the accent of `í` more than any other: to them it is a dot. On paper a dot stands straight and an accent leans. */
const acute = { width: 1.2, lean: 0.4 };
/** A dot of a fax or a copy may be as wide, in widths of the stem below it, and lean as much. */
const doubtful = { width: 1.2, lean: 0.2 };

/** What the marks above stems say of words that are commonly written with `í`. */
export interface SeenAcutes {
  /** With `í` for `i` where the mark leans as an accent does; as it was where stems cannot be counted. */
  readonly text: string;
  /** A mark is neither surely a dot nor surely an accent. */
  readonly isDoubtful: boolean;
}

export function seeAcutes(text: string, crop: Crop): SeenAcutes {
  const asRead = { text, isDoubtful: false };
  if (!/i/.test(text) || !mayLackAccent(text)) return asRead;
  const shapes = listShapes(text, crop);
  if (!shapes) return asRead;
  let isDoubtful = false;
  const seen = text.replace(/\p{L}+/gu, (word, at: number) => {
    const accented = findAccented(word);
    if (!accented) return word;
    const ofWord = [...word].map((letter, i) => {
      const shape = letter === 'i' && accented[i] === 'í' ? shapes[at + i] : null;
      return { letter, isAcute: isBeyond(shape, acute), isDoubtful: isBeyond(shape, doubtful) };
    });
    const shown = ofWord.map(({ letter, isAcute }) => (isAcute ? 'í' : letter)).join('');
    if (shown.toLowerCase() === accented) return shown;
    isDoubtful ||= ofWord.some((letter) => letter.isDoubtful);
    return word;
  });
  return { text: seen, isDoubtful };
}

/** Of a mark, in widths of the stem below it; and how far its upper half stands to the right of the lower. */
interface Shape {
  readonly width: number;
  readonly lean: number;
}

const isBeyond = (shape: Shape | null | undefined, limit: Shape) =>
  !!shape && shape.width >= limit.width && shape.lean >= limit.lean;

const isDotted = /^[ijí]$/;

/** The mark above each dotted letter, null for the other characters; null where neither letters nor stems can be counted. */
function listShapes(text: string, crop: Crop): Array<Shape | null> | null {
  const characters = text.split('');
  const letters = characters.filter(isLetter);
  const inked = listLetters(crop);
  const found = findComponents(crop);
  if (letters.length === inked.length) {
    const next = inked.values();
    return characters.map((each) => {
      const letter = isLetter(each) ? next.next().value : undefined;
      const [mark, ...others] = letter?.marks ?? [];
      return letter && mark && others.length === 0 && isDotted.test(each)
        ? measureShape(crop, found, mark, letter.body)
        : null;
    });
  }
  const marks = listMarks(crop, found);
  if (marks.length !== characters.filter((each) => isDotted.test(each)).length) return null;
  const next = marks.values();
  return characters.map((each) => (isDotted.test(each) ? (next.next().value ?? null) : null));
}

function measureShape(crop: Crop, found: InkComponents, mark: InkComponent, stem: InkComponent): Shape {
  return {
    width: (mark.right - mark.left) / strokeWidth(crop, found, stem),
    lean: leanOf(crop, found, mark),
  };
}

/** Small patches that stand right above a narrow stem, from left to right. */
function listMarks(crop: Crop, found: InkComponents): Shape[] {
  const heights = found.list.map(({ top, bottom }) => bottom - top).sort((p, q) => p - q);
  const letterHeight = heights[Math.floor(heights.length * 0.6)] ?? 0;
  return found.list
    .flatMap((mark) => {
      const stem = found.list.find((part) => isStemOf(part, mark, letterHeight));
      return stem ? [{ mark, stem }] : [];
    })
    .sort((p, q) => p.mark.left - q.mark.left)
    .map(({ mark, stem }) => measureShape(crop, found, mark, stem));
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
