import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { findThreadNumber } from '@puente/reader/processor-time';

/** Arguments and answers must survive a structured clone. */
export interface TaskRequest {
  readonly task: string;
  readonly args: readonly unknown[];
}

export type TaskAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: { name: string; message: string; code?: string; stack?: string } };

export interface Ready {
  readonly thread: number | null;
}

/** Above reading, which nobody waits for from second to second. */
const niceness = 5;

// On Linux this thread's alone: the one that answers people goes first. Never raised: that is not ours to do.
if (getPriority() < niceness) setPriority(niceness);

const toAnswer = (error: unknown): TaskAnswer => {
  const { name, message, code, stack } = error as Error & { code?: string };
  return { ok: false, error: { name, message, ...(code && { code }), ...(stack && { stack }) } };
};

/** Does one task after the other, for the life of this thread. */
export function serveTasks(tasks: Readonly<Record<string, (...args: never[]) => unknown>>): void {
  parentPort?.on('message', async ({ task, args }: TaskRequest) => {
    try {
      const run = tasks[task] as (...args: readonly unknown[]) => Promise<unknown>;
      parentPort?.postMessage({ ok: true, value: await run(...args) } satisfies TaskAnswer);
    } catch (error) {
      parentPort?.postMessage(toAnswer(error));
    }
  });
  parentPort?.postMessage({ thread: findThreadNumber() } satisfies Ready);
}
