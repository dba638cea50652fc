import { isDeepStrictEqual } from 'node:util';
import type { EvidenceMap } from '@puente/contract';

type Json = unknown;

const isObject = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBlank = (value: Json): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  (isObject(value) && Object.values(value).every(isBlank));

/** How many filled values two rows have in common. */
function countSame(one: Json, two: Json): number {
  if (isObject(one) && isObject(two)) {
    return Object.keys(one).reduce((sum, key) => sum + countSame(one[key], two[key]), 0);
  }
  return !isBlank(one) && isDeepStrictEqual(one, two) ? 1 : 0;
}

/**
 * For each new row the old row it came from, or -1. Rows that are the same come first, wherever they moved; then
 * those that stayed in their place or share a value. The rest are new.
 */
function matchRows(before: readonly Json[], after: readonly Json[]): number[] {
  const free = new Set(before.keys());
  const take = (index: number) => {
    free.delete(index);
    return index;
  };
  const matched = after.map((row) => {
    const same = [...free].find((index) => isDeepStrictEqual(before[index], row));
    return same === undefined ? -1 : take(same);
  });
  return matched.map((index, at) => {
    if (index >= 0) return index;
    const rated = [...free].map((old) => ({ old, same: countSame(before[old], after[at]) }));
    const best = rated.sort((a, b) => b.same - a.same || Math.abs(a.old - at) - Math.abs(b.old - at))[0];
    if (best && best.same > 0) return take(best.old);
    return before.length === after.length && free.has(at) ? take(at) : -1;
  });
}

interface Move {
  readonly from: string;
  readonly to: string;
  readonly isSame: boolean;
}

const join = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key));

/** Where each value of `before` is in `after`, at every depth, since evidence may stand at any. */
function listMoves(before: Json, after: Json, from: string, to: string): Move[] {
  const here = from ? [{ from, to, isSame: isDeepStrictEqual(before, after) }] : [];
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

/**
 * The evidence of the form data as a person has saved it. It follows a row that moved and goes with one that was
 * removed; where the value was changed it stays, marked `edited`: what the paper shows is still worth seeing.
 */
export function carryEvidence(before: Json, after: Json, evidence: EvidenceMap): EvidenceMap {
  const carried: EvidenceMap = {};
  for (const { from, to, isSame } of listMoves(before, after, '', '')) {
    const found = evidence[from];
    if (found) carried[to] = isSame ? found : { ...found, edited: true };
  }
  return carried;
}
