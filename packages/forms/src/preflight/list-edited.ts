import type { EditedAnswer, EvidenceMap } from '@puente/contract';

type Tree = Readonly<Record<string, unknown>>;

const readAt = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? (node as Tree)[key] : undefined),
      data,
    );

const toValue = (value: unknown): EditedAnswer['now'] => {
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(', ') : null;
};

/** Answers that a person changed after they were read from the paper. What could not be read has no difference to it. */
export const listEdited = (data: unknown, evidence: EvidenceMap): EditedAnswer[] =>
  Object.entries(evidence)
    .filter(([, { edited }]) => edited)
    .map(([path, { asRead, text }]) => ({ path, asRead: asRead ?? text, now: toValue(readAt(data, path)) }))
    .filter(({ asRead, now }) => asRead !== '' && asRead !== now);
