import type { FieldText } from './read-inked-fields.ts';

/** Whether a field was written by hand: uneven letters that the recogniser is not sure of. */
export function isHandwritten({ field: { ink }, letterChance, meanConfidence }: FieldText): boolean {
  const uneven = ink.heightVariation + 2 * ink.baselineVariation + ink.strokeVariation;
  return uneven > 0.9 && meanConfidence < 0.75 && letterChance < 0.7;
}
