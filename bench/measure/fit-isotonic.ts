import type { Scored } from './calibration.ts';

/** From a raw score upwards → the chance that came true; rising in both. */
export type Steps = ReadonlyArray<readonly [rawScore: number, chance: number]>;

interface Block {
  from: number;
  right: number;
  count: number;
}
/** One wrong in so many unseen: a block without a mistake does not promise certainty. */
const chanceOf = ({ right, count }: Block) => (right + 0.5) / (count + 1);

/** Pools neighbours until chance rises with the raw score; blocks smaller than `atLeast` are pooled too. */
export function fitIsotonic(values: readonly Scored[], atLeast = 30): Steps {
  const blocks: Block[] = [];
  for (const { score, right } of [...values].sort((a, b) => a.score - b.score)) {
    const last = blocks.at(-1);
    if (last && (last.from === score || last.count < atLeast)) {
      last.right += Number(right);
      last.count += 1;
    } else blocks.push({ from: score, right: Number(right), count: 1 });
    pool(blocks);
  }
  const tail = blocks.at(-1);
  if (tail && tail.count < atLeast && blocks.length > 1) join(blocks);
  return blocks.map((block) => [block.from, chanceOf(block)] as const);
}

function join(blocks: Block[]): void {
  const above = blocks.pop();
  const below = blocks.at(-1);
  if (!above || !below) return;
  below.right += above.right;
  below.count += above.count;
}

function pool(blocks: Block[]): void {
  for (;;) {
    const [below, above] = blocks.slice(-2);
    if (!below || !above || above.count < 2 || chanceOf(below) <= chanceOf(above)) return;
    join(blocks);
  }
}

/** The chance that belongs to a raw score: that of the last step at or below it. */
export function readSteps(steps: Steps, rawScore: number): number {
  let chance = steps[0]?.[1] ?? 0;
  for (const [from, value] of steps) {
    if (rawScore < from) break;
    chance = value;
  }
  return chance;
}
