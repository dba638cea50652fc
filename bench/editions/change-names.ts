import type { Random } from '../random.ts';
import type { MadeBox } from './blocks.ts';

interface Named {
  readonly boxes: readonly MadeBox[];
  readonly told: readonly string[];
}

const letters = 'abcdefghijkmnpqrstuvwxyz';
const toToken = (random: Random) =>
  Array.from({ length: 7 }, () => letters[random.int(0, letters.length - 1)]).join('');

/** Gives each box the name it has in the new file. Some editions rename nothing, some everything; every name is its own. */
export function changeNames(boxes: readonly MadeBox[], random: Random): Named {
  const style = random.pick(['kept', 'some', 'some', 'all', 'counted', 'exchanged', 'headers'] as const);
  const named = styles[style](boxes, random);
  return { boxes: makeUnique(named.boxes), told: [`names: ${style}`, ...named.told] };
}

const rename = (boxes: readonly MadeBox[], isRenamed: () => boolean, random: Random) =>
  boxes.map((box) => (isRenamed() ? { ...box, pdfName: `form1[0].${toToken(random)}[0]` } : box));

const styles: Record<
  'kept' | 'some' | 'all' | 'counted' | 'exchanged' | 'headers',
  (boxes: readonly MadeBox[], random: Random) => Named
> = {
  kept: (boxes) => ({ boxes, told: [] }),
  some: (boxes, random) => ({ boxes: rename(boxes, () => random.chance(0.15), random), told: [] }),
  all: (boxes, random) => ({ boxes: rename(boxes, () => true, random), told: [] }),
  counted: (boxes) => ({
    boxes: boxes.map((box, index) => ({ ...box, pdfName: `Text${index + 1}` })),
    told: [],
  }),
  exchanged: (boxes, random) => {
    const now = [...boxes];
    const told: string[] = [];
    for (let count = random.int(1, 6); count > 0; count--) {
      const a = random.int(0, now.length - 1);
      const same = now.flatMap((box, index) => (index !== a && box.kind === now[a]?.kind ? [index] : []));
      const b = random.pick(same);
      const [first, second] = [now[a], now[b]];
      if (!first || !second) continue;
      now[a] = { ...first, pdfName: second.pdfName };
      now[b] = { ...second, pdfName: first.pdfName };
      told.push(`exchanged the names of ${first.id} and ${second.id}`);
    }
    return { boxes: now, told };
  },
  // All numbers of the applicant get one name, counted page by page: the old name of the real one is a header's now.
  headers: (boxes) => {
    const isNumber = ({ id }: MadeBox) => id !== null && /header\.a-number|P1\.4\.a-number/.test(id);
    const ordered = boxes.filter(isNumber).sort((a, b) => a.page - b.page || b.box[1] - a.box[1]);
    const at = new Map(ordered.map((box, index) => [box, index]));
    return {
      boxes: boxes.map((box) => {
        const index = at.get(box);
        return index === undefined
          ? box
          : { ...box, pdfName: `form1[0].#subform[0].Pt1Line4_AlienNumber[${index}]` };
      }),
      told: [],
    };
  },
};

function makeUnique(boxes: readonly MadeBox[]): MadeBox[] {
  const used = new Set<string>();
  return boxes.map((box) => {
    let { pdfName } = box;
    for (let count = 1; used.has(pdfName); count++) pdfName = `${box.pdfName}_${count}`;
    used.add(pdfName);
    return { ...box, pdfName };
  });
}
