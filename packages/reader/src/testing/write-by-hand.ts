import { drawLetter, moveCommand, toPathData } from './hand-letters.ts';

/** Hands that work on the reader may look at. */
export const neatHands = ['patrick-hand', 'architects-daughter', 'coming-soon', 'handlee'] as const;
/** Hands kept for the end: what is measured on them was never fitted to them. */
export const keptHands = ['kalam', 'schoolbell', 'indie-flower'] as const;
/** Joined writing, and joined writing kept for the end. */
export const scriptHands = ['cedarville-cursive', 'la-belle-aurore'] as const;
export const keptScripts = ['homemade-apple', 'dancing-script'] as const;
export type ScriptName = (typeof scriptHands)[number] | (typeof keptScripts)[number];
export type HandName = (typeof neatHands)[number] | (typeof keptHands)[number] | ScriptName;

/** How a person writes: whose letters, and how much each differs from the last of its kind; 0 not at all, 1 a neat hand. */
export interface NeatHand {
  readonly name: HandName;
  readonly unsteadiness: number;
}

export interface HandLine {
  readonly x: number;
  /** Grows downwards. */
  readonly baseline: number;
  readonly sizePt: number;
}

/** Roughly normal, mean 0, deviation 1. */
type Normal = () => number;

/** The same row of numbers for the same seed, on every machine. */
export function steadyNormal(seed: number): Normal {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return () => next() + next() + next() + next() + next() + next() - 3;
}

/** One SVG path a letter: leaning, size, place and curves of each a little different from the last. */
export function writeByHand(text: string, line: HandLine, hand: NeatHand, normal: Normal): string[] {
  const paths: string[] = [];
  let { x } = line;
  for (const letter of text) {
    const { commands, advance } = drawLetter(hand.name, letter, line.sizePt);
    const vary = createVariation(line.sizePt, hand.unsteadiness, normal);
    const [left, foot] = [x, line.baseline + vary.lift];
    const place = (px: number, py: number) => {
      const [dx, dy] = vary.bend(px, py);
      return [left + dx, foot + dy] as const;
    };
    paths.push(toPathData(commands.map((command) => moveCommand(command, place))));
    x += advance * (1 + 0.04 * hand.unsteadiness * normal());
  }
  return paths.filter((path) => path !== '');
}

function createVariation(sizePt: number, unsteadiness: number, normal: Normal) {
  const some = (share: number) => share * unsteadiness * normal();
  const [lean, grow, widen, phase] = [some(0.04), 1 + some(0.045), 1 + some(0.05), normal()];
  const [waveX, waveY] = [some(0.012) * sizePt, some(0.012) * sizePt];
  return {
    lift: some(0.025) * sizePt,
    bend: (x: number, y: number): readonly [number, number] => [
      (x - lean * y) * grow * widen + waveX * Math.sin((y / sizePt) * 5 + phase),
      y * grow + waveY * Math.sin((x / sizePt) * 5 + phase),
    ],
  };
}
