import type { Remark } from '@puente/forms/checks';

const none: readonly Remark[] = [];

/** The warnings of the whole form by path, told to the fields they are about. */
export interface WarningStore {
  /** `typing`: the path being typed into. A half-typed answer gets no new warning; one it has may go. */
  readonly update: (warnings: readonly Remark[], typing: string | null) => void;
  /** Answers, entries and lists of which something looks wrong; the same array until a warning changes. */
  readonly faultPaths: () => readonly string[];
  /** The same array until it changes. */
  readonly get: (path: string) => readonly Remark[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** These say what will happen to the answer in the PDF, not that something looks wrong. */
const noteCodes: ReadonlySet<Remark['code']> = new Set([
  'box-changes-text',
  'box-too-short',
  'box-lacks-characters',
  'no-answer',
  'more-than-boxes',
  'not-on-i94',
]);
export const isFault = ({ code, severity }: Remark) => severity !== 'note' && !noteCodes.has(code);

const toKey = ({ code, params }: Remark) => JSON.stringify([code, params]);

const isSame = (one: readonly Remark[], two: readonly Remark[]) =>
  one.length === two.length && one.every((warning, at) => toKey(warning) === toKey(two[at] ?? warning));

export const createWarningStore = (): WarningStore => {
  const listeners = new Set<() => void>();
  let shown = new Map<string, readonly Remark[]>();
  let faults: readonly string[] = [];
  return {
    update: (warnings, typing) => {
      const found = new Map<string, Remark[]>();
      for (const warning of warnings) found.set(warning.path, [...(found.get(warning.path) ?? []), warning]);
      let changed = false;
      const next = new Map<string, readonly Remark[]>();
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
      faults = [...next].flatMap(([path, found]) => (found.some(isFault) ? [path] : []));
      for (const listener of listeners) listener();
    },
    faultPaths: () => faults,
    get: (path) => shown.get(path) ?? none,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
