import { type Json, join, matchRows } from '@puente/forms/changes';
import { AppError } from '../../platform/app-error.ts';
import { getRows, splitPath } from './followed-form.ts';

const shape = /^[a-z0-9_]+(\.[a-z0-9_]+)*$/;

/** @throws AppError invalid_input for a path that is of no answer of this form; the empty one is the form as a whole */
export function assertPath(path: string, form: Record<string, Json>, at: string): void {
  const root = path.split('.')[0] ?? '';
  if (path === '' || (shape.test(path) && Object.hasOwn(form, root))) return;
  throw new AppError('invalid_input', { issues: [{ path: at, message: 'no answer of this form' }] });
}

/** A path in the reviewer's form data as one in the version it was made from; a row they added is told by its list. */
export function toBasePath(path: string, base: Json, input: Json): string {
  const place = splitPath(path);
  if (!place) return path;
  const { list, row, answer } = place;
  const from = matchRows(getRows(base, list), getRows(input, list))[row] ?? -1;
  if (from < 0) return list;
  return answer ? join(join(list, from), answer) : join(list, from);
}
