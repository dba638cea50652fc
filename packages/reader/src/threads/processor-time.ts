import { readFileSync, readlinkSync } from 'node:fs';

/** Ticks of the kernel's clock, a hundred a second on Linux. */
const tickMs = 10;
/** After the name in brackets, which may hold spaces. */
const userField = 11;
const systemField = 12;

/** The calling thread's number; null where the system does not tell. */
export function findThreadNumber(): number | null {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return null;
  }
}

/** What a thread of this process has computed, in milliseconds; null where the system does not tell. */
export function findProcessorMs(thread: number | null): number | null {
  if (thread === null) return null;
  try {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[userField]) + Number(fields[systemField])) * tickMs;
  } catch {
    return null;
  }
}
