import type { FieldReading, FieldSpec, FormName } from '@puente/forms';
import { isProposableKind, type ProposableKind } from './proposable-kinds.ts';

/**
 * Parts that hold plain facts about the applicant and the family. Left out: the claim itself (I-589 Parts B and C,
 * Supplement B), filing categories (I-485 Part 2, I-765 Part 2 items 27 to 31), eligibility (I-485 Parts 3 and 9), the
 * body's description (I-485 Part 8), and all about signers, interpreters, preparers, attorneys and offices.
 */
const openParts: Readonly<Record<FormName, ReadonlySet<string>>> = {
  'I-589': new Set(['A.I', 'A.II', 'A.III', 'S-A']),
  'I-485': new Set(['P1', 'P4', 'P5', 'P6', 'P7', 'P10']),
  'I-765': new Set(['P2', 'P3']),
};
const closedItems: Readonly<Record<FormName, RegExp>> = {
  'I-589': /(^|[.-])(race|religion)([.-]|$)/,
  'I-485': /^P4\.[1-4](\.|$)/,
  'I-765': /^P2\.(2[7-9]|3[01])(\.|$)|^P3\.[12](\.|$)/,
};

/** From this score on a local reading stands, and nothing is asked about it. */
export const checkedScore = 0.85;

/** The kind under which a field may be shown to a model; null: never. */
export function findProposableKind(form: FormName, spec: FieldSpec): ProposableKind | null {
  const { valueKind, kind, part, id } = spec;
  if (kind !== 'text' || !isProposableKind(valueKind)) return null;
  return openParts[form].has(part) && !closedItems[form].test(id) ? valueKind : null;
}

/** Ink was found by the reader itself and it does not stand for what it read. */
export function isDoubtful(reading: FieldReading): boolean {
  if (reading.source !== 'ocr') return false;
  if (reading.state === 'unclear') return true;
  return reading.state === 'text' && (reading.handwritten === true || reading.score < checkedScore);
}
