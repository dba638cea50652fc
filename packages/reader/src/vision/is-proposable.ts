import { type FieldReading, type FieldSpec, paperOf, type SourceForm } from '@puente/forms';
import { isProposableKind, type ProposableKind } from './proposable-kinds.ts';

/** From this score on a local reading is accepted, and the model is not asked about it. */
export const checkedScore = 0.85;

/**
 * The kind under which a field may be shown to a model; null: never. Left out are the claim itself, filing categories,
 * eligibility, the body's description, and all about signers, interpreters, preparers, attorneys and offices.
 */
export function findProposableKind(form: SourceForm, spec: FieldSpec): ProposableKind | null {
  const { valueKind, kind, part, id } = spec;
  if (kind !== 'text' || !isProposableKind(valueKind)) return null;
  const { factParts, closedBoxes } = paperOf(form);
  return factParts.has(part) && !closedBoxes.test(id) ? valueKind : null;
}

/** The reader found ink, and does not trust what it read there. */
export function isDoubtful(reading: FieldReading): boolean {
  if (reading.source !== 'ocr') return false;
  if (reading.state === 'unclear') return true;
  return reading.state === 'text' && (reading.handwritten === true || reading.score < checkedScore);
}
