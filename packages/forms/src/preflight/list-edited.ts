import type { EditedAnswer, EvidenceMap } from '@puente/contract';
import { getAt, isMadeLine } from '../changes/index.ts';

function toValue(value: unknown): EditedAnswer['now'] {
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(', ') : null;
}

/** A line that is made of the parts of a name changes with them, so only the parts are listed. */
function isMade(data: unknown, path: string): boolean {
  const at = path.lastIndexOf('.');
  return isMadeLine(path.slice(at + 1), getAt(data, path.slice(0, at)));
}

/**
 * Answers that a person changed after they were read from the paper. An answer that could not be read cannot differ from
 * what was read.
 */
export const listEdited = (data: unknown, evidence: EvidenceMap): EditedAnswer[] =>
  Object.entries(evidence)
    .filter(([path, { edited }]) => edited && !isMade(data, path))
    .map(([path, { asRead, text }]) => ({ path, asRead: asRead ?? text, now: toValue(getAt(data, path)) }))
    .filter(({ asRead, now }) => asRead !== '' && asRead !== now);
