import type { Proposal } from '@puente/contract';
import { type ChangedAnswer, listChangedAnswers } from './compare-answers.ts';
import { isBlank, type Json, join, matchRows } from './match-rows.ts';

/** Paths count the rows of the version the proposal was made for; the path of an added row counts the reviewer's rows. */
export type Change = Pick<Proposal, 'number' | 'kind' | 'path' | 'from' | 'to'>;

type Found = Omit<Change, 'number'>;

const toChange = ({ path, from, to }: ChangedAnswer): Found => ({ kind: 'change', path, from, to });

/** Rows that only moved are no change, and blank rows are no answer. */
function compareRows(list: string, before: readonly Json[], after: readonly Json[]): Found[] {
  const cameFrom = matchRows(before, after);
  const kept = before.flatMap((row, index): Found[] => {
    const at = cameFrom.indexOf(index);
    const path = join(list, index);
    if (at >= 0) return listChangedAnswers(row, after[at], () => [], path).map(toChange);
    return isBlank(row) ? [] : [{ kind: 'remove', path, from: row, to: null }];
  });
  const added = after.flatMap((row, at): Found[] =>
    cameFrom[at] === -1 && !isBlank(row) ? [{ kind: 'add', path: join(list, at), from: null, to: row }] : [],
  );
  return [...kept, ...added];
}

/** What the reviewer's form data would change in the version it was made from: answers first, then rows of lists. */
export function listProposals(before: Json, after: Json): Change[] {
  const inLists: Found[] = [];
  const answers = listChangedAnswers(before, after, (list, old, now) => {
    inLists.push(...compareRows(list, old, now));
    return [];
  }).map(toChange);
  return [...answers, ...inLists].map((change, index) => ({ number: index + 1, ...change }));
}
