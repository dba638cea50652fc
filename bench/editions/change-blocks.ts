import type { Random } from '../random.ts';
import type { Block, MadePage } from './blocks.ts';
import {
  addQuestion,
  exchangeOrder,
  mergeBoxes,
  moveBox,
  retype,
  reword,
  splitBox,
  type Touched,
} from './change-block.ts';

/** Pages after something was done to them. */
interface Change {
  readonly pages: readonly MadePage[];
  /** Ids of known boxes that ask something else now, or of which print cannot tell. */
  readonly gone: ReadonlySet<string>;
  /** One line each. */
  readonly told: readonly string[];
}

/** Where a question stands. */
interface At {
  readonly page: number;
  readonly slot: number;
  readonly block: number;
}

const listQuestions = (pages: readonly MadePage[]): At[] =>
  pages.flatMap(({ slots }, page) =>
    slots.flatMap(({ blocks }, slot) =>
      blocks.flatMap((block, index) => (block.number === null ? [] : [{ page, slot, block: index }])),
    ),
  );

function replace(
  pages: readonly MadePage[],
  at: At,
  with_: (block: Block, next: Block | undefined) => readonly Block[],
  takesNext = false,
): MadePage[] {
  return pages.map((page, p) =>
    p !== at.page
      ? page
      : {
          ...page,
          slots: page.slots.map((slot, s) => {
            const block = slot.blocks[at.block];
            if (s !== at.slot || block === undefined) return slot;
            const next = slot.blocks[at.block + 1];
            const blocks = [...slot.blocks];
            blocks.splice(at.block, takesNext ? 2 : 1, ...with_(block, next));
            return { ...slot, blocks };
          }),
        },
  );
}

const blockAt = (pages: readonly MadePage[], { page, slot, block }: At) =>
  pages[page]?.slots[slot]?.blocks[block];

const textOf = ({ words, number }: Block) =>
  words
    .filter((word) => word !== number)
    .map(({ text }) => text)
    .join(' ');

/** Rows that are printed alike but for their number: which of them was dropped or exchanged, no print tells. */
const isTwin = (one: Block, other: Block | undefined): other is Block =>
  other !== undefined && other.part === one.part && textOf(other) === textOf(one);

/** The last of the rows that are printed like the one at a place. */
function lastTwin(pages: readonly MadePage[], at: At): At {
  const block = blockAt(pages, at);
  const next = { ...at, block: at.block + 1 };
  return block && isTwin(block, blockAt(pages, next)) ? lastTwin(pages, next) : at;
}

/** What may be done to one question, and how often in an edition. */
const touches: ReadonlyArray<
  readonly [kind: string, low: number, high: number, touch: (block: Block, random: Random) => Touched | null]
> = [
  ['reworded', 0, 14, reword],
  ['moved a box of', 0, 10, moveBox],
  ['split a box of', 0, 3, splitBox],
  ['merged boxes of', 0, 3, mergeBoxes],
  ['retyped a box of', 0, 3, retype],
  ['exchanged the choices of', 0, 6, exchangeOrder],
];

/** A lettered question stands under a heading with its neighbours: elsewhere it would ask something else. */
const isWhole = ({ number }: Block) => number !== null && /^\d+\.$/.test(number.text);

export function changeBlocks(pages: readonly MadePage[], random: Random): Change {
  const gone = new Set<string>();
  const told: string[] = [];
  let now: readonly MadePage[] = pages;
  const nameOf = (block: Block) => `${block.part} ${block.number?.text ?? ''}`;
  const pickAt = () => random.pick(listQuestions(now));

  for (const [kind, low, high, touch] of touches) {
    for (let count = random.int(low, high); count > 0; count--) {
      const at = pickAt();
      const block = blockAt(now, at);
      const touched = block && touch(block, random);
      if (!block || !touched) continue;
      for (const id of touched.gone) gone.add(id);
      told.push(`${kind} ${nameOf(block)}`);
      now = replace(now, at, () => [touched.block]);
    }
  }
  for (let count = random.int(0, 4); count > 0; count--) {
    const at = lastTwin(now, pickAt());
    const block = blockAt(now, at);
    if (!block) continue;
    for (const { id } of block.boxes) if (id !== null) gone.add(id);
    told.push(`dropped ${nameOf(block)}`);
    now = replace(now, at, () => []);
  }
  for (let count = random.int(0, 4); count > 0; count--) {
    const at = pickAt();
    const block = blockAt(now, at);
    if (!block) continue;
    told.push(`added one after ${nameOf(block)}`);
    now = replace(now, at, () => [block, addQuestion(block, random)]);
  }
  for (let count = random.int(0, 3); count > 0; count--) {
    const at = pickAt();
    const block = blockAt(now, at);
    const next = now[at.page]?.slots[at.slot]?.blocks[at.block + 1];
    if (!block || !next || next.number === null || next.part !== block.part) continue;
    if (!isWhole(block) || !isWhole(next) || isTwin(block, next)) continue;
    told.push(`exchanged ${nameOf(block)} and ${nameOf(next)}`);
    now = replace(now, at, () => [next, block], true);
  }
  return { pages: renumber(now), gone, told };
}

/** Numbers the questions of each part again, where they count whole numbers up from one. */
function renumber(pages: readonly MadePage[]): MadePage[] {
  const counts = new Map<string, number>();
  return pages.map((page) => ({
    ...page,
    slots: page.slots.map((slot) => ({
      ...slot,
      blocks: slot.blocks.map((block) => {
        const { number } = block;
        if (number === null || !/^\d+\.$/.test(number.text)) return block;
        const count = (counts.get(block.part) ?? 0) + 1;
        counts.set(block.part, count);
        const text = `${count}.`;
        return {
          ...block,
          number: { ...number, text },
          words: block.words.map((word) => (word === number ? { ...word, text } : word)),
        };
      }),
    })),
  }));
}
