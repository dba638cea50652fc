import { parentPort } from 'node:worker_threads';
import { type PdfTasks, pdfTasks } from './pdf-tasks.ts';

export interface TaskRequest {
  readonly task: keyof PdfTasks;
  readonly args: readonly unknown[];
}

export type TaskAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: { name: string; message: string; code?: string; stack?: string } };

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

parentPort?.postMessage('ready');
