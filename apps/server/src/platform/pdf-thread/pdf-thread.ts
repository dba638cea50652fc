import { Worker } from 'node:worker_threads';
import type { PdfTasks } from './pdf-tasks.ts';
import type { TaskAnswer, TaskRequest } from './pdf-worker.ts';

/**
 * PDF work apart from the thread that answers people: a file made to hang or to crash its reader costs that file
 * its turn and nobody else theirs. A task that takes longer than its time ends with PdfError `too-complex`.
 */
export interface PdfThread {
  /** How many pages there are, once every one of them was opened. @throws PdfError */
  readonly countPages: PdfTasks['countPages'];
  /** A WebP of one page, counted from 1. @throws PdfError */
  readonly renderPage: (bytes: Uint8Array, page: number, dpi: number) => Promise<Buffer>;
  /** @throws PdfError */
  readonly isBlankOf: PdfTasks['isBlankOf'];
  /** Fills a blank and reads it back. @throws PdfError */
  readonly fill: (
    ...args: Parameters<PdfTasks['fill']>
  ) => Promise<{ bytes: Buffer; mismatches: number; pageCount: number }>;
  readonly drawWorksheet: PdfTasks['drawWorksheet'];
  /** Running text as a PDF of its own. @throws PdfError */
  readonly drawTextDocument: (...args: Parameters<PdfTasks['drawTextDocument']>) => Promise<Buffer>;
  /** Running text before the pages of a filled form, which stay as they are. @throws PdfError */
  readonly prependTextDocument: (
    ...args: Parameters<PdfTasks['prependTextDocument']>
  ) => Promise<{ bytes: Buffer; addedPages: number }>;
  /** Starts a thread before the first person waits for it. */
  readonly warmUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const maxThreads = 2;
/** Counted from when the thread is up: what a slow machine takes to start is not the file's fault. */
const taskTimeoutMs: Readonly<Record<TaskRequest['task'], number>> = {
  countPages: 20_000,
  renderPage: 30_000,
  isBlankOf: 30_000,
  fill: 60_000,
  drawWorksheet: 60_000,
  drawTextDocument: 30_000,
  prependTextDocument: 60_000,
};

const toBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const toError = (name: string, message: string, code?: string) =>
  Object.assign(new Error(message), { name, ...(code && { code }) });
const tooComplex = (why: string) => toError('PdfError', `the file takes too much ${why}`, 'too-complex');

/** One thread, one task at a time. Once it has failed as a whole it is of no further use. */
class PdfWorker {
  isFit = true;
  readonly #worker = new Worker(new URL('./start-pdf-worker.mjs', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  readonly #ready: Promise<void>;
  #settle: ((answer: TaskAnswer | Error) => void) | null = null;

  constructor() {
    this.#ready = new Promise((resolve) => {
      this.#worker.on('message', (message: 'ready' | TaskAnswer) => {
        if (message === 'ready') return resolve();
        this.#settle?.(message);
      });
    });
    this.#worker.on('error', (error) => {
      const isMemory = (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#fail(isMemory ? tooComplex('memory') : error);
    });
    this.#worker.on('exit', () => this.#fail(new Error('the PDF thread ended')));
  }

  async run({ task, args }: TaskRequest): Promise<unknown> {
    this.#worker.ref();
    let timer: NodeJS.Timeout | undefined;
    const answer = await new Promise<TaskAnswer | Error>((resolve) => {
      this.#settle = resolve;
      void this.#ready.then(() => {
        timer = setTimeout(() => this.#fail(tooComplex('time')), taskTimeoutMs[task]);
        this.#worker.postMessage({ task, args } satisfies TaskRequest);
      });
    });
    clearTimeout(timer);
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

  #fail(error: Error): void {
    this.isFit = false;
    void this.#worker.terminate();
    this.#settle?.(error);
  }
}

export function createPdfThread(): PdfThread {
  const all = new Set<PdfWorker>();
  const idle: PdfWorker[] = [];
  const waiting: ((worker: PdfWorker) => void)[] = [];

  const start = () => {
    const worker = new PdfWorker();
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
  const run = async (task: TaskRequest['task'], args: readonly unknown[]): Promise<unknown> => {
    const worker = await acquire();
    try {
      return await worker.run({ task, args });
    } finally {
      release(worker);
    }
  };

  return {
    countPages: (bytes, maxPages) => run('countPages', [bytes, maxPages]) as Promise<number>,
    renderPage: async (...args) => toBuffer((await run('renderPage', args)) as Uint8Array),
    isBlankOf: (...args) => run('isBlankOf', args) as Promise<boolean>,
    fill: async (...args) => {
      const filled = (await run('fill', args)) as Awaited<ReturnType<PdfTasks['fill']>>;
      return { ...filled, bytes: toBuffer(filled.bytes) };
    },
    drawTextDocument: async (...args) => toBuffer((await run('drawTextDocument', args)) as Uint8Array),
    prependTextDocument: async (...args) => {
      const joined = (await run('prependTextDocument', args)) as Awaited<
        ReturnType<PdfTasks['prependTextDocument']>
      >;
      return { ...joined, bytes: toBuffer(joined.bytes) };
    },
    drawWorksheet: (layout) => run('drawWorksheet', [layout]) as Promise<Uint8Array>,
    warmUp: async () => {
      const worker = await acquire();
      await worker.warmUp();
      release(worker);
    },
    close: async () => {
      await Promise.all([...all].map((worker) => worker.end()));
    },
  };
}
