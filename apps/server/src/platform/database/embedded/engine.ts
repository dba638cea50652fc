import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import type { EngineAnswer, EngineCall, EngineRequest, EngineStart } from './messages.ts';
import { openEngine } from './open-engine.ts';

// The thread of the embedded database: a heavy statement holds up those that follow it, and no answer to anybody else.

const asText = (value: string) => value;

async function answer(client: PGlite, call: EngineCall): Promise<unknown> {
  switch (call.do) {
    case 'query': {
      const { rowMode, textTypes } = call.options;
      return client.query(call.text, call.values, {
        ...(rowMode && { rowMode }),
        parsers: Object.fromEntries(textTypes.map((type) => [type, asText])),
      });
    }
    case 'exec':
      return client.exec(call.text);
    case 'close':
      return client.close();
  }
}

/** An error in a form that crosses to another thread whole. */
function toPlain(error: unknown): Readonly<Record<string, unknown>> {
  const { name, message, stack } = error as Error;
  const plain = Object.entries(error as object).filter(([, value]) =>
    ['string', 'number'].includes(typeof value),
  );
  return { ...Object.fromEntries(plain), name, message, stack };
}

/** What PostgreSQL says of a statement has a severity; anything else, or one that ends it, leaves no engine to ask. */
const isEnd = (error: unknown): boolean =>
  !['ERROR', 'WARNING', 'NOTICE'].includes(String((error as { severity?: string }).severity));

const port = parentPort;
if (!port) throw new Error('the embedded database runs in a thread of its own');

try {
  const { client } = await openEngine(workerData as string);
  port.on('message', async ({ id, call }: EngineRequest) => {
    try {
      port.postMessage({ id, ok: true, value: await answer(client, call) } satisfies EngineAnswer);
    } catch (error) {
      port.postMessage({ id, ok: false, error: toPlain(error), isEnd: isEnd(error) } satisfies EngineAnswer);
      if (isEnd(error)) process.exit(1);
    }
    if (call.do === 'close') process.exit(0);
  });
  port.postMessage({ ready: true } satisfies EngineStart);
} catch (error) {
  port.postMessage({ ready: false, error: toPlain(error) } satisfies EngineStart);
}
