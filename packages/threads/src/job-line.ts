import type { TimeBudget } from './time-budget.ts';

export interface Job {
  readonly name: string;
  readonly input: unknown;
  /**
   * Counted from the moment a ready thread begins the job, so that a slow start of the thread does not count against the
   * job.
   */
  readonly timeoutMs: number;
  /** Lower runs first; equal ones in the order they came. */
  readonly priority: number;
  readonly signal?: AbortSignal | undefined;
  /** Whose work it is. Keys take turns, and the threads that know a key can be told about it. */
  readonly affinity?: string;
  /** The processor time of the job is taken out of this budget. */
  readonly budget?: TimeBudget;
}

export interface Waiting {
  readonly job: Job;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  attempts: number;
}

/** Jobs that wait for a thread, and whose turn it is. */
export class JobLine {
  #waiting: Waiting[] = [];
  #turn = 0;
  /** How many works, whose steps are the most urgent jobs, are under way. */
  #urgentWorks = 0;
  /** Number of the turn that last went to each key. */
  readonly #lastTurns = new Map<string, number>();

  get length(): number {
    return this.#waiting.length;
  }

  add(waiting: Waiting): void {
    const at = this.#waiting.findIndex((other) => other.job.priority > waiting.job.priority);
    this.#waiting.splice(at === -1 ? this.#waiting.length : at, 0, waiting);
  }

  /** A job whose thread was lost has waited already. */
  putBack(waiting: Waiting): void {
    this.#waiting.unshift(waiting);
  }

  remove(waiting: Waiting): void {
    this.#waiting = this.#waiting.filter((other) => other !== waiting);
  }

  /** Until what is returned is called, only jobs of priority 0 begin, also while none of them waits. */
  hold(): () => void {
    this.#urgentWorks++;
    return () => void this.#urgentWorks--;
  }

  /**
   * Among the most urgent jobs, the first job of the key that has waited longest for its turn, so that a long file does
   * not hold up the others.
   */
  take(): Waiting | undefined {
    const priority = this.#waiting[0]?.job.priority;
    if (this.#urgentWorks > 0 && priority !== 0) return undefined;
    let next = 0;
    let longestAgo = Number.POSITIVE_INFINITY;
    this.#waiting.forEach(({ job }, at) => {
      const lastTurn = this.#lastTurns.get(job.affinity ?? '') ?? 0;
      if (job.priority !== priority || lastTurn >= longestAgo) return;
      next = at;
      longestAgo = lastTurn;
    });
    const [taken] = this.#waiting.splice(next, 1);
    if (taken?.job.affinity) this.#lastTurns.set(taken.job.affinity, ++this.#turn);
    return taken;
  }

  forgetTurns(affinity: string): void {
    this.#lastTurns.delete(affinity);
  }

  rejectAll(error: Error): void {
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }
}
