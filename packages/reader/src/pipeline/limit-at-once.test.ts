import { expect, test } from 'vitest';
import { limitAtOnce } from './limit-at-once.ts';

/** A work that ends when it is told to. */
function toWork() {
  let end = () => {};
  let hasBegun = false;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = () => {
    hasBegun = true;
    return ended;
  };
  return { work, end: () => end(), hasBegun: () => hasBegun };
}

test('a work beyond the limit begins when another ends, also when that one failed', async () => {
  const take = limitAtOnce(1);
  const failing = take(undefined, () => Promise.reject(new Error('ours')));
  const next = toWork();
  const taken = take(undefined, next.work);
  expect(next.hasBegun()).toBe(false);
  await expect(failing).rejects.toThrow('ours');
  next.end();
  await taken;
  expect(next.hasBegun()).toBe(true);
});

test('a work whose signal stopped it while it waited does not begin', async () => {
  const take = limitAtOnce(1);
  const [first, second, third] = [toWork(), toWork(), toWork()];
  const stop = new AbortController();
  const taken = [take(undefined, first.work), take(undefined, second.work)];
  const stopped = take(stop.signal, third.work);
  stop.abort(new Error('deleted'));
  first.end();
  second.end();
  await expect(stopped).rejects.toThrow('deleted');
  await Promise.all(taken);
  expect(third.hasBegun()).toBe(false);
});
