import { findProcessorMs } from './processor-time.ts';

const lookEveryMs = 200;
/** Where the system does not tell processor time, the clock is used instead: a busy machine may be slower by this factor. */
const wallPerProcessor = 5;

/** What threads may compute for one document, all its steps together, in milliseconds of one processor. */
export class TimeBudget {
  #leftMs: number;
  readonly #onSpent: () => void;

  constructor(allowedMs: number, onSpent: () => void) {
    this.#leftMs = allowedMs;
    this.#onSpent = onSpent;
  }

  allowMore(ms: number): void {
    this.#leftMs += ms;
  }

  spend(ms: number): void {
    this.#leftMs -= ms;
    if (this.#leftMs < 0) this.#onSpent();
  }
}

/** From now on takes the processor time of a thread out of the budget, until the returned function is called. */
export function meterThread(thread: number | null, budget: TimeBudget): () => void {
  const readMs = toClock(thread);
  let countedMs = readMs();
  const count = () => {
    const nowMs = readMs();
    const tookMs = nowMs - countedMs;
    countedMs = nowMs;
    budget.spend(tookMs);
  };
  const looking = setInterval(count, lookEveryMs);
  return () => {
    clearInterval(looking);
    count();
  };
}

function toClock(thread: number | null): () => number {
  let lastMs = findProcessorMs(thread);
  if (lastMs === null) return () => performance.now() / wallPerProcessor;
  return () => {
    // A thread that has ended is told of no more.
    lastMs = findProcessorMs(thread) ?? lastMs;
    return lastMs as number;
  };
}
