import type { FieldReading } from '@puente/forms';
import { heldAgainst, isCredible } from './is-credible.ts';
import { isDoubtful } from './is-proposable.ts';
import type { ProposableKind } from './proposable-kinds.ts';

/** A proposal that found its field again. `kind` is what the field was shown as. */
export interface FieldProposal {
  readonly fieldId: string;
  readonly kind: ProposableKind;
  readonly text: string;
}

/**
 * Not calibrated, and low whatever the model claims, so that the person looks at each one. Even lower where the reader had
 * nothing to compare it with.
 */
const scores = { nearLocal: 0.7, alone: 0.5 };

/** Readings with credible proposals in place of doubtful ones. A reading that proposals confirm stays as it was. */
export function applyProposals(
  readings: ReadonlyMap<string, FieldReading>,
  proposals: readonly FieldProposal[],
): Map<string, FieldReading> {
  const result = new Map(readings);
  for (const { fieldId, kind, text: answer } of proposals) {
    const local = readings.get(fieldId);
    const text = answer.normalize('NFC').trim();
    if (!local || !isDoubtful(local) || !isCredible(text, kind, local)) continue;
    if (local.state === 'text' && local.text === text) continue;
    result.set(fieldId, {
      fieldId,
      place: local.place,
      source: 'ai',
      score: heldAgainst(local) === '' ? scores.alone : scores.nearLocal,
      ...(local.handwritten === undefined ? {} : { handwritten: local.handwritten }),
      state: 'text',
      text,
    });
  }
  return result;
}
