import type { Evidence } from '@puente/contract';

export type EvidenceStatus = 'high' | 'medium' | 'low' | 'handwritten' | 'unread' | 'typed' | 'none';

/** What to say of a value: how well it was read or that it was not, that the person typed it, or that the paper has none. */
export const toStatus = (evidence: Evidence | undefined, edited: boolean, empty: boolean): EvidenceStatus => {
  if (edited || evidence?.edited) return 'typed';
  if (evidence && empty) return 'unread';
  if (evidence?.handwritten) return 'handwritten';
  if (evidence) return evidence.confidence;
  return empty ? 'none' : 'typed';
};
