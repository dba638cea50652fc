import type { Change } from '@puente/forms/changes';
import type { SectionSpec } from '../../../lib/form-answers/field-spec.ts';
import { type FormValues, getAt, rowKey } from '../../../lib/form-answers/form-values.ts';
import { toPathNow } from '../../../lib/form-answers/row-paths.ts';

type Put = (kind: 'answer' | 'rows', path: string, value: unknown) => void;
type Row = Record<string, unknown>;

interface Work {
  readonly sections: readonly SectionSpec[];
  readonly opened: FormValues;
  readonly values: () => FormValues;
}

const splitRow = (path: string) => {
  const at = path.lastIndexOf('.');
  return { list: path.slice(0, at), row: Number(path.slice(at + 1)) };
};

/** An entry the reviewer added has no place in the list as it was. */
const placeOf = (row: Row) => (typeof row[rowKey] === 'number' ? row[rowKey] : -1);

/** Takes one change back, in the form on the screen. */
export const undoChange = ({ sections, opened, values }: Work, { kind, path }: Change, put: Put) => {
  if (kind === 'change') {
    const now = toPathNow(sections, values(), path);
    if (now !== null) put('answer', now, getAt(opened, path));
    return;
  }
  const { list, row } = splitRow(path);
  const rows = getAt(values(), list) as Row[];
  if (kind === 'add') return put('rows', list, rows.toSpliced(row, 1));
  const entry = (getAt(opened, list) as Row[])[row];
  if (!entry) return;
  const next = rows.findIndex((other) => placeOf(other) > row);
  put('rows', list, rows.toSpliced(next < 0 ? rows.length : next, 0, entry));
};
