/** Counts the answers that still need a look. Apart from React, so that one keystroke redraws one field and this count. */
export interface CheckCounter {
  /** An answer that was read well, or has no evidence, is not counted whatever is set for it. */
  readonly set: (path: string, needsCheck: boolean) => void;
  readonly count: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

/** `paths`: where the doubtful evidence is filed; a part of a value read as one counts as the whole. */
export const createCheckCounter = (paths: readonly string[]): CheckCounter => {
  const doubtful = new Set(paths);
  const open = new Set(paths);
  const listeners = new Set<() => void>();
  const toKey = (path: string) =>
    [path, path.slice(0, path.lastIndexOf('.'))].find((key) => doubtful.has(key));
  return {
    set: (path, needsCheck) => {
      const key = toKey(path);
      if (key === undefined || open.has(key) === needsCheck) return;
      if (needsCheck) open.add(key);
      else open.delete(key);
      for (const listener of listeners) listener();
    },
    count: () => open.size,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
