import type { EvidenceMap } from '@puente/contract';

/** Evidence under `from` and below goes to the same place under `to`. */
export const moveEvidence = (evidence: EvidenceMap, from: string, to: string): EvidenceMap =>
  Object.fromEntries(
    Object.entries(evidence)
      .filter(([path]) => path === from || path.startsWith(`${from}.`))
      .map(([path, one]) => [`${to}${path.slice(from.length)}`, one]),
  );
