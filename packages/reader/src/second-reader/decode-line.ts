/** A sign of a line and where on it, in steps of the network's answer. */
export interface DecodedSign {
  readonly text: string;
  /** As the network says it, 0 to 1. */
  readonly confidence: number;
  readonly firstStep: number;
  readonly lastStep: number;
}

/** The network's answer: for each step along the line the chance of each class. */
export interface LineChances {
  readonly steps: number;
  readonly classes: number;
  readonly chances: Float32Array;
}

/** The classes that may be read: with an alphabet its signs alone, and always the one for no sign. */
export const listClasses = (signs: readonly string[], alphabet?: string): number[] =>
  signs.flatMap((sign, at) => (alphabet === undefined || alphabet.includes(sign) ? [at] : []));

/** The likeliest allowed class of each step; repetitions are one sign, and class 0 stands between signs. */
export function decodeLine(
  { steps, classes, chances }: LineChances,
  signs: readonly string[],
  allowed: readonly number[],
): DecodedSign[] {
  const decoded: Array<{ text: string; confidence: number; firstStep: number; lastStep: number }> = [];
  let before = 0;
  for (let step = 0; step < steps; step++) {
    let best = 0;
    let top = -1;
    let sum = 0;
    for (const each of allowed) {
      const chance = chances[step * classes + each] as number;
      sum += chance;
      if (chance > top) {
        top = chance;
        best = each;
      }
    }
    const confidence = top / Math.max(sum, 0.05);
    if (best !== 0 && best !== before)
      decoded.push({ text: signs[best] as string, confidence, firstStep: step, lastStep: step });
    else if (best !== 0) {
      const last = decoded.at(-1);
      if (last) {
        last.lastStep = step;
        last.confidence = Math.max(last.confidence, confidence);
      }
    }
    before = best;
  }
  return decoded;
}
