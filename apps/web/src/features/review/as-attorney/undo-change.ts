import type { Change } from '@puente/forms/changes';
import { getAt, rowKey } from '../../../lib/form-answers/form-values.ts';
import { toPathNow } from '../../../lib/form-answers/row-paths.ts';
import { rowsAt } from '../model/diff.ts';
import type { ReviewModel } from '../model/review-model.ts';

function splitRow(path: string) {
  const at = path.lastIndexOf('.');
  return { list: path.slice(0, at), row: Number(path.slice(at + 1)) };
}

/** An entry the reviewer added has no place in the list as it was. */
const placeOf = (row: Record<string, unknown>) => (typeof row[rowKey] === 'number' ? row[rowKey] : -1);

/** Takes one change back, in the form on the screen. */
export function undoChange(model: ReviewModel, { kind, path }: Change) {
  const { sections, opened } = model.form;
  const { values } = model.getState();
  if (kind === 'change') {
    const now = toPathNow(sections, values, path);
    if (now !== null) model.put(now, getAt(opened, path));
    return;
  }
  const { list, row } = splitRow(path);
  const rows = rowsAt(values, list);
  if (kind === 'add') return model.setRows(list, rows.toSpliced(row, 1));
  const entry = rowsAt(opened, list)[row];
  if (!entry) return;
  const next = rows.findIndex((other) => placeOf(other) > row);
  model.setRows(list, rows.toSpliced(next < 0 ? rows.length : next, 0, entry));
}
