import { getAt, rowKey } from '../../../lib/form-answers/form-values.ts';
import type { Change, Diff } from './diff.ts';

const isNamed = (row: unknown) => getAt(row, rowKey) !== undefined;

/** Gives every new row of a list a name of its own, by which it is known however its list changes. */
export function createRowNames() {
  let count = 0;
  const name = (row: unknown) => (isNamed(row) ? row : { ...(row as object), [rowKey]: `new-${count++}` });
  const nameIn = (change: Change): Change =>
    change.kind === 'rows' && !change.after.every(isNamed)
      ? { ...change, after: change.after.map(name) }
      : change;
  return (diff: Diff): Diff => diff.map(nameIn);
}
