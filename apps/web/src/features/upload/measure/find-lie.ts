import type { GrayPicture } from './gray-picture.ts';
import { measureUprightness } from './measure-uprightness.ts';
import { turnPicture } from './turn-picture.ts';

/** Clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** How a page lies in its picture: the turns that set it upright; `onSide`: one or three; null: unknown. */
export type Lie = QuarterTurns | 'onSide' | null;

/** Some five lines of print high. */
const blockSide = 96;
/** Along a line every third pixel is enough to tell it from the next. */
const sampleStep = 3;
/** Of the brightness within a block, against its mean: below this there is bare paper. */
const minSpread = 0.055;
const minBlocks = 8;
/** Lines of print that run aslant, as where a page was photographed from the side. */
const slopes = [-0.1, -0.075, -0.05, -0.025, 0, 0.025, 0.05, 0.075, 0.1];
const maxSlope = Math.max(...slopes);
/** Of the blocks. On photos of the form lines run along in two thirds of them or more, where it lies on its side in a third or less. */
const sureShare = 0.62;
/** On photos of the form the wrong way up never came to 3.5 the other way. */
const sureUpright = 4;

type Block = readonly [left: number, top: number];
type Direction = 'along' | 'across';

interface Stripes {
  /** By block: how much the brightness changes from one line to the next. */
  readonly changes: readonly number[];
  readonly slope: number;
}

/** Print runs in lines: which way they run tells how a page lies, and their letters which way is up. */
export function findLie(picture: GrayPicture): Lie {
  const blocks = listBlocks(picture);
  if (blocks.length < minBlocks) return null;
  const along = findStripes(picture, blocks, 'along');
  const across = findStripes(picture, blocks, 'across');
  const lying = blocks.filter((_, at) => (across.changes[at] as number) > (along.changes[at] as number));
  const share = lying.length / blocks.length;
  if (share > 1 - sureShare && share < sureShare) return null;
  const isOnSide = share >= sureShare;
  const seen = isOnSide ? turnPicture(picture) : picture;
  const uprightness = measureUprightness(seen, isOnSide ? -across.slope : along.slope);
  if (Math.abs(uprightness) < sureUpright) return isOnSide ? 'onSide' : null;
  if (isOnSide) return uprightness > 0 ? 1 : 3;
  return uprightness > 0 ? 0 : 2;
}

function listBlocks({ width, height, data }: GrayPicture): Block[] {
  const blocks: Block[] = [];
  // A line that runs aslant leaves its block by some pixels.
  const room = Math.ceil((blockSide / 2) * maxSlope);
  for (let top = room; top + blockSide + room <= height; top += blockSide)
    for (let left = room; left + blockSide + room <= width; left += blockSide) {
      let [sum, squares] = [0, 0];
      for (let y = top; y < top + blockSide; y += 2)
        for (let x = left; x < left + blockSide; x += 2) {
          const value = data[y * width + x] as number;
          sum += value;
          squares += value * value;
        }
      const mean = (4 * sum) / blockSide ** 2;
      if ((4 * squares) / blockSide ** 2 - mean ** 2 > (minSpread * mean) ** 2) blocks.push([left, top]);
    }
  return blocks;
}

/** At the slope at which lines stand out most. */
function findStripes(picture: GrayPicture, blocks: readonly Block[], direction: Direction): Stripes {
  let best: Stripes & { sum: number } = { changes: [], slope: 0, sum: -1 };
  for (const slope of slopes) {
    const changes = blocks.map((block) => measureChange(picture, block, direction, slope));
    const sum = changes.reduce((total, change) => total + change, 0);
    if (sum > best.sum) best = { changes, slope, sum };
  }
  return best;
}

function measureChange(
  { width, data }: GrayPicture,
  [left, top]: Block,
  direction: Direction,
  slope: number,
): number {
  const [alongStep, lineStep] = direction === 'along' ? [1, width] : [width, 1];
  const start = top * width + left;
  let [change, last] = [0, 0];
  for (let line = 0; line < blockSide; line += 1) {
    let sum = 0;
    for (let at = 0; at < blockSide; at += sampleStep) {
      const aside = Math.round(slope * (at - blockSide / 2));
      sum += data[start + (line + aside) * lineStep + at * alongStep] as number;
    }
    if (line > 0) change += Math.abs(sum - last);
    last = sum;
  }
  return change;
}
