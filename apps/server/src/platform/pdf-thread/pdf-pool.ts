import { PdfError } from '@puente/pdf/pdf-error';
import { type Job, ThreadLost, ThreadPool, TimeBudget } from '@puente/threads';
import type { PdfTask } from './pdf-tasks.ts';

export interface TaskLimits {
  readonly wallMs: number;
  /** Of the thread's own computing, which a busy machine does not lengthen. */
  readonly processorMs?: number;
}

const usualLimits: Readonly<Record<PdfTask['task'] | 'warmUp', TaskLimits>> = {
  warmUp: { wallMs: 60_000 },
  countPages: { wallMs: 20_000 },
  // An honest page takes a tenth of it.
  renderPage: { wallMs: 30_000, processorMs: 5_000 },
  // An honest blank takes a tenth of it.
  judge: { wallMs: 120_000, processorMs: 30_000 },
  // Every page is drawn large and looked at point by point.
  measureLandmarks: { wallMs: 300_000, processorMs: 90_000 },
  prove: { wallMs: 120_000, processorMs: 30_000 },
  readFilled: { wallMs: 30_000 },
  fill: { wallMs: 60_000 },
  drawWorksheet: { wallMs: 60_000 },
  // Twelve pages through a scanner.
  drawSample: { wallMs: 120_000 },
  drawTextDocument: { wallMs: 30_000 },
  prependTextDocument: { wallMs: 60_000 },
};

const tooComplex = (why: string) => new PdfError('too-complex', `The file takes too much ${why}.`);
const toFault = (error: unknown): unknown =>
  error instanceof ThreadLost && error.why !== 'ended' ? tooComplex(error.why) : error;

export interface PdfPool {
  /** @throws PdfError, or the signal's reason, which ends what is at work for it */
  readonly run: (request: PdfTask, signal?: AbortSignal) => Promise<unknown>;
  readonly warmUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Threads that do the tasks of one module, which it hands to `serveTasks`. `limits`: in place of the usual ones. */
export function createPdfPool(
  tasks: URL,
  maxThreads: number,
  limits: Partial<Record<PdfTask['task'], TaskLimits>> = {},
): PdfPool {
  const taskLimits = { ...usualLimits, ...limits };
  const pool = new ThreadPool({
    entry: tasks,
    size: maxThreads,
    start: 'when-needed',
    // A file that took its thread down would take the next one down too, while somebody waits.
    maxAttempts: 1,
    stopMs: 0,
    sparesStarving: false,
    endsThread: ({ code }) => code === 'too-complex',
    memoryLimitMb: 512,
  });

  const run = async (name: keyof typeof taskLimits, args: readonly unknown[], signal?: AbortSignal) => {
    const { wallMs, processorMs } = taskLimits[name];
    const job: Job = { name, input: args, timeoutMs: wallMs, priority: 0, signal };
    return pool
      .run(processorMs === undefined ? job : withinBudget(job, processorMs))
      .catch((error: unknown) => Promise.reject(toFault(error)));
  };

  return {
    run: ({ task, args }, signal) => run(task, args, signal),
    warmUp: async () => {
      await run('warmUp', []);
    },
    close: () => pool.close(),
  };
}

function withinBudget(job: Job, processorMs: number): Job {
  const spent = new AbortController();
  const budget = new TimeBudget(processorMs, () => spent.abort(tooComplex('time')));
  return { ...job, budget, signal: job.signal ? AbortSignal.any([job.signal, spent.signal]) : spent.signal };
}
