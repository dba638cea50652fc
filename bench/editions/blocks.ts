import type { Box, FieldSpec, LabelWord } from '@puente/forms';
import type { BlankBox } from '@puente/forms/matching';

/** A box of a made-up edition; `id` is that of the known one it was made from, null for a new one. */
export interface MadeBox extends BlankBox {
  readonly id: string | null;
}

/** A question with its print and its boxes, which moves as one. Tops in points from the page's bottom. */
export interface Block {
  readonly part: string;
  readonly top: number;
  readonly bottom: number;
  readonly words: readonly LabelWord[];
  readonly boxes: readonly MadeBox[];
  /** The word that numbers it (`12.`), null where it continues another. */
  readonly number: LabelWord | null;
}

/** A column of one page: what never moves, and the questions in it. */
export interface Slot {
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly blocks: readonly Block[];
}

export interface MadePage {
  readonly width: number;
  readonly height: number;
  /** Print and boxes outside of every question: head, foot, what stands before the first question. */
  readonly words: readonly LabelWord[];
  readonly boxes: readonly MadeBox[];
  readonly slots: readonly Slot[];
}

const numberAtEdge = /^\d{1,3}\.(?:[a-z]\.)?$/;
const footTop = 38;
const headBottom = 735;
const middleOf = ([, y, , height]: Box) => y + height / 2;

interface Row {
  readonly top: number;
  readonly bottom: number;
  readonly words: LabelWord[];
  readonly boxes: MadeBox[];
}

/** What stands between two white gaps across a column, from the top down. */
function toRows(words: readonly LabelWord[], boxes: readonly MadeBox[]): Row[] {
  const all = [
    ...words.map((word) => ({ box: word.box, word, field: null })),
    ...boxes.map((field) => ({ box: field.box, word: null, field })),
  ].sort((a, b) => b.box[1] + b.box[3] - a.box[1] - a.box[3]);
  const rows: (Row & { bottom: number })[] = [];
  for (const { box, word, field } of all) {
    let row = rows.at(-1);
    if (row === undefined || box[1] + box[3] < row.bottom - 0.2) {
      row = { top: box[1] + box[3], bottom: box[1], words: [], boxes: [] };
      rows.push(row);
    }
    row.bottom = Math.min(row.bottom, box[1]);
    if (word) row.words.push(word);
    if (field) row.boxes.push(field);
  }
  return rows;
}

const findNumber = (row: Row, left: number) =>
  row.words.find(({ text, box }) => numberAtEdge.test(text) && Math.abs(box[0] - left) < 6) ?? null;
function findHeading(row: Row, left: number): string | null {
  const part = row.words.find(({ text, box }) => text === 'Part' && Math.abs(box[0] - left) < 6);
  const number =
    part &&
    row.words.find(
      ({ text, box }) =>
        /^\d+\.$/.test(text) &&
        Math.abs(middleOf(box) - middleOf(part.box)) < 4 &&
        box[0] > part.box[0] &&
        box[0] < part.box[0] + 40,
    );
  return number ? `P${Number.parseInt(number.text, 10)}` : null;
}

/** Cuts a column into its questions; the part goes on from the column before. */
function toBlocks(rows: readonly Row[], left: number, openPart: string): Block[] {
  const blocks: { part: string; rows: Row[]; number: LabelWord | null }[] = [];
  let part = openPart;
  for (const row of rows) {
    part = findHeading(row, left) ?? part;
    const number = findNumber(row, left);
    const isHeading = findHeading(row, left) !== null;
    const last = blocks.at(-1);
    const follows =
      last !== undefined &&
      number !== null &&
      last.number === null &&
      findHeading(last.rows[0] as Row, left) !== null;
    if (last && ((number === null && !isHeading) || follows)) {
      last.rows.push(row);
      if (number) last.number = number;
    } else blocks.push({ part, rows: [row], number });
  }
  return blocks.map(({ part: own, rows: mine, number }) => ({
    part: own,
    number,
    top: Math.max(...mine.map(({ top }) => top)),
    bottom: Math.min(...mine.map(({ bottom }) => bottom)),
    words: mine.flatMap(({ words }) => words),
    boxes: mine.flatMap(({ boxes }) => boxes),
  }));
}

export interface Source {
  readonly pages: readonly {
    readonly width: number;
    readonly height: number;
    readonly words: readonly LabelWord[];
  }[];
  readonly fields: readonly FieldSpec[];
}

/** Cuts an edition into pages, columns and questions. Its last page, where every entry is alike, stays in one piece. */
export function cutIntoBlocks({ pages, fields }: Source): MadePage[] {
  let part = 'H';
  return pages.map(({ width, height, words }, index) => {
    const boxes = fields
      .filter(({ page }) => page === index + 1)
      .map(({ id, pdfName, page, box, kind, on, maxLength, options }) => ({
        id,
        pdfName,
        page,
        box,
        kind,
        ...(on !== undefined && { on }),
        ...(maxLength !== undefined && { maxLength }),
        ...(options !== undefined && { options }),
      }));
    const heading = words.find(({ text, box }) => text === 'Part' && box[0] < 45 && box[3] > 7.6);
    const top = index === 0 ? (heading ? heading.box[1] + 14 : headBottom) : headBottom;
    const isInside = ({ box }: { box: Box }) =>
      middleOf(box) < top && middleOf(box) > footTop && index < pages.length - 1;
    const lefts = findLefts(words.filter(isInside), width);
    const slots = lefts.map((left, column): Slot => {
      const right = lefts[column + 1] ?? width;
      const isOwn = ({ box }: { box: Box }) => box[0] >= (column === 0 ? 0 : left - 8) && box[0] < right - 8;
      const rows = toRows(words.filter(isInside).filter(isOwn), boxes.filter(isInside).filter(isOwn));
      const blocks = toBlocks(rows, left, part);
      part = blocks.at(-1)?.part ?? part;
      return { page: index + 1, left, top, bottom: footTop, blocks };
    });
    return {
      width,
      height,
      words: words.filter((word) => !isInside(word)),
      boxes: boxes.filter((box) => !isInside(box)),
      slots,
    };
  });
}

/** Left edges of the columns: a second one where numbers stand at it and nothing lies across. */
function findLefts(words: readonly LabelWord[], width: number): number[] {
  const numbers = words.filter(
    ({ text, box }) => numberAtEdge.test(text) && box[0] > width / 2 - 5 && box[0] < width / 2 + 20,
  );
  const crosses = words.some(({ box }) => box[0] < width / 2 - 4 && box[0] + box[2] > width / 2 + 4);
  return numbers.length >= 2 && !crosses ? [36, width / 2 + 12] : [36];
}
