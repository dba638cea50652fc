import { expect, it } from 'vitest';
import { FairSlots } from './fair-slots.ts';

/** Work that ends when it is told to. */
function createBench(slots: FairSlots) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    start: (name: string, more: { priority?: number; signal?: AbortSignal } = {}) =>
      slots.take({ owner: name.charAt(0), ...more }, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    end: async (name: string) => {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('does one piece of an owner at a time, and lets owners take turns', async () => {
  const { begun, start, end } = createBench(new FairSlots(2));
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) void start(name);
  await settle();
  expect(begun).toEqual(['a1', 'b1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
  await end('c1');
  await end('a2');
  expect(begun.at(-1)).toBe('a3');
});

it('does what somebody waits for before what nobody does', async () => {
  const { begun, start, end } = createBench(new FairSlots(1));
  void start('a1');
  void start('b1', { priority: 1 });
  void start('a2');
  await settle();
  await end('a1');
  expect(begun).toEqual(['a1', 'a2']);
});

it('drops what waits when nobody wants it any more, and takes nothing that nobody wanted', async () => {
  const { begun, start, end } = createBench(new FairSlots(1));
  const gone = new AbortController();
  void start('a1');
  const dropped = start('b1', { signal: gone.signal });
  gone.abort(new Error('gone'));
  await expect(dropped).rejects.toThrow('gone');
  await expect(start('c1', { signal: gone.signal })).rejects.toThrow('gone');
  await end('a1');
  await settle();
  expect(begun).toEqual(['a1']);
});
