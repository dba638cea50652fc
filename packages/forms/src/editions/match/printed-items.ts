import type { Box, LabelWord } from '../../catalogue.ts';
import type { PrintedPage } from './blank-facts.ts';

/** A number that opens a question (`12.`, `5.a.`), where it is printed. */
interface PrintedItem {
  /** As catalogues write it: `12`, `5.a`. */
  readonly item: string;
  readonly left: number;
  readonly middle: number;
}

/** A heading `Part 3.`; it holds for what follows, on later pages too. */
interface PrintedPart {
  readonly part: string;
  readonly left: number;
  readonly middle: number;
}

export interface PageItems {
  readonly items: readonly PrintedItem[];
  readonly parts: readonly PrintedPart[];
  /** Left edges of the columns in which questions stand. */
  readonly columns: readonly number[];
  /** What was open when the page began. */
  readonly open: { readonly part: string; readonly item: string };
}

const itemNumber = /^(\d{1,3})\.(?:([a-z])\.)?$/;
const partNumber = /^\d{1,2}\.$/;
/** Points by which the numbers of one column may stand apart. */
const sameEdge = 4;
/** Points between two words of one line, at most. */
const wordGap = 12;
/** Points within which two middles stand on one line. */
const sameLine = 5;
/** A column is wider than a row of two questions (5.e. and 5.f.) that share a line. */
const columnWidth = 150;
/** Numbers that stand at the edge of a second column, at least; fewer are of a table or a list of choices. */
const columnNumbers = 3;

/** How much taller the letters of a heading are than the numbers of questions. */
const headingHeight = 1.1;

const middleOf = ([, y, , height]: Box) => y + height / 2;
function follows(before: LabelWord, word: LabelWord): boolean {
  const gap = word.box[0] - before.box[0] - before.box[2];
  return gap > -1 && gap < wordGap && Math.abs(middleOf(word.box) - middleOf(before.box)) < sameLine;
}

/** Numbers that begin a line; one after a word belongs to a sentence (`Item Number 12.`). */
const findNumbers = (words: readonly LabelWord[]) =>
  words.filter((word) => itemNumber.test(word.text) && !words.some((other) => follows(other, word)));

function findColumns(numbers: readonly LabelWord[]): number[] {
  const edges = numbers.map(({ box }) => box[0]).sort((a, b) => a - b);
  const countAt = (at: number) => edges.filter((edge) => Math.abs(edge - at) < sameEdge).length;
  const columns: number[] = [edges[0] ?? 0];
  for (const edge of edges) {
    if (edge - (columns.at(-1) ?? 0) > columnWidth && countAt(edge) >= columnNumbers) columns.push(edge);
  }
  return columns;
}

function findParts(words: readonly LabelWord[], numbers: readonly LabelWord[]): PrintedPart[] {
  const heights = numbers.map(({ box }) => box[3]).sort((a, b) => a - b);
  const letterHeight = heights[heights.length >> 1] ?? 0;
  const headings = words.filter(
    (word) =>
      word.text === 'Part' &&
      word.box[3] > headingHeight * letterHeight &&
      !words.some((other) => follows(other, word)),
  );
  return headings.flatMap((heading) => {
    const number = words.find((word) => partNumber.test(word.text) && follows(heading, word));
    if (number === undefined) return [];
    const part = `P${Number.parseInt(number.text, 10)}`;
    return [{ part, left: heading.box[0], middle: middleOf(heading.box) }];
  });
}

/** The column in which something at `x` stands, counted from 0. */
export const columnOf = ({ columns }: Pick<PageItems, 'columns'>, x: number) =>
  Math.max(0, columns.filter((edge) => edge - 2 * sameEdge <= x).length - 1);

const inReadingOrder =
  (page: Pick<PageItems, 'columns'>) =>
  (a: { left: number; middle: number }, b: { left: number; middle: number }) =>
    columnOf(page, a.left) - columnOf(page, b.left) ||
    (Math.abs(b.middle - a.middle) < sameLine ? a.left - b.left : b.middle - a.middle);

/** The numbers and headings of every page, in the order of the pages. */
export function findPrintedItems(pages: readonly PrintedPage[]): PageItems[] {
  let open = { part: 'H', item: '' };
  return pages.map(({ words }) => {
    const numbers = findNumbers(words);
    const columns = findColumns(numbers);
    const items = numbers
      .map(({ text, box }) => ({
        item: text.slice(0, -1),
        left: box[0],
        middle: middleOf(box),
      }))
      .sort(inReadingOrder({ columns }));
    const parts = findParts(words, numbers).sort(inReadingOrder({ columns }));
    const page = { items, parts, columns, open };
    open = { part: parts.at(-1)?.part ?? open.part, item: items.at(-1)?.item ?? open.item };
    return page;
  });
}

/** What stands before a box, in reading order; what stands on its line counts when it begins left of it. */
function before<Printed extends { left: number; middle: number }>(
  page: PageItems,
  box: Box,
  printed: readonly Printed[],
): Printed | undefined {
  const column = columnOf(page, box[0]);
  const middle = middleOf(box);
  return printed
    .filter((each) => {
      const own = columnOf(page, each.left);
      if (own !== column) return own < column;
      const isBeside = Math.abs(each.middle - middle) < 2 * sameLine;
      return isBeside ? each.left <= box[0] + sameEdge : each.middle > middle;
    })
    .at(-1);
}

/** The part in which a box stands, as catalogues write it: `P9`, and `H` before the first. */
export const partOf = (page: PageItems, box: Box): string =>
  before(page, box, page.parts)?.part ?? page.open.part;

/** The question in which a box stands. */
export interface Question {
  /** As catalogues write it; empty where its part has asked none yet. */
  readonly item: string;
  /** Between these heights its own print stands, as far as the page tells. */
  readonly top: number;
  readonly bottom: number;
}

export function questionOf(page: PageItems, box: Box): Question {
  const part = before(page, box, page.parts);
  const item = before(page, box, page.items);
  const column = columnOf(page, box[0]);
  const next = page.items.find(
    ({ left, middle }) =>
      columnOf(page, left) === column &&
      middle < Math.min(middleOf(box) - sameLine, item?.middle ?? Number.POSITIVE_INFINITY),
  );
  const bottom = next === undefined ? Number.NEGATIVE_INFINITY : next.middle + 2 * sameLine;
  if (item !== undefined && (part === undefined || inReadingOrder(page)(part, item) < 0)) {
    const isOwnColumn = columnOf(page, item.left) === column;
    return {
      item: item.item,
      top: isOwnColumn ? item.middle + 2 * sameLine : Number.POSITIVE_INFINITY,
      bottom,
    };
  }
  const goesOn = part === undefined || part.part === page.open.part;
  return { item: goesOn ? page.open.item : '', top: Number.POSITIVE_INFINITY, bottom };
}

/** Words of a question that are told, at most. */
const maxWords = 80;

/** The print of the question in which a box stands, as far down as the box, in reading order; at most 80 words. */
export function readQuestion(page: PageItems, words: readonly LabelWord[], box: Box): string {
  const { top, bottom } = questionOf(page, box);
  const column = columnOf(page, box[0]);
  const own = words.filter((word) => {
    const middle = middleOf(word.box);
    return (
      middle < top && middle > bottom && middle > box[1] - sameLine && columnOf(page, word.box[0]) === column
    );
  });
  const lines = own.map((word) => ({ text: word.text, left: word.box[0], middle: middleOf(word.box) }));
  return lines
    .sort(inReadingOrder(page))
    .slice(-maxWords)
    .map(({ text }) => text)
    .join(' ');
}
