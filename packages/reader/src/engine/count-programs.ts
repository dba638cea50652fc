import { findProgramsMs } from '@puente/threads/serve';

/** One place: the processor time of ended programs, in milliseconds, that a thread of this process has counted already. */
export type ProgramsCounted = Int32Array;

/**
 * The processor time of programs that ended since any thread asked last, in milliseconds; 0 where the system does not tell.
 * The system adds up those of all threads: asked right after a program has ended, that is the one.
 */
export function countPrograms(counted: ProgramsCounted): number {
  const now = findProgramsMs();
  return now === null ? 0 : now - Atomics.exchange(counted, 0, now);
}
