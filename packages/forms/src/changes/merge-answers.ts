import { isRowList, isSameAnswer, listChangedAnswers, toBlank } from './compare-answers.ts';
import { isSameJson } from './is-same-json.ts';
import { isObject, type Json, join } from './match-rows.ts';
import { mergeRows } from './merge-rows.ts';

/** An answer, or a row one side has removed, that both sides have changed to something else. */
export interface MergeConflict {
  /** Counts the rows of the base. */
  readonly path: string;
  /** Null: a row that this side has removed. */
  readonly mine: Json;
  readonly theirs: Json;
}

type Side = 'mine' | 'theirs';
type Settle = (conflict: MergeConflict) => Side;

export interface Merged {
  readonly data: Json;
  readonly conflicts: readonly MergeConflict[];
}

const rowsOf = (list: Json): Json[] => (isRowList(list) ? list : []);
const keysOf = (value: Json) => (isObject(value) ? Object.keys(value) : []);
const keyIn = (value: Json, key: string) => (isObject(value) ? value[key] : undefined);

/** However a blank one of its answers is written. */
const isSameRow = (one: Json, two: Json) => listChangedAnswers(one, two, () => []).length === 0;

/** The answers of a removed person or address are missing on that side; here they count as not answered. */
const answer = (value: Json, old: Json): Json => (value === undefined ? toBlank(old) : value);

/**
 * What two sides made of the same `base`, together: an answer changed on one side alone is as that side has it. `settle`
 * says which side counts where both changed one to something else. Lists of rows are merged row by row.
 */
export function mergeAnswers(base: Json, mine: Json, theirs: Json, settle: Settle): Merged {
  const conflicts: MergeConflict[] = [];
  const choose = (conflict: MergeConflict): Json => {
    conflicts.push(conflict);
    return conflict[settle(conflict)];
  };

  const mergeLeaf = (path: string, [old, my, their]: readonly [Json, Json, Json]): Json => {
    if (isSameAnswer(old, my) && isSameAnswer(old, their)) return old;
    if (isSameAnswer(my, their) || isSameAnswer(old, their)) return answer(my, old);
    if (isSameAnswer(old, my)) return answer(their, old);
    return choose({ path, mine: my ?? toBlank(their), theirs: their ?? toBlank(my) });
  };
  const mergeRow = (path: string, old: Json, my: Json | undefined, their: Json | undefined) => {
    if (my !== undefined && their !== undefined) return { row: merge(path, old, my, their) };
    const left = my ?? their;
    if (left === undefined || isSameRow(old, left)) return null;
    const row = choose({ path, mine: my ?? null, theirs: their ?? null });
    return row === null ? null : { row };
  };
  const merge = (path: string, old: Json, my: Json, their: Json): Json => {
    if (isSameJson(my, their) || isSameJson(old, their)) return answer(my, old);
    if (isSameJson(old, my)) return answer(their, old);
    const all = [old, my, their] as const;
    if (all.some(isRowList)) {
      const lists = { base: rowsOf(old), mine: rowsOf(my), theirs: rowsOf(their) };
      return mergeRows(lists, (index, mine, theirs) =>
        mergeRow(join(path, index), lists.base[index], mine, theirs),
      );
    }
    if (!all.some(isObject)) return mergeLeaf(path, all);
    const keys = new Set(all.flatMap(keysOf));
    return Object.fromEntries(
      [...keys].map((key) => [
        key,
        merge(join(path, key), keyIn(old, key), keyIn(my, key), keyIn(their, key)),
      ]),
    );
  };
  return { data: merge('', base, mine, theirs), conflicts };
}
