import { execFileSync } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { findThreadNumber } from './processor-time.ts';

interface Yielding {
  readonly niceness: number;
  readonly onlyIdle?: boolean;
}

/**
 * Puts the calling thread, and the programs it starts, behind others; on Linux it is the thread's alone. Never raised: that
 * is not ours to do. `onlyIdle`: it computes only where nobody else does, so that a thread that wakes up to answer
 * somebody has a core at once (man 7 sched, SCHED_IDLE; with util-linux's `chrt`, and without it the niceness stands).
 */
export function yieldToOthers({ niceness, onlyIdle = false }: Yielding): void {
  if (getPriority() < niceness) setPriority(niceness);
  const thread = findThreadNumber();
  if (!onlyIdle || thread === null) return;
  try {
    execFileSync('chrt', ['--idle', '--pid', '0', String(thread)], { stdio: 'ignore', timeout: 5_000 });
  } catch {
    // Not installed, or not allowed here.
  }
}
