import type { ListSpec, SectionSpec } from '@puente/forms/answers';
import { type FormValues, getAt, rowKey } from './form-values.ts';

export const listSpecs = (sections: readonly SectionSpec[]): ListSpec[] =>
  sections.flatMap(({ parts }) => parts.filter((part) => part.kind === 'list'));

/** The path an answer had when the form was opened, where its evidence is filed; null in a new entry. */
export function toReadPath(
  sections: readonly SectionSpec[],
  values: FormValues,
  path: string,
): string | null {
  const list = listSpecs(sections).find((spec) => path.startsWith(`${spec.path}.`));
  if (!list) return path;
  const [row, ...inner] = path.slice(list.path.length + 1).split('.');
  const rows = (getAt(values, list.path) ?? []) as Record<string, unknown>[];
  const key = rows[Number(row)]?.[rowKey];
  return typeof key === 'number' ? [list.path, key, ...inner].join('.') : null;
}

/** The path an answer has now, for one it had when the form was opened; null when its row is gone. */
export function toPathNow(sections: readonly SectionSpec[], values: FormValues, path: string): string | null {
  const list = listSpecs(sections).find((spec) => path.startsWith(`${spec.path}.`));
  if (!list) return path;
  const [row, ...inner] = path.slice(list.path.length + 1).split('.');
  const rows = (getAt(values, list.path) ?? []) as Record<string, unknown>[];
  const at = rows.findIndex((entry) => entry[rowKey] === Number(row));
  return at < 0 ? null : [list.path, at, ...inner].join('.');
}
