import { isDeepStrictEqual } from 'node:util';
import { isBlank, isSameAnswer, type Json, join, listChangedAnswers } from '@puente/forms/changes';
import { type DecidedChange, followForm, splitPath, toAddedKey } from './followed-form.ts';

const isOwnChange = (own: readonly DecidedChange[], path: string, value: Json) =>
  own.some((change) => change.kind === 'change' && change.path === path && isSameAnswer(change.to, value));

/** Paths in a row that is neither as the reviewer saw it nor as the reviewer proposed it. */
function listInRow(
  own: readonly DecidedChange[],
  rows: { key: string | null; seen: Json; now: Json },
  list: string,
  at: number,
): string[] {
  const { key, seen, now } = rows;
  const here = join(list, at);
  if (key === null) {
    const isKnown = own.some(
      ({ kind, path, from, to }) =>
        splitPath(path)?.list === list && isDeepStrictEqual(kind === 'remove' ? from : to, now),
    );
    return isKnown || isBlank(now) ? [] : [here];
  }
  return listChangedAnswers(seen, now, () => [])
    .filter(({ path, to }) => !isOwnChange(own, join(join(list, key), path), to))
    .map(({ path }) => join(here, path));
}

/**
 * Where the form data differs from what the reviewer has seen: the version reviewed and the reviewer's own proposals,
 * taken over or not. Paths count the rows of the form data as it is now; a row that is gone is told by its list.
 */
export function listUnseenChanges(base: Json, own: readonly DecidedChange[], current: Json): string[] {
  const { rows } = followForm(base, own, current);
  const inLists: string[] = [];
  const compareRows = (list: string, before: readonly Json[], after: readonly Json[]) => {
    const keys = rows.get(list) ?? [];
    after.forEach((now, at) => {
      const key = keys[at] ?? null;
      const added = own.find(({ number }) => toAddedKey(number) === key);
      const seen = added ? added.to : before[Number(key)];
      inLists.push(...listInRow(own, { key, seen, now }, list, at));
    });
    const isGone = before.some(
      (row, index) =>
        !isBlank(row) &&
        !keys.includes(String(index)) &&
        !own.some(({ kind, path }) => kind === 'remove' && path === join(list, index)),
    );
    if (isGone) inLists.push(list);
    return [];
  };
  const answers = listChangedAnswers(base, current, compareRows)
    .filter(({ path, to }) => !isOwnChange(own, path, to))
    .map(({ path }) => path);
  return [...answers, ...inLists];
}
