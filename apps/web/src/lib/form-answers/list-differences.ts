import { type FormValues, rowKey, toAnswerText } from './form-values.ts';

export interface Difference {
  readonly path: string;
  /** As shown to a person; '' is not answered. */
  readonly before: string;
  readonly after: string;
}

function listLeaves(value: unknown, path = ''): [path: string, text: string][] {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return [[path, value.join(', ')]];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      key === rowKey ? [] : listLeaves(inner, path ? `${path}.${key}` : key),
    );
  const text = toAnswerText(value);
  return [[path, typeof text === 'string' ? text : '']];
}

/** The answers that are not the same in both, in the order of `after`, then those only `before` has. */
export function listDifferences(before: FormValues, after: FormValues): Difference[] {
  const old = new Map(listLeaves(before));
  const now = new Map(listLeaves(after));
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((path) => {
    const difference = { path, before: old.get(path) ?? '', after: now.get(path) ?? '' };
    return difference.before === difference.after ? [] : [difference];
  });
}

/** A value of the form data, or a whole row, as `Difference` holds it. */
export function toDifferenceText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.values(value)
    .map(toDifferenceText)
    .filter((text) => text !== '')
    .join(', ');
}
