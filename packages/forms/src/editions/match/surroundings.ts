import type { Box, LabelWord } from '../../catalogue.ts';
import type { PrintedPage } from './blank-facts.ts';
import { columnOf, findPrintedItems, partOf, type Question, questionOf } from './printed-items.ts';

/** A printed word as a box sees it. */
export interface NearWord {
  readonly text: string;
  /** Points from the nearer edge of the box, so that a wider box sees the same: right and up are positive. */
  readonly dx: number;
  readonly dy: number;
  /** 1 beside the box, less with distance. */
  readonly closeness: number;
  /** Whether it is print of another question. */
  readonly isForeign: boolean;
}

/** What is printed round a box: the question it answers, as far as print tells. */
export interface Surroundings {
  readonly near: readonly NearWord[];
  /** Words directly beside, above or below it: the head of a column, 'Yes' of a box. */
  readonly label: readonly string[];
  readonly item: string;
  readonly part: string;
  /** The number in the name of its row, such as `2` of `Child 2`; empty where it has none. */
  readonly row: string;
}

export interface PlacedBox {
  readonly page: number;
  readonly box: Box;
  readonly kind: string;
}

/** Points from a box within which print belongs to it. */
const reach = { left: 520, right: 160, up: 170, down: 20 } as const;
/** Points over which print loses its say: down the page lines follow quickly, across they are long. */
const fades = { across: 260, down: 34 } as const;
/** How much print of the question before or after counts. */
const foreignShare = 0.25;
/** Points within which a word is a label of its box. */
const labelDistance = { beside: 30, above: 14 } as const;

/**
 * `"Yes,"` and `Yes` are one word; an item number (`12.`, `3.a.`) is told by `item`, and changes without changing the
 * question. The number of `Child 2` is a word like others.
 */
const toWitness = (text: string): string =>
  /^\d{1,3}\.([a-z]\.?)?$/.test(text)
    ? ''
    : text.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

function toWitnessWord({ text, box }: LabelWord): LabelWord[] {
  const witness = toWitness(text);
  return witness === '' ? [] : [{ text: witness, box }];
}

const gapBetween = (from: number, length: number, other: number, otherLength: number) =>
  other > from + length ? other - from - length : Math.min(0, other + otherLength - from);

function see(
  { text, box: [wx, wy, ww, wh] }: LabelWord,
  [x, y, width, height]: Box,
  question: Question,
): NearWord | null {
  const across = gapBetween(x, width, wx, ww);
  const down = gapBetween(y, height, wy, wh);
  if (across < -reach.left || across > reach.right || down > reach.up || down < -reach.down) return null;
  const middle = wy + wh / 2;
  const isForeign = middle > question.top || middle < question.bottom;
  const isRight = wx >= x + width;
  const isAbove = wy >= y + height / 2;
  return {
    text,
    dx: wx - (isRight ? x + width : x),
    dy: wy - (isAbove ? y + height : y),
    isForeign,
    closeness:
      (isForeign ? foreignShare : 1) *
      Math.exp(-Math.abs(down) / fades.down - Math.abs(across) / fades.across),
  };
}

/** Words that begin within so many points of a box to tick, and follow each other so closely, name the choice. */
const choiceGap = { first: 16, next: 5 } as const;

/** A box to tick is named by the words after it, or else before it; a line to write on by what stands round it. */
function findLabel(words: readonly LabelWord[], { box, kind }: Omit<PlacedBox, 'page'>): string[] {
  if (kind === 'checkbox') {
    const after = readOn(words, box, 1);
    return after.length > 0 ? after : readOn(words, box, -1);
  }
  const [x, y, width, height] = box;
  const beside: string[] = [];
  const below: string[] = [];
  for (const {
    text,
    box: [wx, wy, ww, wh],
  } of words) {
    const across = Math.abs(gapBetween(x, width, wx, ww));
    const down = gapBetween(y, height, wy, wh);
    if (down === 0 ? across < labelDistance.beside : across === 0 && Math.abs(down) < labelDistance.above)
      (down < 0 ? below : beside).push(text);
  }
  return beside.length > 0 ? beside : below;
}

/** The label of a box as it is printed. */
export const readLabel = (words: readonly LabelWord[], placed: Omit<PlacedBox, 'page'>): string =>
  findLabel(words.toSorted(byLine), placed).join(' ');

/** Points within which words stand on one line. */
const sameLine = 4;
const byLine = (a: LabelWord, b: LabelWord) =>
  Math.abs(b.box[1] - a.box[1]) > sameLine ? b.box[1] - a.box[1] : a.box[0] - b.box[0];

function readOn(words: readonly LabelWord[], [x, y, width, height]: Box, direction: 1 | -1): string[] {
  const line = words
    .filter(({ box: [, wy, , wh] }) => Math.abs(wy + wh / 2 - y - height / 2) < height / 2)
    .sort((a, b) => direction * (a.box[0] - b.box[0]));
  const read: string[] = [];
  let edge = direction === 1 ? x + width : x;
  for (const {
    text,
    box: [wx, , ww],
  } of line) {
    const gap = direction === 1 ? wx - edge : edge - wx - ww;
    if (gap < -ww) continue;
    if (gap > (read.length === 0 ? choiceGap.first : choiceGap.next)) break;
    read.push(text);
    edge = direction === 1 ? wx + ww : wx;
  }
  return read;
}

function findRow(near: readonly NearWord[]): string {
  const numbers = near.filter(({ text, isForeign }) => !isForeign && /^[1-9]$/.test(text));
  return numbers.toSorted((a, b) => b.closeness - a.closeness)[0]?.text ?? '';
}

/** What is printed round each box, in the order of the boxes. */
export function describeSurroundings(
  boxes: readonly PlacedBox[],
  pages: readonly PrintedPage[],
): Surroundings[] {
  const printed = findPrintedItems(pages);
  const byPage = new Map(
    pages.map(({ page, words }, index) => [page, { words: words.flatMap(toWitnessWord), index }]),
  );
  return boxes.map((placed) => {
    const page = byPage.get(placed.page);
    const items = page && printed[page.index];
    if (!page || !items) return { near: [], label: [], item: '', part: '', row: '' };
    const question = questionOf(items, placed.box);
    const column = columnOf(items, placed.box[0]);
    const words = page.words.filter(({ box }) => columnOf(items, box[0]) === column);
    const near = words.flatMap((word) => see(word, placed.box, question) ?? []);
    return {
      near,
      row: findRow(near),
      label: findLabel(words, placed),
      item: question.item,
      part: partOf(items, placed.box),
    };
  });
}
