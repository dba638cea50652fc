import type { LabelWord } from '@puente/forms';
import type { Random } from '../random.ts';
import type { Block, MadeBox } from './blocks.ts';

export interface Touched {
  readonly block: Block;
  /** Known boxes that ask something else now, or of which print cannot tell. */
  readonly gone: readonly string[];
}

const strangeWords =
  'travel record order office family status public court notice former service parent record receipt agency claim review permit holder period'.split(
    ' ',
  );

/** Exchanges one word in seven of the question, never those that number it or name a choice. */
export function reword(block: Block, random: Random): Touched {
  const words = block.words.map((word) =>
    /^[A-Za-z]{4,}$/.test(word.text) && !['Part'].includes(word.text) && random.chance(1 / 7)
      ? { ...word, text: random.pick(strangeWords) }
      : word,
  );
  return { block: { ...block, words }, gone: [] };
}

const replaceBox = (block: Block, from: MadeBox, to: readonly MadeBox[]): Block => ({
  ...block,
  boxes: block.boxes.flatMap((box) => (box === from ? to : [box])),
});

function pickBox(block: Block, random: Random, fits: (box: MadeBox) => boolean): MadeBox | null {
  const list = block.boxes.filter(fits);
  return list.length === 0 ? null : random.pick(list);
}

/** Moves one box a few points, its print staying where it is. */
export function moveBox(block: Block, random: Random): Touched | null {
  const box = pickBox(block, random, () => true);
  if (!box) return null;
  const [x, y, width, height] = box.box;
  const to: MadeBox = { ...box, box: [x + random.between(-4, 4), y + random.between(-3, 3), width, height] };
  return { block: replaceBox(block, box, [to]), gone: [] };
}

const isWide = ({ kind, box }: MadeBox) => kind === 'text' && box[2] > 130;

/** Two boxes where one was: what was asked in one is asked in parts. */
export function splitBox(block: Block, random: Random): Touched | null {
  const box = pickBox(block, random, isWide);
  if (!box) return null;
  const [x, y, width, height] = box.box;
  const half = (width - 6) / 2;
  const left: MadeBox = { ...box, id: null, box: [x, y, half, height] };
  const right: MadeBox = {
    ...box,
    id: null,
    pdfName: `${box.pdfName.replace(/\[\d+\]$/, '')}_B[0]`,
    box: [x + half + 6, y, half, height],
  };
  return { block: replaceBox(block, box, [left, right]), gone: box.id === null ? [] : [box.id] };
}

/** One box where two stood side by side. */
export function mergeBoxes(block: Block, random: Random): Touched | null {
  const pairs = block.boxes.flatMap((a) =>
    block.boxes
      .filter(
        (b) =>
          a.kind === 'text' &&
          b.kind === 'text' &&
          // Two halves of a box that was split would be that box again.
          a.id !== null &&
          b.id !== null &&
          b !== a &&
          Math.abs(a.box[1] - b.box[1]) < 3 &&
          b.box[0] > a.box[0] &&
          b.box[0] - a.box[0] - a.box[2] < 30,
      )
      .map((b) => [a, b] as const),
  );
  if (pairs.length === 0) return null;
  const [a, b] = random.pick(pairs);
  const merged: MadeBox = {
    ...a,
    id: null,
    box: [a.box[0], a.box[1], b.box[0] + b.box[2] - a.box[0], a.box[3]],
  };
  return {
    block: { ...block, boxes: block.boxes.flatMap((box) => (box === a ? [merged] : box === b ? [] : [box])) },
    gone: [a.id, b.id].filter((id) => id !== null),
  };
}

/** A line to write on becomes a box to tick. */
export function retype(block: Block, random: Random): Touched | null {
  const box = pickBox(block, random, ({ kind }) => kind === 'text');
  if (!box) return null;
  const [x, y] = box.box;
  const { maxLength: _, ...rest } = box;
  const to: MadeBox = { ...rest, id: null, kind: 'checkbox', on: 'Y', box: [x, y, 10, 10] };
  return { block: replaceBox(block, box, [to]), gone: box.id === null ? [] : [box.id] };
}

/** 'No' before 'Yes': words and boxes change their places, and each box keeps its word. */
export function exchangeOrder(block: Block): Touched | null {
  const yes = block.words.filter(({ text }) => text === 'Yes');
  const no = block.words.filter(({ text }) => text === 'No');
  const boxes = block.boxes.filter(({ kind }) => kind === 'checkbox');
  const [first, second] = [...boxes].sort((a, b) => a.box[0] - b.box[0]);
  const [yesWord] = yes;
  const [noWord] = no;
  if (boxes.length !== 2 || !first || !second || !yesWord || !noWord || yes.length !== 1 || no.length !== 1)
    return null;
  if (Math.abs(first.box[1] - second.box[1]) > 3 || yesWord.box[0] > noWord.box[0]) return null;
  const place = (word: LabelWord, text: string): LabelWord => ({ ...word, text });
  const swapped: MadeBox[] = block.boxes.map((box) =>
    box === first ? { ...box, box: second.box } : box === second ? { ...box, box: first.box } : box,
  );
  const words = block.words.map((word) =>
    word === yesWord ? place(word, 'No') : word === noWord ? place(word, 'Yes') : word,
  );
  return { block: { ...block, words, boxes: swapped }, gone: [] };
}

/** A question that nobody asked before, with a yes and a no, after another. */
export function addQuestion(after: Block, random: Random): Block {
  const left = after.number?.box[0] ?? 36;
  const words: LabelWord[] = [{ text: '0.', box: [left, 20, 9, 7] }];
  const width = left > 200 || after.words.every(({ box }) => box[0] < 300) ? 220 : 420;
  for (const [line, y] of [
    [0, 20],
    [1, 9],
  ] as const) {
    let x = left + 24;
    while (x < left + width) {
      const text = random.pick(strangeWords);
      words.push({ text, box: [x, y, text.length * 4.4, line === 0 ? 7 : 6.8] });
      x += text.length * 4.4 + 3;
    }
  }
  const place = (x: number, text: string, index: number): MadeBox => {
    words.push({ text, box: [x + 13, 0.5, text.length * 5, 7] });
    return {
      id: null,
      pdfName: `form1[0].#subform[${random.int(30, 9999)}].NewLine_YesNo[${index}]`,
      page: 0,
      box: [x, -1, 10, 10],
      kind: 'checkbox',
      on: text === 'Yes' ? 'Y' : 'N',
    };
  };
  const number = words[0] ?? null;
  const boxes = [place(left + width - 40, 'Yes', 0), place(left + width, 'No', 1)];
  return { part: after.part, number, top: 28, bottom: -2, words, boxes };
}
