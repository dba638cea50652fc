import type { FieldText } from '../recognise/read-inked-fields.ts';

/** Chance that a text is right, from how it was read. */
export function scoreText({ letterChance, verdict, agreement, field }: FieldText): number {
  const doubt = 1 - Math.min(0.9995, letterChance);
  const verdictFactor = verdict === 'fits' ? 0.25 : verdict === 'fails' ? 6 : 1;
  const agreementFactor = 1 + 1.5 * (1 - agreement);
  const residualFactor = 1 + Math.max(0, field.residualPt - 0.6);
  return Math.max(0.02, 1 - Math.min(0.98, doubt * verdictFactor * agreementFactor * residualFactor));
}
