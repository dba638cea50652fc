import type { Evidence } from '@puente/contract';

export type EvidenceStatus = 'high' | 'medium' | 'low' | 'typed' | 'none';

/** What to say of a value: how well it was read, that the person typed it, or that the paper has none. */
export const toStatus = (evidence: Evidence | undefined, edited: boolean, empty: boolean): EvidenceStatus => {
  if (edited || evidence?.edited) return 'typed';
  if (evidence) return evidence.confidence;
  return empty ? 'none' : 'typed';
};
