import { isDeepStrictEqual } from 'node:util';
import {
  getAt,
  hasNameParts,
  isBlank,
  isObject,
  isSameAnswer,
  type Json,
  join,
  nameLines,
  toBlank,
} from '@puente/forms/changes';
import { AppError } from '../../platform/app-error.ts';
import {
  type DecidedChange,
  type FollowedForm,
  findPlace,
  followForm,
  getRows,
  setAt,
  splitPath,
  toAddedKey,
} from './followed-form.ts';

export interface Decision {
  readonly number: number;
  readonly decision: DecidedChange['decision'];
}

interface Insertion {
  readonly list: string;
  readonly at: number;
  readonly key: string;
  readonly row: Json;
}

function insertRow(form: FollowedForm, { list, at, key, row }: Insertion): void {
  const rows = getRows(form.data, list);
  const place = Math.min(at, rows.length);
  setAt(form.data, list, rows.toSpliced(place, 0, row));
  form.rows.get(list)?.splice(place, 0, key);
}

/** Where row `row` of the version reviewed belongs among those of its rows that are still there. */
function findGap(form: FollowedForm, { list, row }: { list: string; row: number }): number {
  const keys = (form.rows.get(list) ?? []).map((key) => (key && /^\d+$/.test(key) ? Number(key) : null));
  const next = keys.findIndex((key) => key !== null && key > row);
  if (next >= 0) return next;
  const last = keys.findLastIndex((key) => key !== null);
  return last < 0 ? row : last + 1;
}

function removeRow(form: FollowedForm, path: string): Json {
  const place = splitPath(path);
  if (!place) return null;
  const rows = getRows(form.data, place.list);
  setAt(form.data, place.list, rows.toSpliced(place.row, 1));
  form.rows.get(place.list)?.splice(place.row, 1);
  return rows[place.row];
}

/** Returns what it replaced. @throws AppError conflict when the applicant has removed the row it is about */
function accept(form: FollowedForm, change: DecidedChange): unknown {
  const { kind, path, number, to } = change;
  const at = findPlace(form, change);
  const place = splitPath(path);
  switch (kind) {
    case 'add':
      if (at === null && place) {
        insertRow(form, { list: place.list, at: place.row, key: toAddedKey(number), row: to });
      }
      // The applicant may have added the very same row: undoing then leaves it alone.
      return { wasThere: at !== null };
    case 'remove':
      return at === null ? null : removeRow(form, at);
    case 'change': {
      if (at === null) throw new AppError('conflict', { detail: 'the row of a proposal is gone' });
      const mine = getAt(form.data, at);
      setAt(form.data, at, to);
      return mine === undefined ? toBlank(to) : mine;
    }
  }
}

/** Puts back what accepting replaced, unless the applicant has gone on from there. */
function takeBack(form: FollowedForm, change: DecidedChange): void {
  const { kind, path, to, from, replaced } = change;
  const place = splitPath(path);
  const at = findPlace(form, change);
  switch (kind) {
    case 'add': {
      const { wasThere } = (replaced ?? {}) as { wasThere?: boolean };
      if (at !== null && !wasThere && isDeepStrictEqual(getAt(form.data, at), to)) removeRow(form, at);
      return;
    }
    case 'remove': {
      if (!place || !replaced) return;
      const isBack = getRows(form.data, place.list).some((row) => isDeepStrictEqual(row, replaced));
      const gap = findGap(form, place);
      if (!isBack) insertRow(form, { list: place.list, at: gap, key: String(place.row), row: replaced });
      return;
    }
    case 'change':
      if (at !== null && isSameAnswer(getAt(form.data, at), to))
        setAt(form.data, at, replaced === undefined ? from : replaced);
  }
}

/**
 * In a row whose name has no parts left, its line is what an accepted proposal says, else what the version reviewed says.
 * While there are parts, it follows them.
 */
function settleLine(
  form: FollowedForm,
  base: Json,
  changes: readonly DecidedChange[],
  change: DecidedChange,
): void {
  const [from, now] = [splitPath(change.path), splitPath(findPlace(form, change) ?? '')];
  const line = nameLines.find(({ list }) => list === from?.list)?.line;
  if (!line || !from || !now || (from.answer !== line && !from.answer.startsWith('name.'))) return;
  const row = join(now.list, now.row);
  if (hasNameParts(getAt(form.data, row))) return;
  const seen = join(join(from.list, from.row), line);
  const accepted = changes.find(({ path, decision }) => path === seen && decision === 'accepted');
  setAt(form.data, join(row, line), accepted ? accepted.to : (getAt(base, seen) ?? ''));
}

/** An object that was null and has nothing in it again (a spouse whose name was taken back) is null again. */
function restoreNulls(data: Json, base: Json): void {
  if (!isObject(data) || !isObject(base)) return;
  for (const [key, value] of Object.entries(data)) {
    if (base[key] === null && isObject(value) && isBlank(value)) data[key] = null;
    else restoreNulls(value, base[key]);
  }
}

/**
 * The form data with the decisions carried out, and the proposals with theirs. Rows are found wherever they are by now;
 * a value the applicant has changed since is replaced when they accept, and comes back when they undo.
 * @throws AppError invalid_input for a proposal there is none of, conflict when its row is gone
 */
export function applyDecisions(
  base: Json,
  changes: readonly DecidedChange[],
  current: Json,
  decisions: readonly Decision[],
): { data: Record<string, Json>; decided: DecidedChange[] } {
  const form = followForm(base, changes, current);
  const decided = new Map<number, DecidedChange>();
  const inOrder = [...decisions].sort((a, b) => a.number - b.number);
  for (const { number, decision } of inOrder) {
    const found = decided.get(number) ?? changes.find((change) => change.number === number);
    if (!found) throw new AppError('invalid_input', { detail: 'no such proposal' });
    if (found.decision === decision) continue;
    const { replaced: _, ...change } = found;
    if (found.decision === 'accepted') takeBack(form, found);
    const replaced = decision === 'accepted' && { replaced: accept(form, change) };
    decided.set(number, { ...change, decision, ...replaced });
    const asDecided = changes.map((one) => decided.get(one.number) ?? one);
    settleLine(form, base, asDecided, change);
  }
  restoreNulls(form.data, base);
  return { data: form.data, decided: [...decided.values()] };
}
