import { applyDiff, type Diff, toAnswerChange, toRowsChange, withoutIdle } from './diff.ts';
import { forgetPaths, recordDiff, redoDiff, undoDiff } from './history.ts';
import { followPlace } from './places.ts';
import type { ModelParts, Moved } from './review-state.ts';
import type { Walking } from './walking.ts';

/** All that changes what stands in a form. */
export interface Editing {
  /** An answer typed or chosen. */
  readonly type: (path: string, value: unknown) => void;
  /** An answer put in place by something else than typing. */
  readonly put: (path: string, value: unknown) => void;
  readonly setRows: (list: string, rows: readonly unknown[]) => void;
  readonly setChecked: (path: string, readPath: string, isChecked: boolean) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Takes over what was changed elsewhere, which undo must not bring back: `roots` are those answers and lists. */
  readonly take: (diff: Diff, checked: ReadonlySet<string>, roots: readonly string[]) => void;
}

interface Ways {
  readonly nameRows: (diff: Diff) => Diff;
  readonly onEdit: () => void;
  readonly now: () => number;
  readonly goTo: Walking['goTo'];
}

export function createEditing({ store, paths }: ModelParts, { nameRows, onEdit, now, goTo }: Ways): Editing {
  const { getState, setState } = store;
  /** What the person does: it can be undone, and is saved. */
  const edit = (created: Diff, typed: string | null = null) => {
    const diff = nameRows(withoutIdle(created));
    if (diff.length === 0) return;
    const state = getState();
    const history = recordDiff(state.history, diff, now());
    setState({ ...applyDiff(state, diff), history, typed });
    paths.tell(diff);
    onEdit();
  };
  const step = (direction: Moved['direction']) => {
    const state = getState();
    const taken = (direction === 'undone' ? undoDiff : redoDiff)(state.history);
    const path = taken?.diff[0]?.path;
    if (!taken || path === undefined) return;
    const { diff, history } = taken;
    setState({ ...applyDiff(state, diff), history, typed: path, moved: { direction, path } });
    paths.tell(diff);
    onEdit();
    goTo(path, 'back');
  };
  /** A list that is drawn anew may take the focus from the input in it: it goes back to the same answer. */
  const keepFocus = (diff: Diff) => {
    const { hasFocus, place } = getState();
    if (!hasFocus || !place) return;
    for (const change of diff) {
      if (change.kind !== 'rows' || !place.startsWith(`${change.path}.`)) continue;
      const at = followPlace(place, change.path, change.before, change.after);
      if (at !== null) goTo(at, 'keep');
    }
  };
  return {
    type: (path, value) => edit([toAnswerChange(getState().values, path, value)], path),
    put: (path, value) => edit([toAnswerChange(getState().values, path, value)]),
    setRows: (list, rows) => edit([toRowsChange(getState().values, list, rows)]),
    setChecked: (path, readPath, after) =>
      edit([{ kind: 'checked', path, readPath, before: getState().checked.has(readPath), after }]),
    undo: () => step('undone'),
    redo: () => step('redone'),
    take: (found, checked, roots) => {
      const diff = nameRows(found);
      const state = getState();
      setState({ ...applyDiff(state, diff), checked, history: forgetPaths(state.history, roots) });
      paths.tell(null);
      keepFocus(diff);
    },
  };
}
