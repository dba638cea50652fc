import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type PdfTasks, pdfTasks } from './pdf-tasks.ts';
import { findThreadNumber } from './processor-time.ts';

export interface TaskRequest {
  readonly task: keyof PdfTasks;
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

parentPort?.on('message', async ({ task, args }: TaskRequest) => {
  try {
    const run = pdfTasks[task] as (...args: readonly unknown[]) => Promise<unknown>;
    parentPort?.postMessage({ ok: true, value: await run(...args) } satisfies TaskAnswer);
  } catch (error) {
    parentPort?.postMessage(toAnswer(error));
  }
});

parentPort?.postMessage({ thread: findThreadNumber() } satisfies Ready);
