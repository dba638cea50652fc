import { isDeepStrictEqual } from 'node:util';
import { type Change, getAt, isObject, isRowList, type Json, join, matchRows } from '@puente/forms/changes';

export interface DecidedChange extends Change {
  readonly decision: 'open' | 'accepted' | 'rejected';
  /** What accepting it replaced, so that it can be undone. */
  readonly replaced?: unknown;
}

/**
 * Form data whose rows are known by where they came from: `3` is row 3 of the version reviewed, `+7` the row that
 * proposal 7 adds, null one that neither had.
 */
export interface FollowedForm {
  readonly data: Record<string, Json>;
  readonly rows: Map<string, (string | null)[]>;
}

/** `children.2.full_name` → list `children`, row 2, answer `full_name`. */
export function splitPath(path: string): { list: string; row: number; answer: string } | null {
  const found = /^(.+?)\.(\d+)(?:\.(.+))?$/.exec(path);
  return found && { list: found[1] ?? '', row: Number(found[2]), answer: found[3] ?? '' };
}

export const toAddedKey = (number: number) => `+${number}`;

export function setAt(data: Json, path: string, value: Json): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Record<string, Json>>(
    (at, key) => {
      // A spouse nobody had named is null until the first answer about her.
      if (at[key] === null || at[key] === undefined) at[key] = {};
      return at[key] as Record<string, Json>;
    },
    data as Record<string, Json>,
  );
  holder[last] = value;
}

export function getRows(data: Json, list: string): Json[] {
  const rows = getAt(data, list);
  return Array.isArray(rows) ? rows : [];
}

function listRowLists(data: Json, path = ''): string[] {
  if (isRowList(data)) return [path];
  if (!isObject(data)) return [];
  return Object.entries(data).flatMap(([key, value]) => listRowLists(value, join(path, key)));
}

interface KeyedRow {
  readonly key: string;
  readonly row: Json;
}

/** A list as it would be had the applicant only accepted. What is there now is compared with that, row by row. */
function toExpectedRows(base: Json, changes: readonly DecidedChange[], list: string): KeyedRow[] {
  const accepted = changes.filter(({ decision }) => decision === 'accepted');
  const rows = new Map(getRows(base, list).map((row, index) => [String(index), structuredClone(row)]));
  for (const { kind, path, number, to } of accepted) {
    const place = splitPath(path);
    if (place?.list !== list) continue;
    if (kind === 'add') rows.set(toAddedKey(number), to);
    else if (kind === 'remove') rows.delete(String(place.row));
    else setAt(rows.get(String(place.row)), place.answer, to);
  }
  return [...rows].map(([key, row]) => ({ key, row }));
}

/** Finds each row of the version reviewed in the form data as it stands now. Merges nothing: `mergeAnswers` alone does. */
export function followForm(base: Json, changes: readonly DecidedChange[], current: Json): FollowedForm {
  const data = structuredClone(current) as Record<string, Json>;
  const added = changes.flatMap(({ path }) => splitPath(path)?.list ?? []);
  const lists = new Set([...listRowLists(base), ...listRowLists(data), ...added]);
  const rows = new Map<string, (string | null)[]>();
  for (const list of lists) {
    const expected = toExpectedRows(base, changes, list);
    const cameFrom = matchRows(
      expected.map(({ row }) => row),
      getRows(data, list),
    );
    rows.set(
      list,
      cameFrom.map((index) => expected[index]?.key ?? null),
    );
  }
  return { data, rows };
}

/** Where the answer or row of a proposal is by now; null when the applicant has removed its row, or an added one is not there. */
export function findPlace(form: FollowedForm, { kind, path, number, to }: Change): string | null {
  const place = splitPath(path);
  if (!place) return path;
  const keys = form.rows.get(place.list) ?? [];
  const key = kind === 'add' ? toAddedKey(number) : String(place.row);
  const at = keys.indexOf(key);
  if (at >= 0) return join(join(place.list, at), place.answer).replace(/\.$/, '');
  if (kind !== 'add') return null;
  const same = getRows(form.data, place.list).findIndex((row) => isDeepStrictEqual(row, to));
  return same < 0 ? null : join(place.list, same);
}
