import type { FormWarning } from '@puente/forms/checks';

const none: readonly FormWarning[] = [];

/** The warnings of the whole form by path, told to the fields they are about. */
export interface WarningStore {
  /** `typing`: the path being typed into. A half-typed answer gets no new warning; one it has may go. */
  readonly update: (warnings: readonly FormWarning[], typing: string | null) => void;
  /** The same array until it changes. */
  readonly get: (path: string) => readonly FormWarning[];
  readonly subscribe: (listener: () => void) => () => void;
}

const toKey = ({ code, params }: FormWarning) => JSON.stringify([code, params]);

const isSame = (one: readonly FormWarning[], two: readonly FormWarning[]) =>
  one.length === two.length && one.every((warning, at) => toKey(warning) === toKey(two[at] ?? warning));

export const createWarningStore = (): WarningStore => {
  const listeners = new Set<() => void>();
  let shown = new Map<string, readonly FormWarning[]>();
  return {
    update: (warnings, typing) => {
      const found = new Map<string, FormWarning[]>();
      for (const warning of warnings) found.set(warning.path, [...(found.get(warning.path) ?? []), warning]);
      let changed = false;
      const next = new Map<string, readonly FormWarning[]>();
      for (const path of new Set([...shown.keys(), ...found.keys()])) {
        const before = shown.get(path) ?? none;
        const codes = new Set(before.map(({ code }) => code));
        const wanted = (found.get(path) ?? none).filter(({ code }) => path !== typing || codes.has(code));
        const kept = isSame(before, wanted) ? before : wanted;
        if (kept !== before) changed = true;
        if (kept.length > 0) next.set(path, kept);
      }
      if (!changed) return;
      shown = next;
      for (const listener of listeners) listener();
    },
    get: (path) => shown.get(path) ?? none,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
