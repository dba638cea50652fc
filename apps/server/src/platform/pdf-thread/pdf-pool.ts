import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { PdfError } from '@puente/pdf/pdf-error';
import { findProcessorMs } from '@puente/reader/processor-time';
import type { PdfTask } from './pdf-tasks.ts';
import type { Ready, TaskAnswer, TaskRequest } from './serve-tasks.ts';

/** Counted from when the thread is up: what a slow machine takes to start is not the file's fault. */
interface TaskLimits {
  readonly wallMs: number;
  /** Of the thread's own computing, which a busy machine does not lengthen. */
  readonly processorMs?: number;
}

const taskLimits: Readonly<Record<PdfTask['task'], TaskLimits>> = {
  countPages: { wallMs: 20_000 },
  // An honest page takes a tenth of it.
  renderPage: { wallMs: 30_000, processorMs: 5_000 },
  isBlankOf: { wallMs: 30_000 },
  fill: { wallMs: 60_000 },
  drawWorksheet: { wallMs: 60_000 },
  drawTextDocument: { wallMs: 30_000 },
  prependTextDocument: { wallMs: 60_000 },
};
const lookEveryMs = 100;

const toError = (name: string, message: string, code?: string) =>
  Object.assign(new Error(message), { name, ...(code && { code }) });
const tooComplex = (why: string) => new PdfError('too-complex', `The file takes too much ${why}.`);

/** A thread that ended before it was up: no fault of the task it was started for. */
class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
const maxFailedStarts = 3;

/** One thread, one task at a time. Once it has failed as a whole it is of no further use. */
class PdfWorker {
  isFit = true;
  readonly #worker: Worker;
  readonly #ready: Promise<void>;
  #isUp = false;
  #refuse: (error: Error) => void = () => {};
  #thread: number | null = null;
  #settle: ((answer: TaskAnswer | Error) => void) | null = null;

  /** `tasks`: the module whose tasks the thread can do. */
  constructor(tasks: URL) {
    this.#worker = new Worker(new URL('./start-pdf-worker.mjs', import.meta.url), {
      execArgv: [],
      workerData: { tasks: fileURLToPath(tasks) },
      resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 },
    });
    this.#ready = new Promise((resolve, reject) => {
      this.#refuse = reject;
      this.#worker.on('message', (message: Ready | TaskAnswer) => {
        if ('ok' in message) return this.#settle?.(message);
        this.#thread = message.thread;
        this.#isUp = true;
        resolve();
      });
    });
    // Whoever waits for the thread hears of it; where nobody waits there is nobody to tell.
    this.#ready.catch(() => {});
    this.#worker.on('error', (error) => {
      const isMemory = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#lose(isMemory ? tooComplex('memory') : error);
    });
    this.#worker.on('exit', () => this.#lose(new Error('the PDF thread ended')));
  }

  /** The signal ends the thread with the task. */
  async run({ task, args }: PdfTask, signal?: AbortSignal): Promise<unknown> {
    this.#worker.ref();
    let watch: NodeJS.Timeout | undefined;
    const stop = () => this.#fail(signal?.reason as Error);
    const answer = await new Promise<TaskAnswer | Error>((resolve) => {
      this.#settle = resolve;
      signal?.addEventListener('abort', stop, { once: true });
      if (signal?.aborted) return stop();
      void this.#ready.then(() => {
        watch = this.#watch(taskLimits[task]);
        this.#worker.postMessage({ task, args } satisfies TaskRequest);
      }, resolve);
    });
    clearInterval(watch);
    signal?.removeEventListener('abort', stop);
    this.#settle = null;
    this.#worker.unref();
    if (answer instanceof Error) throw answer;
    if (answer.ok) return answer.value;
    const { name, message, code, stack } = answer.error;
    // What such a file has taken is given back with the thread, and not before.
    if (code === 'too-complex') void this.end();
    throw Object.assign(toError(name, message, code), stack && { stack });
  }

  async warmUp(): Promise<void> {
    await this.#ready;
  }

  async end(): Promise<void> {
    this.isFit = false;
    await this.#worker.terminate();
  }

  #watch({ wallMs, processorMs = Number.POSITIVE_INFINITY }: TaskLimits): NodeJS.Timeout {
    const begunAt = performance.now();
    const before = findProcessorMs(this.#thread);
    return setInterval(() => {
      const tookMs = performance.now() - begunAt;
      const computedMs = before === null ? tookMs : (findProcessorMs(this.#thread) ?? before) - before;
      if (tookMs > wallMs || computedMs > processorMs) this.#fail(tooComplex('time'));
    }, lookEveryMs);
  }

  #lose(cause: Error): void {
    this.#fail(this.#isUp ? cause : new StartFailure('the PDF thread did not start', { cause }));
  }

  #fail(error: Error): void {
    this.isFit = false;
    void this.#worker.terminate();
    this.#refuse(error);
    this.#settle?.(error);
  }
}

export interface PdfPool {
  /** @throws PdfError, or the signal's reason, which ends what is at work for it */
  readonly run: (request: PdfTask, signal?: AbortSignal) => Promise<unknown>;
  readonly warmUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Threads that are started when they are needed, each doing one task at a time; the rest waits in the order it came. */
export function createPdfPool(tasks: URL, maxThreads: number): PdfPool {
  const all = new Set<PdfWorker>();
  const idle: PdfWorker[] = [];
  const waiting: ((worker: PdfWorker) => void)[] = [];
  let isClosed = false;

  const start = () => {
    const worker = new PdfWorker(tasks);
    all.add(worker);
    return worker;
  };
  const acquire = async (): Promise<PdfWorker> => {
    for (let free = idle.pop(); free; free = idle.pop()) {
      if (free.isFit) return free;
      all.delete(free);
    }
    return all.size < maxThreads ? start() : new Promise((resolve) => waiting.push(resolve));
  };
  const release = (worker: PdfWorker) => {
    if (!worker.isFit) all.delete(worker);
    const next = waiting.shift();
    if (next) next(worker.isFit ? worker : start());
    else if (worker.isFit) idle.push(worker);
  };
  /** A thread that does not start is replaced; where none does, its task fails instead of waiting for ever. */
  const use = async <T>(work: (worker: PdfWorker) => Promise<T>): Promise<T> => {
    for (let failedStarts = 0; ; ) {
      const worker = await acquire();
      try {
        return await work(worker);
      } catch (error) {
        const mayStartAgain = error instanceof StartFailure && !isClosed;
        if (!mayStartAgain || ++failedStarts >= maxFailedStarts) throw error;
      } finally {
        release(worker);
      }
    }
  };

  return {
    run: (request, signal) => use((worker) => worker.run(request, signal)),
    warmUp: () => use((worker) => worker.warmUp()),
    close: async () => {
      isClosed = true;
      await Promise.all([...all].map((worker) => worker.end()));
    },
  };
}
