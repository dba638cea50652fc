/** How far the doubtful answers have been gone through. */
interface Progress {
  readonly done: number;
  readonly total: number;
}

/**
 * Which doubtful answers a person has dealt with: confirmed as read, or typed anew. Paths are those the answers had when
 * the review was opened, where their evidence is filed. Apart from React, so that one keystroke redraws one field.
 */
export interface CheckList {
  readonly isDoubtful: (path: string) => boolean;
  readonly isChecked: (path: string) => boolean;
  readonly setChecked: (path: string, checked: boolean) => void;
  /** Confirms exactly the answers that `isConfirmed` names. */
  readonly takeChecked: (isConfirmed: (path: string) => boolean) => void;
  readonly setEdited: (path: string, edited: boolean) => void;
  /** The rows (by their place when opened) a list still has: answers of the others count no more. */
  readonly setRows: (list: string, rows: readonly number[]) => void;
  readonly checkedPaths: () => readonly string[];
  /** Doubtful answers that nobody has dealt with. */
  readonly openPaths: () => readonly string[];
  readonly progress: () => Progress;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface DoubtfulAnswer {
  readonly path: string;
  readonly checked: boolean;
  readonly edited: boolean;
}

export const createCheckList = (answers: readonly DoubtfulAnswer[]): CheckList => {
  const doubtful = new Set(answers.map(({ path }) => path));
  const pathsWhere = (key: 'checked' | 'edited') =>
    new Set(answers.filter((answer) => answer[key]).map(({ path }) => path));
  const checked = pathsWhere('checked');
  const edited = pathsWhere('edited');
  let gone = new Set<string>();
  const listeners = new Set<() => void>();

  const listOpen = () =>
    [...doubtful].filter((path) => !gone.has(path) && !checked.has(path) && !edited.has(path));
  const count = (): Progress => {
    const total = doubtful.size - gone.size;
    return { done: total - listOpen().length, total };
  };
  let progress = count();
  const tell = () => {
    progress = count();
    for (const listener of listeners) listener();
  };
  const setIn = (set: Set<string>, path: string, member: boolean) => {
    if (!doubtful.has(path) || set.has(path) === member) return;
    if (member) set.add(path);
    else set.delete(path);
    tell();
  };
  return {
    isDoubtful: (path) => doubtful.has(path),
    isChecked: (path) => checked.has(path),
    setChecked: (path, member) => setIn(checked, path, member),
    takeChecked: (isConfirmed) => {
      for (const path of doubtful) setIn(checked, path, isConfirmed(path));
    },
    setEdited: (path, member) => setIn(edited, path, member),
    setRows: (list, rows) => {
      const kept = new Set(rows.map(String));
      const isOfGoneRow = (path: string) => {
        if (!path.startsWith(`${list}.`)) return gone.has(path);
        return !kept.has(path.slice(list.length + 1).split('.')[0] ?? '');
      };
      gone = new Set([...doubtful].filter(isOfGoneRow));
      tell();
    },
    checkedPaths: () => [...checked].filter((path) => !edited.has(path) && !gone.has(path)),
    openPaths: listOpen,
    progress: () => progress,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
