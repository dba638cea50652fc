/** Tells a field that its answer was changed by something else than typing into it: undo, or going back to what was read. */
export interface ChangeHub {
  readonly announce: (path: string) => void;
  readonly subscribe: (path: string, listener: () => void) => () => void;
}

export const createChangeHub = (): ChangeHub => {
  const listeners = new Map<string, Set<() => void>>();
  return {
    announce: (path) => {
      for (const listener of listeners.get(path) ?? []) listener();
    },
    subscribe: (path, listener) => {
      const ofPath = listeners.get(path) ?? new Set();
      listeners.set(path, ofPath.add(listener));
      return () => {
        ofPath.delete(listener);
        if (ofPath.size === 0) listeners.delete(path);
      };
    },
  };
};
