import { parentPort } from 'node:worker_threads';
import { findThreadNumber } from './processor-time.ts';
import { readyId, type ThreadCall, type ThreadFailure, type ThreadReply } from './thread-messages.ts';

export type ThreadHandlers = Readonly<Record<string, (input: never) => unknown>>;

/** Answers calls one after the other for as long as this thread lives. */
export function serveThread(handlers: ThreadHandlers, heldBytes: () => number = () => 0): void {
  const port = parentPort;
  if (!port) throw new Error('not in a worker thread');
  let last: Promise<void> = Promise.resolve();
  port.on('message', (call: ThreadCall) => {
    last = last.then(async () => port.postMessage(await answer(call, handlers, heldBytes)));
  });
  port.postMessage({ id: readyId, ok: true, value: findThreadNumber(), heldBytes: 0 } satisfies ThreadReply);
}

async function answer(
  { id, name, input }: ThreadCall,
  handlers: ThreadHandlers,
  heldBytes: () => number,
): Promise<ThreadReply> {
  try {
    const handler = handlers[name] as ((value: unknown) => unknown) | undefined;
    if (!handler) throw new Error(`no handler ${name}`);
    const value = await handler(input);
    return { id, ok: true, value, heldBytes: heldBytes() };
  } catch (error) {
    return { id, ok: false, error: toFailure(error), heldBytes: heldBytes() };
  }
}

function toFailure(error: unknown): ThreadFailure {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { code, remedy, stack } = error as Error & { code?: unknown; remedy?: unknown };
  return {
    name: error.name,
    message: error.message,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof remedy === 'string' ? { remedy } : {}),
    ...(stack ? { stack } : {}),
  };
}
