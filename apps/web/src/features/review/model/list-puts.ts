import { isObject, isRowList, isSameJson, join } from '@puente/forms/changes';
import { rowKey } from '../../../lib/form-answers/form-values.ts';
import type { Diff } from './diff.ts';

const keyOf = (row: unknown) => (isObject(row) ? row[rowKey] : undefined);

/** Each row is the one that stood in its place; of rows added since the review was opened, only their answers tell. */
const isInPlace = (before: readonly unknown[], after: readonly unknown[]) =>
  before.length === after.length &&
  after.every((row, at) =>
    keyOf(row) === undefined ? isSameJson(row, before[at]) : keyOf(row) === keyOf(before[at]),
  );

/**
 * What is to be put in place of `now` so that `next` stands there. Rows that stay where they are get their answers one by
 * one, so that an input being typed in is left alone.
 */
export function listPuts(now: unknown, next: unknown, path = ''): Diff {
  if (isSameJson(now, next)) return [];
  const areRows = isRowList(now) || isRowList(next);
  if (areRows && Array.isArray(now) && Array.isArray(next)) {
    if (!isInPlace(now, next)) return [{ kind: 'rows', path, before: now, after: next }];
    return next.flatMap((row, at) => listPuts(now[at], row, join(path, at)));
  }
  if (isObject(now) && isObject(next))
    return Object.keys(next).flatMap((key) => listPuts(now[key], next[key], join(path, key)));
  return [{ kind: 'answer', path, before: now, after: next }];
}
