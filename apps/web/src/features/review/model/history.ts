import { isSameJson } from '@puente/forms/changes';
import { type Diff, invertDiff, withoutIdle } from './diff.ts';

/** What was done, so that it can be taken back and made again. */
export interface History {
  readonly done: readonly Diff[];
  readonly undone: readonly Diff[];
  /** When the last step was recorded; null after a step was taken: what follows is a step of its own. */
  readonly lastAtMs: number | null;
}

export const emptyHistory: History = { done: [], undone: [], lastAtMs: null };

/** Letters typed into one answer with shorter pauses than this are one step. */
const burstMs = 1_000;
const maxSteps = 500;

/** The last step and one letter more as one step; null where the two do not belong together. */
function joinBurst(last: Diff | undefined, diff: Diff): Diff | null {
  const [one, two] = [last?.[0], diff[0]];
  if (last?.length !== 1 || diff.length !== 1 || one?.kind !== 'answer' || two?.kind !== 'answer')
    return null;
  return one.path === two.path ? [{ ...one, after: two.after }] : null;
}

export function recordDiff(history: History, diff: Diff, nowMs: number): History {
  const step = withoutIdle(diff);
  if (step.length === 0) return history;
  const { done, undone, lastAtMs } = history;
  const isBurst = lastAtMs !== null && nowMs - lastAtMs < burstMs && undone.length === 0;
  const joined = isBurst ? joinBurst(done.at(-1), step) : null;
  const steps = joined ? [...done.slice(0, -1), ...(isIdle(joined) ? [] : [joined])] : [...done, step];
  return { done: steps.slice(-maxSteps), undone: [], lastAtMs: nowMs };
}

const isIdle = (diff: Diff) => diff.every(({ before, after }) => isSameJson(before, after));

/** A step taken: what it changes, and the history after it. */
interface Taken {
  readonly diff: Diff;
  readonly history: History;
}

export function undoDiff({ done, undone }: History): Taken | null {
  const step = done.at(-1);
  if (!step) return null;
  const history = { done: done.slice(0, -1), undone: [...undone, step], lastAtMs: null };
  return { diff: invertDiff(step), history };
}

export function redoDiff({ done, undone }: History): Taken | null {
  const step = undone.at(-1);
  if (!step) return null;
  return { diff: step, history: { done: [...done, step], undone: undone.slice(0, -1), lastAtMs: null } };
}

/** Steps at or below these paths can no longer be taken: something else has changed what stands there. */
export function forgetPaths({ done, undone }: History, roots: readonly string[]): History {
  const isGone = (path: string) => roots.some((root) => path === root || path.startsWith(`${root}.`));
  const isKept = (diff: Diff) => !diff.some(({ path }) => isGone(path));
  return { done: done.filter(isKept), undone: undone.filter(isKept), lastAtMs: null };
}
