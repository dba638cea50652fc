import { type MessagePort, Worker } from 'node:worker_threads';
import { type Job, JobLine, type Waiting } from './job-line.ts';
import { watchStarving } from './processor-time.ts';
import { ThreadError, ThreadLost, toAbortError, toThreadLost } from './thread-error.ts';
import { readyId, type ThreadFailure, type ThreadReply } from './thread-messages.ts';
import { meterThread } from './time-budget.ts';

export interface ThreadPoolOptions {
  /** Module that answers `ThreadCall`s; see `serveThread`. */
  readonly entry: URL;
  readonly size: number;
  /** Start all of them at once; otherwise each is started when a job finds none free. */
  readonly start: 'at-once' | 'when-needed';
  /** How often a job is tried when its thread is lost. */
  readonly maxAttempts: number;
  /** A stopped job may still end by itself within this time; after that its thread is given up. */
  readonly stopMs: number;
  /** A job that other programs keep from computing is not hanging: its time starts again. */
  readonly sparesStarving: boolean;
  /** A thread that holds more memory than this is replaced between two jobs, because its memory never shrinks. */
  readonly maxHeldBytes?: number;
  /** Errors of a handler after which its thread is replaced, which frees what the thread holds. */
  readonly endsThread?: (failure: ThreadFailure) => boolean;
  /** JavaScript's own heap of one thread. */
  readonly memoryLimitMb?: number;
  /** Given to every thread as its `workerData`. */
  readonly threadData?: object;
  /** Opens a port for each thread, which has it as `port` of its `workerData`. */
  readonly openPort?: () => MessagePort;
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
  /** The system's number of the thread; null where the system does not tell. */
  number: number | null;
  heldBytes: number;
  /** Its handlers are loaded. A job's time only runs from then on. */
  ready: boolean;
  readonly known: Set<string>;
}

const maxFailedStarts = 3;

/** Threads that stay warm, each doing one job at a time. One that dies or hangs is replaced. */
export class ThreadPool {
  readonly #options: ThreadPoolOptions;
  readonly #threads = new Set<Thread>();
  readonly #line = new JobLine();
  #nextId = 1;
  #failedStarts = 0;
  /** No thread could start: the next ones are started only when there is a job. */
  #hasGivenUp = false;
  #closed = false;

  constructor(options: ThreadPoolOptions) {
    this.#options = options;
    if (options.start === 'at-once') this.#fill();
  }

