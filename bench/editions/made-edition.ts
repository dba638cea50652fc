import type { Catalogue } from '@puente/forms';
import type { BlankFacts } from '@puente/forms/matching';
import { createRandom, type Random } from '../random.ts';
import { cutIntoBlocks, type MadeBox } from './blocks.ts';
import { changeBlocks } from './change-blocks.ts';
import { changeNames } from './change-names.ts';
import { layOut } from './lay-out.ts';

/** An edition that was never printed, with what became of each box of the one it was made from. */
export interface MadeEdition {
  readonly seed: string;
  readonly edition: string;
  readonly facts: BlankFacts;
  /** Id of a known box → name of the box that asks the same now; null where none does, or where print cannot tell. */
  readonly truth: ReadonlyMap<string, string | null>;
  /** What was done to it, one line each. */
  readonly changes: readonly string[];
}

/** The same seed makes the same edition. */
export function makeEdition(known: Catalogue, seed: string): MadeEdition {
  const random = createRandom(`${seed}/${known.form}`);
  const cut = cutIntoBlocks({ pages: known.landmarks, fields: known.fields });
  const changed = changeBlocks(cut, random.fork('blocks'));
  const { pages, boxes } = layOut(changed.pages);
  const named = changeNames(boxes, random.fork('names'));
  const edition = toEdition(random.fork('edition'));
  return {
    seed,
    edition,
    facts: {
      pages: pages.map((page) => ({
        ...page,
        words: page.words.map((word) => (word.text === known.edition ? { ...word, text: edition } : word)),
      })),
      boxes: named.boxes.map(({ id: _, ...box }) => box),
    },
    truth: toTruth(known, named.boxes, changed.gone),
    changes: [...changed.told, ...named.told],
  };
}

function toEdition(random: Random) {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(random.int(1, 12))}/${two(random.int(1, 28))}/27`;
}

function toTruth(known: Catalogue, boxes: readonly MadeBox[], gone: ReadonlySet<string>) {
  const names = new Map(boxes.flatMap(({ id, pdfName }) => (id === null ? [] : [[id, pdfName] as const])));
  return new Map(known.fields.map(({ id }) => [id, gone.has(id) ? null : (names.get(id) ?? null)] as const));
}
