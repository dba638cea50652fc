import { isSameJson } from './is-same-json.ts';
import { type Json, matchRows } from './match-rows.ts';

/** A list in three versions, `base` being the one that `mine` and `theirs` were made from. */
interface Lists {
  readonly base: readonly Json[];
  readonly mine: readonly Json[];
  readonly theirs: readonly Json[];
}

/** A row of the base as each side has it; undefined on a side that has removed it. */
type MergeRow = (
  index: number,
  mine: Json | undefined,
  theirs: Json | undefined,
) => { readonly row: Json } | null;

interface Added {
  /** The row of the base it stands behind; -1: at the beginning. */
  readonly behind: number;
  readonly row: Json;
}

function hasMoved(cameFrom: readonly number[]) {
  const kept = cameFrom.filter((old) => old >= 0);
  return kept.some((old, at) => old < (kept[at - 1] ?? -1));
}

/** The rows of the base in the order of one side. A row that this side removed stays behind its neighbour. */
function arrange(count: number, cameFrom: readonly number[]): number[] {
  const order = cameFrom.filter((old) => old >= 0);
  for (let old = 0; old < count; old += 1)
    if (!cameFrom.includes(old)) order.splice(order.indexOf(old - 1) + 1, 0, old);
  return order;
}

function listAdded(rows: readonly Json[], cameFrom: readonly number[]): Added[] {
  let behind = -1;
  return rows.flatMap((row, at) => {
    const old = cameFrom[at] ?? -1;
    if (old >= 0) behind = old;
    return old >= 0 ? [] : [{ behind, row }];
  });
}

/** Without the rows that the other side has added as well. */
function leaveOut(added: readonly Added[], other: readonly Added[]): Added[] {
  const left = [...other];
  return added.filter(({ row }) => {
    const same = left.findIndex((one) => isSameJson(one.row, row));
    if (same >= 0) left.splice(same, 1);
    return same < 0;
  });
}

const toText = (rows: readonly Json[]) => JSON.stringify(rows);

/** Where both sides add rows, their order must not depend on who merges. */
const inOneOrder = (one: readonly Json[], two: readonly Json[]) =>
  toText(one) <= toText(two) ? [...one, ...two] : [...two, ...one];

/**
 * Rows of the base by `mergeRow`, and behind them what either side has added. They lie as on the side that moved some; as
 * mine where both did.
 */
export function mergeRows({ base, mine, theirs }: Lists, mergeRow: MergeRow): Json[] {
  const [myFrom, theirFrom] = [matchRows(base, mine), matchRows(base, theirs)];
  const theirAdded = listAdded(theirs, theirFrom);
  const myAdded = leaveOut(listAdded(mine, myFrom), theirAdded);
  const listBehind = (index: number) => {
    const [one, two] = [myAdded, theirAdded].map((added) =>
      added.filter(({ behind }) => behind === index).map(({ row }) => row),
    );
    return inOneOrder(one ?? [], two ?? []);
  };
  const order = arrange(base.length, hasMoved(myFrom) ? myFrom : theirFrom);
  return [
    ...listBehind(-1),
    ...order.flatMap((index) => {
      const merged = mergeRow(index, mine[myFrom.indexOf(index)], theirs[theirFrom.indexOf(index)]);
      return [...(merged ? [merged.row] : []), ...listBehind(index)];
    }),
  ];
}
