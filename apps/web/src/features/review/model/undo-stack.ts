/** One change a person made, so that it can be taken back and made again. */
export type Step =
  | { readonly kind: 'answer'; readonly path: string; readonly before: unknown; readonly after: unknown }
  /** Rows of a list added, removed or put back: the whole list before and after. */
  | { readonly kind: 'rows'; readonly path: string; readonly before: unknown[]; readonly after: unknown[] }
  /** `readPath`: where the evidence is filed; `path`: where the answer stands now. */
  | {
      readonly kind: 'checked';
      readonly path: string;
      readonly readPath: string;
      readonly before: boolean;
      readonly after: boolean;
    };

export interface UndoStack {
  readonly record: (step: Step) => void;
  /** The step to take back, or null. */
  readonly undo: () => Step | null;
  /** The step to make again, or null. */
  readonly redo: () => Step | null;
  /** Steps at or below these paths can no longer be taken: something else has changed what stands there. */
  readonly forget: (paths: readonly string[]) => void;
  readonly depth: () => { readonly undo: number; readonly redo: number };
  readonly subscribe: (listener: () => void) => () => void;
}

/** Letters typed into one answer with shorter pauses than this are one step. */
const burstMs = 1_000;
const mostSteps = 500;

const isSame = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two);

export const createUndoStack = (now: () => number = Date.now): UndoStack => {
  const listeners = new Set<() => void>();
  let done: Step[] = [];
  let undone: Step[] = [];
  let lastAt = 0;
  let depth = { undo: 0, redo: 0 };
  const tell = () => {
    if (depth.undo === done.length && depth.redo === undone.length) return;
    depth = { undo: done.length, redo: undone.length };
    for (const listener of listeners) listener();
  };
  const merge = (step: Step): boolean => {
    const last = done.at(-1);
    const inBurst = now() - lastAt < burstMs && undone.length === 0;
    if (!inBurst || step.kind !== 'answer' || last?.kind !== 'answer' || last.path !== step.path)
      return false;
    done.pop();
    if (!isSame(last.before, step.after)) done.push({ ...last, after: step.after });
    return true;
  };
  return {
    record: (step) => {
      if (isSame(step.before, step.after)) return;
      if (!merge(step)) done.push(step);
      if (done.length > mostSteps) done = done.slice(-mostSteps);
      undone = [];
      lastAt = now();
      tell();
    },
    undo: () => {
      const step = done.pop();
      if (step) undone.push(step);
      lastAt = 0;
      tell();
      return step ?? null;
    },
    redo: () => {
      const step = undone.pop();
      if (step) done.push(step);
      lastAt = 0;
      tell();
      return step ?? null;
    },
    forget: (paths) => {
      const isGone = ({ path }: Step) => paths.some((root) => path === root || path.startsWith(`${root}.`));
      done = done.filter((step) => !isGone(step));
      undone = undone.filter((step) => !isGone(step));
      lastAt = 0;
      tell();
    },
    depth: () => depth,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
