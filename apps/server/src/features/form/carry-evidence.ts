import { isDeepStrictEqual } from 'node:util';
import type { Evidence, EvidenceMap } from '@puente/contract';
import {
  getAt,
  isObject,
  isRowPath,
  type Json,
  join,
  listMoves,
  type Move,
  speaksOf,
} from '@puente/forms/changes';

const isAnswer = (value: Json): value is string | boolean | null =>
  value === null || typeof value === 'string' || typeof value === 'boolean';

/**
 * Evidence after a change of its value. What was read is kept beside it, so that a person can go back; who is back at it
 * has edited nothing.
 */
function follow(found: Evidence, before: Json, after: Json): Evidence {
  if (isDeepStrictEqual(before, after)) return found;
  const { checked: _checked, edited, asRead: stored, ...seen } = found;
  const asRead = edited ? stored : isAnswer(before) ? before : undefined;
  if (asRead !== undefined && asRead === after) return seen;
  return { ...seen, edited: true, ...(asRead !== undefined && { asRead }) };
}

/**
 * A value read as one (a full name) whose parts the person changed: each part of it from now on has its own evidence. One
 * it did not have gets none.
 */
function split(found: Evidence, { before, after, to }: Move): EvidenceMap {
  const parts = isObject(before) && isObject(after) && !isRowPath(to) ? Object.keys(before) : [];
  if (parts.length === 0) return { [to]: follow(found, before, after) };
  const [from, now] = [before as Record<string, Json>, after as Record<string, Json>];
  return Object.fromEntries(
    parts
      .filter((key) => speaksOf(found, from[key]))
      .map((key) => [join(to, key), follow(found, from[key], now[key])]),
  );
}

/**
 * The evidence of the form data as a person has saved it. It follows a row that moved and goes with one that was
 * removed; where the value was changed it stays, marked `edited`: what the paper shows is still worth seeing.
 */
export function carryEvidence(before: Json, after: Json, evidence: EvidenceMap): EvidenceMap {
  const carried: EvidenceMap = {};
  // Parts come after the whole they belong to, so that evidence of their own counts more.
  for (const move of listMoves(before, after)) {
    const found = evidence[move.from];
    if (!found) continue;
    if (isDeepStrictEqual(move.before, move.after)) carried[move.to] = found;
    else Object.assign(carried, split(found, move));
  }
  return carried;
}

/**
 * Marks exactly the values at `paths` as checked. A part of a value read as one gets evidence of its own; a value the
 * person typed, or one without evidence, has nothing to be marked.
 */
export function markChecked(evidence: EvidenceMap, paths: readonly string[], data: Json): EvidenceMap {
  const marked: EvidenceMap = {};
  for (const [path, { checked: _, ...seen }] of Object.entries(evidence)) marked[path] = seen;
  for (const path of paths) {
    const whole = path.slice(0, path.lastIndexOf('.'));
    const found = evidence[path] ?? (isRowPath(whole) ? undefined : evidence[whole]);
    const answer = getAt(data, path);
    if (!found || found.edited || !isAnswer(answer) || !speaksOf(found, answer)) continue;
    marked[path] = { ...found, checked: true };
  }
  return marked;
}
