import type { Evidence, EvidenceMap } from '@puente/contract';

/**
 * The evidence of a value. Where the paper has one box for what the form splits (a parent's full name, a place), it is
 * filed under the whole, and each part shows it.
 */
export const findEvidence = (map: EvidenceMap, path: string): Evidence | undefined => {
  const exact = map[path];
  if (exact) return exact;
  const whole = path.slice(0, path.lastIndexOf('.'));
  if (!path.includes('.') || /(^|\.)\d+$/.test(whole)) return undefined;
  return map[whole];
};
