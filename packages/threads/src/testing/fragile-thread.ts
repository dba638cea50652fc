import { existsSync, writeFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
import { findProcessorMs, findThreadNumber } from '../processor-time.ts';
import { serveThread, type ThreadHandlers } from '../serve-thread.ts';

let held = 10;

/** A thread that dies, hangs or grows on request. `once` names a file that remembers that it already did. */
const handlers: ThreadHandlers = {
  echo: (input: unknown) => ({ input, threadId }),
  fail: () => {
    throw Object.assign(new Error('the file is damaged'), {
      name: 'PdfError',
      code: 'damaged',
      remedy: 'Save it again.',
    });
  },
  die: ({ once }: { once: string }) => {
    if (existsSync(once)) return 'alive';
    writeFileSync(once, '');
    process.exit(3);
  },
  alwaysDie: () => process.exit(3),
  throwLate: ({ once }: { once: string }) => {
    if (existsSync(once)) return 'alive';
    writeFileSync(once, '');
    setTimeout(() => {
      throw new Error('out of the blue');
    });
    return new Promise(() => {});
  },
  hang: ({ once }: { once: string }) => {
    if (existsSync(once)) return 'alive';
    writeFileSync(once, '');
    for (;;);
  },
  alwaysHang: () => {
    for (;;);
  },
  fillHeap: () => {
    const kept: object[] = [];
    for (;;) kept.push(Array.from({ length: 100_000 }, (_, at) => ({ at })));
  },
  threadId: () => threadId,
  compute: ({ ms }: { ms: number }) => {
    const thread = findThreadNumber();
    const now = () => findProcessorMs(thread) ?? performance.now();
    for (const begun = now(); now() - begun < ms; );
    return 'computed';
  },
  sleep: ({ ms }: { ms: number }) => new Promise((resolve) => setTimeout(() => resolve('slept'), ms)),
  grow: () => {
    held = 1000;
    return threadId;
  },
};

serveThread(handlers, () => held);
