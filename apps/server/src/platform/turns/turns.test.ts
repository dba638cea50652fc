import { expect, it } from 'vitest';
import { KeyedTurns } from './keyed-turns.ts';
import { createSaveGate } from './save-gate.ts';
import { Slots } from './slots.ts';

/** Work that ends when told, and the most of it that ran at once. */
function trackWork() {
  const ends: (() => void)[] = [];
  let running = 0;
  let max = 0;
  const work = async () => {
    running += 1;
    max = Math.max(max, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  const endAll = async (count: number) => {
    for (let ended = 0; ended < count; ) {
      const end = ends.shift();
      if (end) ended += 1;
      end?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { work, endAll, max: () => max, begun: () => running };
}

it('takes one piece of work of a key at a time, and another key beside it', async () => {
  const turns = new KeyedTurns();
  const [one, other] = [trackWork(), trackWork()];
  const all = [turns.take('a', one.work), turns.take('a', one.work), turns.take('b', other.work)];
  await new Promise((resolve) => setImmediate(resolve));
  expect([one.begun(), other.begun()]).toEqual([1, 1]);
  await Promise.all([one.endAll(2), other.endAll(1), ...all]);
  expect(one.max()).toBe(1);
});

it('goes on after work that failed', async () => {
  const turns = new KeyedTurns();
  await expect(turns.take('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.take('a', async () => 'yes')).toBe('yes');
});

it('runs no more pieces of work at once than it has slots', async () => {
  const slots = new Slots(2);
  const tracked = trackWork();
  const all = Array.from({ length: 7 }, () => slots.take(tracked.work));
  await Promise.all([tracked.endAll(7), ...all]);
  expect(tracked.max()).toBe(2);
});

it('lets so many saves of one document through in a minute, and those of another beside them', async () => {
  let now = 0;
  const gate = createSaveGate(3, () => now);
  const save = (key: string) => gate.pass(key, async () => 'saved');
  for (let saved = 0; saved < 3; saved += 1) expect(await save('a')).toBe('saved');
  now = 10_000;
  await expect(save('a')).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 50 });
  expect(await save('b')).toBe('saved');
  now = 60_001;
  expect(await save('a')).toBe('saved');
});
