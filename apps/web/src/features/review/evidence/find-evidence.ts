import type { Evidence, EvidenceMap } from '@puente/contract';
import { getAt, speaksOf } from '@puente/forms/changes';

/** Answers with the evidence of each. */
export interface ProvenForm {
  readonly formData: unknown;
  readonly evidence: EvidenceMap;
}

function findWhole(map: EvidenceMap, path: string): Evidence | undefined {
  const whole = path.slice(0, path.lastIndexOf('.'));
  return !path.includes('.') || /(^|\.)\d+$/.test(whole) ? undefined : map[whole];
}

/**
 * The evidence of a value. Where the paper has one box for what the form splits (a parent's full name, a place), it is
 * filed under the whole, and each part shows it; a part that the whole does not have is not on the paper.
 */
export function findEvidence({ formData, evidence }: ProvenForm, path: string): Evidence | undefined {
  const found = evidence[path] ?? findWhole(evidence, path);
  return found && speaksOf(found, getAt(formData, path)) ? found : undefined;
}
