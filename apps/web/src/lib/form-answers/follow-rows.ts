import type { SectionSpec } from '@puente/forms/answers';
import { matchRows } from '@puente/forms/changes';
import { type FormValues, getAt, rowKey } from './form-values.ts';
import { listSpecs } from './row-paths.ts';

type Row = Record<string, unknown>;

function rowsOf(values: FormValues, list: string): Row[] {
  const rows = getAt(values, list);
  return Array.isArray(rows) ? (rows as Row[]) : [];
}

const withoutKey = ({ [rowKey]: _, ...row }: Row): Row => row;

/** Inputs with each row of a list known as the row of `before` that it came from is, and a new one by nothing. */
export function followRows(
  sections: readonly SectionSpec[],
  values: FormValues,
  before: FormValues,
): FormValues {
  const followed = structuredClone(values);
  for (const { path } of listSpecs(sections)) {
    const old = rowsOf(before, path);
    const rows = rowsOf(followed, path);
    const cameFrom = matchRows(old.map(withoutKey), rows.map(withoutKey));
    for (const [index, row] of rows.entries()) {
      const key = old[cameFrom[index] ?? -1]?.[rowKey];
      if (key === undefined) delete row[rowKey];
      else row[rowKey] = key;
    }
  }
  return followed;
}
