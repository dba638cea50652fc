import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

/** Work that notes when it begins, and ends when it is told to. */
function createBench() {
  const turns = new Turns();
  const begun: string[] = [];
  const ends = new Map<string, (how: Error | null) => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) =>
      ends.set(name, (how) => (how ? reject(how) : resolve(name))),
    );
  };
  return {
    begun,
    share: (name: string) => turns.share(work(name)),
    alone: (name: string) => turns.alone(work(name)),
    end: async (name: string, how: Error | null = null) => {
      ends.get(name)?.(how);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('does together what may share, and nothing beside what must be alone', async () => {
  const { begun, share, alone, end } = createBench();
  void share('a');
  void share('b');
  void alone('c');
  void share('d');
  void share('e');
  await settle();
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('c');
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('goes on after what fails, which fails for whoever asked for it alone', async () => {
  const { begun, share, alone, end } = createBench();
  const first = share('a');
  const second = alone('b');
  const third = share('c');
  await settle();
  await Promise.all([expect(first).rejects.toThrow('one'), end('a', new Error('one'))]);
  await Promise.all([expect(second).rejects.toThrow('two'), end('b', new Error('two'))]);
  await end('c');
  expect(await third).toBe('c');
  expect(begun).toEqual(['a', 'b', 'c']);
});
