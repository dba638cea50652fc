import type { Evidence } from '@puente/contract';
import type { FindEvidence } from './opened-form.ts';

interface NameLine {
  /** '' when there is nothing to tell apart. */
  readonly line: string;
  readonly evidence: Evidence | undefined;
}

const partKeys = ['family_name', 'given_name', 'middle_name'];

/**
 * The line a name stands in while its parts are still to be told: what stands in the form, or what was read there when
 * only some parts were told since. A paper that has a box for each part shows those. `readPath` is where the line stood
 * when the form was opened; null in a new entry.
 */
export function findNameLine(value: unknown, readPath: string | null, findEvidence: FindEvidence): NameLine {
  if (readPath === null) return { line: '', evidence: undefined };
  const evidence = findEvidence(readPath);
  if (typeof value === 'string' && value !== '') return { line: value, evidence };
  const row = readPath.slice(0, readPath.lastIndexOf('.'));
  const hasOwnProof = partKeys.some((key) => findEvidence(`${row}.name.${key}`) !== undefined);
  const { edited, asRead } = evidence ?? {};
  return { line: edited && !hasOwnProof && typeof asRead === 'string' ? asRead : '', evidence };
}
