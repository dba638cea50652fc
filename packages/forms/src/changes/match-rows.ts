import { isSameJson } from './is-same-json.ts';

export type Json = unknown;

export const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const join = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key));

/** Whether a path names a row of a list, and not an answer in it. */
export const isRowPath = (path: string) => /(^|\.)\d+$/.test(path);

export const getAt = (data: Json, path: string): Json =>
  path
    .split('.')
    .reduce<Json>(
      (value, key) =>
        isObject(value) || Array.isArray(value) ? (value as Record<string, Json>)[key] : undefined,
      data,
    );

export const isBlank = (value: Json): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  (isObject(value) && Object.values(value).every(isBlank));

/** How many filled values two rows have in common. */
function countSame(one: Json, two: Json): number {
  if (isObject(one) && isObject(two)) {
    return Object.keys(one).reduce((sum, key) => sum + countSame(one[key], two[key]), 0);
  }
  return !isBlank(one) && isSameJson(one, two) ? 1 : 0;
}

/**
 * For each new row the old row it came from, or -1. Rows that are the same come first, wherever they moved; then the
 * pairs that share most values, the nearest first; then those that stayed in their place. The rest are new.
 */
export function matchRows(before: readonly Json[], after: readonly Json[]): number[] {
  const free = new Set(before.keys());
  const matched = after.map(() => -1);
  const pair = (old: number, at: number) => {
    free.delete(old);
    matched[at] = old;
  };
  after.forEach((row, at) => {
    const same = [...free].find((old) => isSameJson(before[old], row));
    if (same !== undefined) pair(same, at);
  });
  const rated = after.flatMap((row, at) =>
    matched[at] === -1 ? [...free].map((old) => ({ old, at, same: countSame(before[old], row) })) : [],
  );
  rated.sort((a, b) => b.same - a.same || Math.abs(a.old - a.at) - Math.abs(b.old - b.at));
  for (const { old, at, same } of rated) {
    if (same > 0 && matched[at] === -1 && free.has(old)) pair(old, at);
  }
  if (before.length !== after.length) return matched;
  return matched.map((old, at) => (old === -1 && free.has(at) ? at : old));
}

/** A value of the old form data and what it is in the new. */
export interface Move {
  readonly from: string;
  readonly to: string;
  readonly before: Json;
  readonly after: Json;
}

/** Where each value of `before` is in `after`, at every depth, since evidence may stand at any; wholes before parts. */
export function listMoves(before: Json, after: Json, from = '', to = ''): Move[] {
  const here = from ? [{ from, to, before, after }] : [];
  if (Array.isArray(before) && Array.isArray(after)) {
    const rows = matchRows(before, after);
    return here.concat(
      rows.flatMap((old, at) =>
        old < 0 ? [] : listMoves(before[old], after[at], join(from, old), join(to, at)),
      ),
    );
  }
  if (isObject(before) && isObject(after)) {
    const keys = Object.keys(before).filter((key) => key in after);
    return here.concat(
      keys.flatMap((key) => listMoves(before[key], after[key], join(from, key), join(to, key))),
    );
  }
  return here;
}

/** Paths of the rows of objects in lists, such as `address_history_5_years.0`. */
function listRowPaths(data: Json, path = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((row, at) => (isObject(row) ? [join(path, at)] : []));
  if (!isObject(data)) return [];
  return Object.entries(data).flatMap(([key, value]) => listRowPaths(value, join(path, key)));
}

/** The filled rows of `after` that come from no row of `before`. */
export function listAddedRows(before: Json, after: Json): string[] {
  const known = new Set(listMoves(before, after).map(({ to }) => to));
  return listRowPaths(after).filter((path) => !known.has(path) && !isBlank(getAt(after, path)));
}
