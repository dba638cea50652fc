import { isSameJson } from './is-same-json.ts';
import { isBlank, isObject, type Json, join } from './match-rows.ts';
import { isMadeLine } from './name-parts.ts';

/** An answer that differs, by its path in the data compared. */
export interface ChangedAnswer {
  readonly path: string;
  readonly from: Json;
  readonly to: Json;
}

/** A list with a row for each person or place; a list of words (race) is one answer. */
export const isRowList = (value: Json): value is Json[] => Array.isArray(value) && value.some(isObject);

const isEmpty = (value: Json) => isBlank(value) || (Array.isArray(value) && value.length === 0);

/** Nothing, null and an empty text all say: not answered. The order of several ticks says nothing. */
export function isSameAnswer(one: Json, two: Json): boolean {
  if (isEmpty(one) && isEmpty(two)) return true;
  if (Array.isArray(one) && Array.isArray(two)) return isSameJson([...one].sort(), [...two].sort());
  return isSameJson(one, two);
}

/** How "not answered" is written for an answer that the other side has. */
export function toBlank(other: Json): Json {
  if (Array.isArray(other)) return [];
  return typeof other === 'string' ? '' : null;
}

/**
 * The answers of `after` that differ from those of `before`, in the order of the form. An object that is missing or null
 * is one with nothing answered. Lists of rows are left to `onRows`. A line made of the parts of a name is no answer of
 * its own.
 */
export function listChangedAnswers(
  before: Json,
  after: Json,
  onRows: (path: string, before: readonly Json[], after: readonly Json[]) => ChangedAnswer[],
  path = '',
): ChangedAnswer[] {
  if (isRowList(before) || isRowList(after)) {
    return onRows(path, isRowList(before) ? before : [], isRowList(after) ? after : []);
  }
  if (isObject(before) || isObject(after)) {
    const [old, now] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
    const keys = new Set([...Object.keys(old), ...Object.keys(now)]);
    return [...keys].flatMap((key) =>
      isMadeLine(key, now) ? [] : listChangedAnswers(old[key], now[key], onRows, join(path, key)),
    );
  }
  if (isSameAnswer(before, after)) return [];
  return [{ path, from: before ?? toBlank(after), to: after ?? toBlank(before) }];
}
