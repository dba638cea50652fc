import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Job } from './job-line.ts';
import { ThreadLost } from './thread-error.ts';
import { ThreadPool } from './thread-pool.ts';
import { TimeBudget } from './time-budget.ts';

const entry = new URL('./testing/fragile-thread.ts', import.meta.url);
/** As reading goes about its threads, but for their number. */
const options = {
  entry,
  size: 1,
  start: 'at-once',
  maxAttempts: 2,
  stopMs: 1_000,
  sparesStarving: true,
  maxHeldBytes: 100,
} as const;

let folder: string;
let pool: ThreadPool;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'threads-'));
  pool = new ThreadPool(options);
});

afterEach(async () => {
  await pool.close();
  rmSync(folder, { recursive: true, force: true });
});

const noSuchThread = new URL('./testing/no-such-thread.ts', import.meta.url);

async function waitUntil(isSo: () => boolean, what: string): Promise<void> {
  const giveUpAt = Date.now() + 20_000;
  while (!isSo()) {
    if (Date.now() > giveUpAt) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const job = (name: string, input: unknown = {}, more: Partial<Job> = {}): Job => ({
  name,
  input,
  timeoutMs: 20_000,
  priority: 0,
  ...more,
});

test.each(['die', 'throwLate'])(
  'a thread that ends in mid-job (%s) is replaced and the job done again',
  async (name) => {
    await expect(pool.run(job(name, { once: join(folder, name) }))).resolves.toBe('alive');
    await expect(pool.run(job('echo', 'still here'))).resolves.toMatchObject({ input: 'still here' });
  },
);

test('a thread that hangs is ended after its time and the job done again', async () => {
  await pool.run(job('echo', 'warm'));
  const once = join(folder, 'hang');
  await expect(pool.run(job('hang', { once }, { timeoutMs: 500 }))).resolves.toBe('alive');
});

test('a job that takes two threads down is given up, and the next one runs', async () => {
  await expect(pool.run(job('alwaysDie'))).rejects.toBeInstanceOf(ThreadLost);
  await expect(pool.run(job('echo', 1))).resolves.toMatchObject({ input: 1 });
});

test('an error of the handler keeps its name, code and remedy, and the thread lives on', async () => {
  const before = (await pool.run(job('echo'))) as { threadId: number };
  await expect(pool.run(job('fail'))).rejects.toMatchObject({
    name: 'PdfError',
    code: 'damaged',
    remedy: 'Save it again.',
  });
  expect(await pool.run(job('echo'))).toMatchObject({ threadId: before.threadId });
});

test('a thread that holds too much memory is replaced between two jobs', async () => {
  const old = await pool.run(job('grow'));
  expect(await pool.run(job('echo'))).not.toMatchObject({ threadId: old });
});

test('a stopped job rejects with the reason and does not hold up others', async () => {
  const stop = new AbortController();
  const stopped = pool.run(job('echo', 'late', { signal: stop.signal }));
  stop.abort(new Error('cancelled by the person'));
  await expect(stopped).rejects.toThrow('cancelled by the person');
  await expect(pool.run(job('echo', 2))).resolves.toMatchObject({ input: 2 });
});

test('a job that is stopped while a thread is at it costs the next one seconds, not the time it would take', async () => {
  await pool.run(job('echo', 'warm'));
  const stop = new AbortController();
  const hanging = pool.run(job('hang', { once: join(folder, 'stopped') }, { signal: stop.signal }));
  const begun = join(folder, 'stopped');
  await waitUntil(() => existsSync(begun), 'the job to begin');
  stop.abort(new Error('deleted'));
  await expect(hanging).rejects.toThrow('deleted');
  await expect(pool.run(job('echo', 3, { timeoutMs: 10_000 }))).resolves.toMatchObject({ input: 3 });
});

test('what jobs compute comes out of their budget together, what they wait for does not, and what goes on beyond it is ended', async () => {
  const stop = new AbortController();
  const budget = new TimeBudget(1_500, () => stop.abort(new Error('too much')));
  const run = (name: string, ms: number) =>
    pool.run(job(name, { ms }, { budget, signal: stop.signal, timeoutMs: 120_000 }));
  await expect(run('compute', 600)).resolves.toBe('computed');
  await expect(run('sleep', 2_000)).resolves.toBe('slept');
  await expect(run('compute', 600)).resolves.toBe('computed');
  await expect(run('compute', 60_000)).rejects.toThrow('too much');
  await expect(pool.run(job('echo', 4))).resolves.toMatchObject({ input: 4 });
}, 60_000);

test('many short jobs spend a budget as one long one does', async () => {
  const stop = new AbortController();
  const budget = new TimeBudget(500, () => stop.abort(new Error('too much')));
  const run = () => pool.run(job('compute', { ms: 150 }, { budget, signal: stop.signal }));
  const ends = await Promise.allSettled(Array.from({ length: 10 }, run));
  expect(ends.at(0)).toMatchObject({ status: 'fulfilled' });
  expect(ends.at(-1)).toMatchObject({ status: 'rejected', reason: { message: 'too much' } });
}, 60_000);

test('work of lower priority number goes first', async () => {
  const order: string[] = [];
  const done = (name: string) => () => void order.push(name);
  const first = pool.run(job('echo', 0)).then(done('first'));
  const later = pool.run(job('echo', 0, { priority: 1 })).then(done('text'));
  const soon = pool.run(job('echo', 0)).then(done('form'));
  await Promise.all([first, later, soon]);
  expect(order).toEqual(['first', 'form', 'text']);
});

test('while a work goes ahead, nothing less urgent begins between its steps, and all of it after them', async () => {
  await pool.run(job('echo', 'warm'));
  const order: string[] = [];
  const run = (name: string, priority: number) =>
    pool.run(job('echo', 0, { priority })).then(() => void order.push(name));
  const begun = run('text begun', 1);
  const texts = [run('text', 1), run('text', 1)];
  await pool.ahead(async () => {
    await run('form', 0);
    await new Promise((resolve) => setImmediate(resolve));
    await run('form', 0);
  });
  await Promise.all([begun, ...texts]);
  expect(order).toEqual(['text begun', 'form', 'form', 'text', 'text']);
});

test('a work that goes ahead and fails holds nobody up any more', async () => {
  await expect(pool.ahead(() => Promise.reject(new Error('ours')))).rejects.toThrow('ours');
  await expect(pool.run(job('echo', 5, { priority: 1 }))).resolves.toMatchObject({ input: 5 });
});

test('a key with much work takes turns with one that has little', async () => {
  const order: string[] = [];
  const run = (key: string) => pool.run(job('echo', 0, { affinity: key })).then(() => void order.push(key));
  await Promise.all(['long', 'long', 'long', 'long', 'short', 'short'].map(run));
  expect(order).toEqual(['long', 'short', 'long', 'short', 'long', 'long']);
});

test('closing gives up what waits', async () => {
  const running = pool.run(job('echo'));
  const waiting = pool.run(job('echo'));
  const outcomes = Promise.allSettled([running, waiting]);
  await pool.close();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('threads that cannot start fail their jobs instead of keeping them waiting', async () => {
  const broken = new ThreadPool({ ...options, entry: noSuchThread });
  await expect(broken.run(job('echo'))).rejects.toThrow('cannot start');
  await broken.close();
});

test('threads that cannot start are not started again and again while nobody wants them', async () => {
  const broken = new ThreadPool({ ...options, entry: noSuchThread, size: 2 });
  await expect(broken.run(job('echo'))).rejects.toThrow('cannot start');
  await waitUntil(() => broken.threadIds.length === 0, 'no thread being left');
  await expect(broken.run(job('echo'))).rejects.toThrow('cannot start');
  await waitUntil(() => broken.threadIds.length === 0, 'no thread being left');
  await broken.close();
});

test('threads that are started when needed are there for jobs that find none free, and no more than may be', async () => {
  const late = new ThreadPool({ ...options, start: 'when-needed', size: 2 });
  expect(late.threadIds).toHaveLength(0);
  await late.run(job('echo'));
  await late.run(job('echo'));
  expect(late.threadIds).toHaveLength(1);
  await Promise.all([1, 2, 3, 4].map((input) => late.run(job('echo', input))));
  expect(late.threadIds).toHaveLength(2);
  await late.close();
});

test('a job that may be tried once is given up with its thread, and the cause is told', async () => {
  const once = new ThreadPool({ ...options, maxAttempts: 1 });
  const remembers = join(folder, 'once');
  await expect(once.run(job('die', { once: remembers }))).rejects.toMatchObject({ why: 'ended' });
  await expect(once.run(job('alwaysHang', {}, { timeoutMs: 200 }))).rejects.toMatchObject({ why: 'time' });
  const small = new ThreadPool({ ...options, maxAttempts: 1, memoryLimitMb: 64 });
  await expect(small.run(job('fillHeap'))).rejects.toMatchObject({ why: 'memory' });
  await Promise.all([once.close(), small.close()]);
});

test('a thread is replaced after an error that says so, and after no other', async () => {
  const wary = new ThreadPool({ ...options, endsThread: ({ code }) => code === 'damaged' });
  const [old] = await Promise.all([
    wary.run(job('threadId')),
    expect(wary.run(job('noSuchTask'))).rejects.toThrow(),
  ]);
  await expect(wary.run(job('threadId'))).resolves.toBe(old);
  await expect(wary.run(job('fail'))).rejects.toMatchObject({ code: 'damaged' });
  await expect(wary.run(job('threadId'))).resolves.not.toBe(old);
  await wary.close();
});
