import { Worker } from 'node:worker_threads';
import { watchStarving } from './processor-time.ts';
import { readyId, type ThreadFailure, type ThreadReply } from './thread-messages.ts';
import { meterThread, type TimeBudget } from './time-budget.ts';

export interface ThreadPoolOptions {
  /** Module that answers `ThreadCall`s; see `serveThread`. */
  readonly entry: URL;
  readonly size: number;
  /** Resident threads above this are replaced between two jobs: their memory never shrinks. */
  readonly maxHeldBytes: number;
  readonly memoryLimitMb?: number;
  /** Given to every thread as its `workerData`. */
  readonly threadData?: object;
}

export interface Job {
  readonly name: string;
  readonly input: unknown;
  readonly timeoutMs: number;
  /** Lower runs first; equal ones in the order they came. */
  readonly priority: number;
  readonly signal?: AbortSignal | undefined;
  /** Whose work it is: keys take turns, and the threads that know one can be told about it. */
  readonly affinity?: string;
  /** What the thread computes for the job is taken out of it. */
  readonly budget?: TimeBudget;
}

interface Waiting {
  readonly job: Job;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  attempts: number;
}

interface Running {
  readonly id: number;
  readonly waiting: Waiting;
  timer: NodeJS.Timeout;
  readonly stopMeter: () => void;
}

interface Thread {
  readonly worker: Worker;
  running: Running | null;
  /** As the system counts threads; null where it does not tell. */
  number: number | null;
  heldBytes: number;
  /** Its handlers are loaded: only then does a job's time run. */
  ready: boolean;
  readonly known: Set<string>;
}

/** A job that took its thread down or ran out of time, twice. */
export class ThreadLost extends Error {
  override readonly name = 'ThreadLost';
}

/** A handler's own error, as it was in the thread. */
class ThreadError extends Error {
  override readonly name: string;
  readonly code: string | undefined;
  readonly remedy: string | undefined;

  constructor(failure: ThreadFailure) {
    super(failure.message);
    this.name = failure.name;
    this.code = failure.code;
    this.remedy = failure.remedy;
  }
}

const mostAttempts = 2;
/** What a thread is at when it is stopped may end by itself; after this the thread is given up. */
const stopMs = 1_000;
const mostFailedStarts = 3;

