/** A sign of a line and where on it, in steps of the network's answer. */
export interface DecodedSign {
  readonly text: string;
  /** As the network says it, 0 to 1. */
  readonly confidence: number;
  /** How sure it is when the word is a known one, where that is surer. */
  readonly inWord?: number;
  readonly firstStep: number;
  readonly lastStep: number;
}

/** The network's answer: for each step along the line the chance of each class. */
export interface LineChances {
  readonly steps: number;
  readonly classes: number;
  readonly chances: Float32Array;
}

/** The class that stands between signs. */
export const noSign = 0;

/** The classes that may be read: with an alphabet its signs alone, and always the one for no sign. */
export const listClasses = (signs: readonly string[], alphabet?: string): number[] =>
  signs.flatMap((sign, at) => (alphabet === undefined || alphabet.includes(sign) ? [at] : []));

/** The likeliest allowed class of each step, as signs. */
export const decodeLine = (
  answer: LineChances,
  signs: readonly string[],
  allowed: readonly number[],
): DecodedSign[] => toSigns(findLikeliest(answer, allowed), answer, signs, allowed);

/** Of each step. */
export function findLikeliest(
  { steps, classes, chances }: LineChances,
  allowed: readonly number[],
): number[] {
  const chosen: number[] = [];
  for (let step = 0; step < steps; step++) {
    let best = noSign;
    let top = -1;
    for (const each of allowed) {
      const chance = chances[step * classes + each] as number;
      if (chance <= top) continue;
      top = chance;
      best = each;
    }
    chosen.push(best);
  }
  return chosen;
}

/** The signs of a class a step, as sure as each is among the allowed ones; repetitions are one sign. */
export function toSigns(
  chosen: readonly number[],
  { classes, chances }: LineChances,
  signs: readonly string[],
  allowed: readonly number[],
): DecodedSign[] {
  const decoded: Array<{ text: string; confidence: number; firstStep: number; lastStep: number }> = [];
  let before = noSign;
  for (const [step, sign] of chosen.entries()) {
    const last = decoded.at(-1);
    if (sign !== noSign) {
      let sum = 0;
      for (const each of allowed) sum += chances[step * classes + each] as number;
      const confidence = (chances[step * classes + sign] as number) / Math.max(sum, 0.05);
      if (sign === before && last) {
        last.lastStep = step;
        last.confidence = Math.max(last.confidence, confidence);
      } else decoded.push({ text: signs[sign] as string, confidence, firstStep: step, lastStep: step });
    }
    before = sign;
  }
  return decoded;
}
