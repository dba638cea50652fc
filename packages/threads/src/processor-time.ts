import { readFileSync, readlinkSync } from 'node:fs';

/** How often the kernel's clock ticks: a hundred times a second on Linux. */
const tickMs = 10;
/** After the name in brackets, which may hold spaces. */
const stateField = 0;
const userField = 11;
const systemField = 12;
const programUserField = 13;
const programSystemField = 14;

/** The calling thread's number; null where the system does not tell. */
export function findThreadNumber(): number | null {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return null;
  }
}

function readStat(path: string): readonly string[] | null {
  try {
    const stat = readFileSync(path, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

const readFields = (thread: number | null): readonly string[] | null =>
  thread === null ? null : readStat(`/proc/self/task/${thread}/stat`);

const toMs = (fields: readonly string[], user: number, system: number): number =>
  (Number(fields[user]) + Number(fields[system])) * tickMs;

/** The processor time that a thread of this process has used, in milliseconds; null where the system does not tell. */
export function findProcessorMs(thread: number | null): number | null {
  const fields = readFields(thread);
  return fields && toMs(fields, userField, systemField);
}

/**
 * The processor time of all programs that this process started and that have ended, in milliseconds; null where the system
 * does not tell.
 */
export function findProgramsMs(): number | null {
  const fields = readStat('/proc/self/stat');
  return fields && toMs(fields, programUserField, programSystemField);
}

/** Whether a thread of this process is computing, or would be if it had a processor. */
const isRunnable = (thread: number | null): boolean => readFields(thread)?.[stateField] === 'R';

/** A thread that nobody keeps from computing uses at least this share of the time on the clock. */
const minShare = 0.25;

/**
 * Tells whether a thread, from now until it is asked, wanted to compute and was let for less than a quarter of `wallMs`:
 * such a thread does not hang, others have its processor.
 */
export function watchStarving(thread: number | null, wallMs: number): () => boolean {
  let before = findProcessorMs(thread) ?? 0;
  return () => {
    const now = findProcessorMs(thread) ?? 0;
    const computedMs = now - before;
    before = now;
    return isRunnable(thread) && computedMs < wallMs * minShare;
  };
}