  /** @throws ThreadLost, what the handler threw, or the reason of the signal, which ends what is at work for it */
  run(job: Job): Promise<unknown> {
    if (this.#closed) return Promise.reject(new Error('the threads are closed'));
    if (job.signal?.aborted) return Promise.reject(toAbortError(job.signal));
    let stopListening = () => {};
    const answer = new Promise<unknown>((resolve, reject) => {
      const waiting: Waiting = { job, resolve, reject, attempts: 0 };
      const abandon = () => this.#abandon(waiting);
      job.signal?.addEventListener('abort', abandon, { once: true });
      stopListening = () => job.signal?.removeEventListener('abort', abandon);
      this.#line.add(waiting);
      this.#dispatch();
    });
    return answer.finally(() => stopListening());
  }

  /**
   * Does a work of many jobs of priority 0. Between its steps, when none of them waits, no other job slips in, which would
   * keep its thread from the next step.
   */
  async ahead<T>(work: () => Promise<T>): Promise<T> {
    const release = this.#line.hold();
    try {
      return await work();
    } finally {
      release();
      if (!this.#closed) this.#dispatch();
    }
  }

  /** Runs in every thread that knows `affinity`, without waiting for an answer. */
  tell(affinity: string, name: string, input: unknown): void {
    this.#line.forgetTurns(affinity);
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
    const closed = new Error('the threads are closed');
    this.#line.rejectAll(closed);
    await Promise.all([...this.#threads].map((thread) => this.#drop(thread, closed)));
  }

  #abandon(waiting: Waiting): void {
    this.#line.remove(waiting);
    waiting.reject(toAbortError(waiting.job.signal));
    for (const thread of this.#threads) {
      if (thread.running?.waiting !== waiting) continue;
      clearTimeout(thread.running.timer);
      const giveUp = () => this.#replace(thread, new Error('stopped'));
      thread.running.timer = setTimeout(giveUp, this.#options.stopMs);
    }
  }

  /** Starts all threads, or one for each job that has none. */
  #fill(): void {
    const { size, start } = this.#options;
    const starting = [...this.#threads].filter(({ ready }) => !ready).length;
    const room = size - this.#threads.size;
    const isAll = start === 'at-once' && !this.#hasGivenUp;
    const wanted = isAll ? room : Math.min(room, this.#line.length - starting);
    for (let i = 0; i < wanted; i++) this.#spawn();
  }

  #spawn(): void {
    const { entry, memoryLimitMb, threadData, openPort } = this.#options;
    const port = openPort?.();
    const worker = new Worker(new URL('./start-thread.mjs', import.meta.url), {
      workerData: { ...threadData, entry: entry.href, ...(port && { port }) },
      ...(port && { transferList: [port] }),
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
    worker.on('exit', () => this.#replace(thread, new Error('a thread ended')));
    this.#threads.add(thread);
  }

  #dispatch(): void {
    for (const thread of this.#threads) {
      if (!thread.ready || thread.running) continue;
      const waiting = this.#line.take();
      if (!waiting) break;
      this.#start(thread, waiting);
    }
    this.#fill();
  }

  #start(thread: Thread, waiting: Waiting): void {
    const id = this.#nextId++;
    const { name, input, timeoutMs, affinity, budget } = waiting.job;
    waiting.attempts++;
    if (affinity) thread.known.add(affinity);
    const isStarved = this.#options.sparesStarving ? watchStarving(thread.number, timeoutMs) : () => false;
    const timeUp = () => {
      if (thread.running && isStarved()) thread.running.timer = setTimeout(timeUp, timeoutMs);
      else this.#replace(thread, new ThreadLost(`${name} took longer than ${timeoutMs} ms`, 'time'));
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
    if (this.#isSpent(reply)) this.#replace(thread, new Error('recycled'));
    this.#dispatch();
  }

  #isSpent(reply: ThreadReply): boolean {
    const { maxHeldBytes = Number.POSITIVE_INFINITY, endsThread } = this.#options;
    return reply.heldBytes > maxHeldBytes || (!reply.ok && endsThread?.(reply.error) === true);
  }

  #open(thread: Thread, reply: ThreadReply): void {
    thread.ready = true;
    thread.number = reply.ok ? (reply.value as number | null) : null;
    this.#failedStarts = 0;
    this.#hasGivenUp = false;
    thread.worker.unref();
    this.#dispatch();
  }

  #replace(thread: Thread, cause: Error): void {
    if (!this.#threads.has(thread)) return;
    void this.#drop(thread, cause);
    if (this.#closed) return;
    if (!thread.ready && ++this.#failedStarts >= maxFailedStarts) this.#giveUp(cause);
    else this.#dispatch();
  }

  /** If threads cannot even start, they will not start for the next job either: report it instead of waiting for ever. */
  #giveUp(cause: Error): void {
    this.#failedStarts = 0;
    this.#hasGivenUp = true;
    this.#line.rejectAll(new Error('threads cannot start', { cause }));
  }

  /** Ends a thread; its job goes back to the head of the line unless it was tried often enough. */
  async #drop(thread: Thread, cause: Error): Promise<void> {
    this.#threads.delete(thread);
    const { running } = thread;
    thread.running = null;
    if (running) {
      running.stopMeter();
      clearTimeout(running.timer);
      const { waiting } = running;
      if (this.#closed || waiting.job.signal?.aborted) waiting.reject(cause);
      else if (waiting.attempts >= this.#options.maxAttempts) waiting.reject(toThreadLost(cause));
      else this.#line.putBack(waiting);
    }
    await thread.worker.terminate();
  }
}
