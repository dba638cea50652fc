import { findPdfErrorCode, PdfError } from '@puente/pdf/pdf-error';
import { ThreadLost, type ThreadPool, type TimeBudget } from '@puente/threads';
import type { Editions } from '../editions/open-editions.ts';
import type { PageTasks, SharedDocument } from '../threads/page-tasks.ts';
import type { AllowedMs, ReadingProgress } from './document-reading.ts';

/** One reading of one file. */
export interface Run {
  readonly pool: ThreadPool;
  /** Of its steps, but for those that say another. */
  readonly priority: number;
  readonly document: SharedDocument;
  readonly editions: Editions;
  readonly signal: AbortSignal;
  readonly allowedMs: AllowedMs;
  readonly budget: TimeBudget;
  /** Pages that were given up because they crashed their thread, or used up all their time, twice. */
  lostPages: number;
  /** If more pages than this do so, the file was made to do it, and must not keep the threads from other people's files. */
  maxLostPages: number;
  readonly report: (stage: ReadingProgress['stage'], done: number, pages: number) => void;
}

/** Form data first, whole-page texts after it, what nobody waits for last. */
export const formPriority = 0;
export const textPriority = 1;
export const practicePriority = 2;
/** A page takes about a second; the limits are for a thread that hangs, and leave room on a machine busy with others. */
const timeoutsMs = {
  outline: 30_000,
  rank: 45_000,
  read: 120_000,
  labels: 180_000,
  crops: 45_000,
  long: 120_000,
  text: 120_000,
} satisfies Partial<Record<keyof PageTasks, number>>;
type PageCall = keyof typeof timeoutsMs;

export function call<Name extends PageCall>(
  { pool, document, signal, budget, priority: usual }: Run,
  name: Name,
  input: Omit<Parameters<PageTasks[Name]>[0], 'document'>,
  priority = usual,
): Promise<Awaited<ReturnType<PageTasks[Name]>>> {
  const job = { name, input: { ...input, document }, timeoutMs: timeoutsMs[name], priority, signal, budget };
  return pool.run({ ...job, affinity: document.id }) as Promise<Awaited<ReturnType<PageTasks[Name]>>>;
}

/**
 * As `call`, but tries once more after a passing fault, such as an engine that failed. Work that crashed its thread has
 * already been tried twice.
 */
export function callAgain<Name extends PageCall>(
  run: Run,
  name: Name,
  input: Omit<Parameters<PageTasks[Name]>[0], 'document'>,
  priority = run.priority,
): Promise<Awaited<ReturnType<PageTasks[Name]>>> {
  return call(run, name, input, priority).catch((error: unknown) => {
    if (run.signal.aborted || error instanceof ThreadLost || findPdfErrorCode(error)) throw error;
    return call(run, name, input, priority);
  });
}

/** The error for a file that crashes threads, in the same shape as the errors of opening a file. */
export const toTooComplex = ({ document }: Pick<Run, 'document'>, cause?: Error) =>
  new PdfError('too-complex', `${document.fileName} takes too much time or memory to read.`, { cause });

/** One page that cannot be read must not cost the others; a stopped reading stops. @throws PdfError too-complex */
export function orNull<T>(run: Run, work: Promise<T>): Promise<T | null> {
  return work.catch((error: unknown) => {
    if (run.signal.aborted) throw error;
    if (error instanceof ThreadLost && ++run.lostPages > run.maxLostPages) throw toTooComplex(run, error);
    return null;
  });
}
