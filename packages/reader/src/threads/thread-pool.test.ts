import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Job, ThreadLost, ThreadPool } from './thread-pool.ts';
import { TimeBudget } from './time-budget.ts';

let folder: string;
let pool: ThreadPool;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'threads-'));
  const entry = new URL('./testing/fragile-thread.ts', import.meta.url);
  pool = new ThreadPool({ entry, size: 1, maxHeldBytes: 100 });
});

afterEach(async () => {
  await pool.close();
  rmSync(folder, { recursive: true, force: true });
});

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
  while (!existsSync(begun)) await new Promise((resolve) => setTimeout(resolve, 20));
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
  const entry = new URL('./testing/no-such-thread.ts', import.meta.url);
  const broken = new ThreadPool({ entry, size: 1, maxHeldBytes: 100 });
  await expect(broken.run(job('echo'))).rejects.toThrow('cannot start');
  await broken.close();
});
