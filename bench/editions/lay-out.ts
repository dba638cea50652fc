import type { LabelWord } from '@puente/forms';
import type { PrintedPage } from '@puente/forms/matching';
import type { Block, MadeBox, MadePage, Slot } from './blocks.ts';

/** Points between two questions that did not stand below each other before. */
const newGap = 6;

const moved = (
  block: Block,
  dx: number,
  dy: number,
  page: number,
): { words: LabelWord[]; boxes: MadeBox[] } => ({
  words: block.words.map(({ text, box: [x, y, w, h] }) => ({ text, box: [x + dx, y + dy, w, h] })),
  boxes: block.boxes.map((box) => ({
    ...box,
    page,
    box: [box.box[0] + dx, box.box[1] + dy, box.box[2], box.box[3]],
  })),
});

/** Questions of a column that no longer fit go to the top of the next one. */
function pour(slots: readonly Slot[]): Slot[] {
  let carried: Block[] = [];
  return slots.map((slot, index) => {
    const all = [...carried, ...slot.blocks];
    const fitting: Block[] = [];
    carried = [];
    let at = slot.top;
    for (const block of all) {
      const height = block.top - block.bottom;
      const isLast = index === slots.length - 1;
      if (carried.length === 0 && (at - height > slot.bottom || isLast)) {
        fitting.push(block);
        at -= height + gapAfter(block, slot);
      } else carried.push(block);
    }
    return { ...slot, blocks: fitting };
  });
}

/** The white that stood below a question in its own column, so that what did not change stays where it was. */
function gapAfter(block: Block, slot: Slot): number {
  const below = slot.blocks[slot.blocks.indexOf(block) + 1];
  const gap = below === undefined || !slot.blocks.includes(block) ? newGap : block.bottom - below.top;
  return gap >= 0 && gap < 60 ? gap : newGap;
}

/** Puts every question in its place, from the top of its column down. */
export function layOut(pages: readonly MadePage[]): { pages: PrintedPage[]; boxes: MadeBox[] } {
  const slots = pour(pages.flatMap((page) => page.slots));
  const boxes: MadeBox[] = [];
  const printed = pages.map((page, index): PrintedPage => {
    const words: LabelWord[] = [...page.words];
    boxes.push(...page.boxes);
    for (const slot of slots.filter((each) => each.page === index + 1)) {
      const first = page.slots.find(({ left }) => left === slot.left)?.blocks[0];
      let at = first?.top ?? slot.top;
      for (const block of slot.blocks) {
        const dx = slot.left - leftOf(block, pages);
        const placed = moved(block, dx, at - block.top, index + 1);
        words.push(...placed.words);
        boxes.push(...placed.boxes);
        at -=
          block.top -
          block.bottom +
          gapAfter(block, page.slots.find(({ left }) => left === slot.left) ?? slot);
      }
    }
    return { page: index + 1, width: page.width, height: page.height, words };
  });
  return { pages: printed, boxes };
}

/** The left edge of the column in which a question was printed. */
function leftOf(block: Block, pages: readonly MadePage[]): number {
  const x = Math.min(...block.words.map(({ box }) => box[0]), ...block.boxes.map(({ box }) => box[0]));
  const lefts = [...new Set(pages.flatMap((page) => page.slots.map(({ left }) => left)))].sort(
    (a, b) => a - b,
  );
  return lefts.filter((left) => left - 10 <= x).at(-1) ?? 36;
}
