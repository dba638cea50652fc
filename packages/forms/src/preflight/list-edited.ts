import type { EditedAnswer, EvidenceMap } from '@puente/contract';
import { getAt } from '../changes/index.ts';

const toValue = (value: unknown): EditedAnswer['now'] => {
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(', ') : null;
};

/** Answers that a person changed after they were read from the paper. What could not be read has no difference to it. */
export const listEdited = (data: unknown, evidence: EvidenceMap): EditedAnswer[] =>
  Object.entries(evidence)
    .filter(([, { edited }]) => edited)
    .map(([path, { asRead, text }]) => ({ path, asRead: asRead ?? text, now: toValue(getAt(data, path)) }))
    .filter(({ asRead, now }) => asRead !== '' && asRead !== now);