/** Threads that stay warm. One that dies or hangs is replaced, and its job is tried once more. */
export class ThreadPool {
  readonly #options: ThreadPoolOptions;
  readonly #threads = new Set<Thread>();
  readonly #queue: Waiting[] = [];
  /** Number of the job that last went to each key. */
  readonly #lastTurns = new Map<string, number>();
  #nextId = 1;
  #failedStarts = 0;
  #closed = false;

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
    for (let i = 0; i < options.size; i++) this.#spawn();
  }

  run(job: Job): Promise<unknown> {
    if (this.#closed) return Promise.reject(new Error('the reader is closed'));
    if (job.signal?.aborted) return Promise.reject(toAbortError(job.signal));
    let stopListening = () => {};
    const answer = new Promise<unknown>((resolve, reject) => {
      const waiting: Waiting = { job, resolve, reject, attempts: 0 };
      const abandon = () => this.#abandon(waiting);
      job.signal?.addEventListener('abort', abandon, { once: true });
      stopListening = () => job.signal?.removeEventListener('abort', abandon);
      this.#enqueue(waiting);
      this.#dispatch();
    });
    return answer.finally(() => stopListening());
  }

  /** Runs in every thread that knows `affinity`, without waiting for an answer. */
  tell(affinity: string, name: string, input: unknown): void {
    this.#lastTurns.delete(affinity);
    for (const thread of this.#threads) {
      if (!thread.known.delete(affinity)) continue;
      thread.worker.postMessage({ id: 0, name, input });
    }
  }

  /** Thread ids, for tests and health reports. */
  get threadIds(): number[] {
    return [...this.#threads].map((thread) => thread.worker.threadId);
  }

  get heldBytes(): number {
    return [...this.#threads].reduce((sum, thread) => sum + thread.heldBytes, 0);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const waiting of this.#queue.splice(0)) waiting.reject(new Error('the reader is closed'));
    await Promise.all(
      [...this.#threads].map((thread) => this.#drop(thread, new Error('the reader is closed'))),
    );
  }

  #enqueue(waiting: Waiting): void {
    const at = this.#queue.findIndex((other) => other.job.priority > waiting.job.priority);
    this.#queue.splice(at === -1 ? this.#queue.length : at, 0, waiting);
  }

  #abandon(waiting: Waiting): void {
    const at = this.#queue.indexOf(waiting);
    if (at !== -1) this.#queue.splice(at, 1);
    waiting.reject(toAbortError(waiting.job.signal));
    for (const thread of this.#threads) {
      if (thread.running?.waiting !== waiting) continue;
      clearTimeout(thread.running.timer);
      thread.running.timer = setTimeout(() => this.#replace(thread, new Error('stopped')), stopMs);
    }
  }

  #spawn(): void {
    const { entry, memoryLimitMb, threadData } = this.#options;
    const worker = new Worker(new URL('./start-thread.mjs', import.meta.url), {
      workerData: { ...threadData, entry: entry.href },
      execArgv: [],
      ...(memoryLimitMb
        ? { resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb, maxYoungGenerationSizeMb: 16 } }
        : {}),
    });
    const thread: Thread = {
      worker,
      running: null,
      number: null,
      heldBytes: 0,
      ready: false,
      known: new Set(),
    };
    worker.on('message', (reply: ThreadReply) => this.#settle(thread, reply));
    worker.on('error', (error) => this.#replace(thread, error));
    worker.on('exit', () => this.#replace(thread, new Error('a reading thread ended')));
    this.#threads.add(thread);
  }

  #dispatch(): void {
    for (const thread of this.#threads) {
      if (!thread.ready || thread.running || this.#queue.length === 0) continue;
      const waiting = this.#take();
      if (waiting) this.#start(thread, waiting);
    }
  }

  /** Of the most urgent jobs the first of the key that has waited longest for its turn: a long file holds up no other. */
  #take(): Waiting | undefined {
    const priority = this.#queue[0]?.job.priority;
    let next = 0;
    let longestAgo = Number.POSITIVE_INFINITY;
    this.#queue.forEach(({ job }, at) => {
      const lastTurn = this.#lastTurns.get(job.affinity ?? '') ?? 0;
      if (job.priority !== priority || lastTurn >= longestAgo) return;
      next = at;
      longestAgo = lastTurn;
    });
    return this.#queue.splice(next, 1)[0];
  }

  #start(thread: Thread, waiting: Waiting): void {
    const id = this.#nextId++;
    const { name, input, timeoutMs, affinity, budget } = waiting.job;
    waiting.attempts++;
    if (affinity) {
      thread.known.add(affinity);
      this.#lastTurns.set(affinity, id);
    }
    const isStarved = watchStarving(thread.number, timeoutMs);
    const timeUp = () => {
      if (thread.running && isStarved()) thread.running.timer = setTimeout(timeUp, timeoutMs);
      else this.#replace(thread, new ThreadLost(`${name} took longer than ${timeoutMs} ms`));
    };
    const stopMeter = budget ? meterThread(thread.number, budget) : () => {};
    thread.running = { id, waiting, timer: setTimeout(timeUp, timeoutMs), stopMeter };
    thread.worker.ref();
    thread.worker.postMessage({ id, name, input });
  }

  #settle(thread: Thread, reply: ThreadReply): void {
    const { running } = thread;
    if (reply.id === readyId) this.#open(thread, reply);
    if (!running || running.id !== reply.id) return;
    running.stopMeter();
    clearTimeout(running.timer);
    thread.running = null;
    thread.worker.unref();
    thread.heldBytes = reply.heldBytes;
    if (reply.ok) running.waiting.resolve(reply.value);
    else running.waiting.reject(new ThreadError(reply.error));
    if (reply.heldBytes > this.#options.maxHeldBytes) this.#replace(thread, new Error('recycled'));
    this.#dispatch();
  }

  #open(thread: Thread, reply: ThreadReply): void {
    thread.ready = true;
    thread.number = reply.ok ? (reply.value as number | null) : null;
    this.#failedStarts = 0;
    thread.worker.unref();
    this.#dispatch();
  }

  #replace(thread: Thread, cause: Error): void {
    if (!this.#threads.has(thread)) return;
    void this.#drop(thread, cause);
    if (this.#closed) return;
    if (!thread.ready && ++this.#failedStarts >= mostFailedStarts) this.#giveUp(cause);
    this.#spawn();
    this.#dispatch();
  }

  /** Threads that cannot even start will not start for the next job either: say so instead of waiting for ever. */
  #giveUp(cause: Error): void {
    this.#failedStarts = 0;
    for (const waiting of this.#queue.splice(0)) {
      waiting.reject(new Error('reading threads cannot start', { cause }));
    }
  }

  /** Ends a thread; its job goes back to the head of the line unless it has had its second chance. */
  async #drop(thread: Thread, cause: Error): Promise<void> {
    this.#threads.delete(thread);
    const { running } = thread;
    thread.running = null;
    if (running) {
      running.stopMeter();
      clearTimeout(running.timer);
      const { waiting } = running;
      if (this.#closed || waiting.job.signal?.aborted) waiting.reject(cause);
      else if (waiting.attempts >= mostAttempts)
        waiting.reject(cause instanceof ThreadLost ? cause : new ThreadLost(cause.message, { cause }));
      else this.#queue.unshift(waiting);
    }
    await thread.worker.terminate();
  }
}

function toAbortError(signal: AbortSignal | undefined): Error {
  return signal?.reason instanceof Error ? signal.reason : new Error('reading was stopped');
}
