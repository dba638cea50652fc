import { expect, it } from 'vitest';
import { UploadGate } from './upload-gate.ts';

const limits = { atOnce: 3, atOnceOfOne: 2, longestWaitMs: 60_000, maxWaiting: 5 };

/** Uploads that go on until told to end. */
function trackUploads(gate: UploadGate) {
  const under: string[] = [];
  const ends: (() => void)[] = [];
  const begin = (key: string, name: string) =>
    gate.pass(key, async () => {
      under.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      under.splice(under.indexOf(name), 1);
    });
  const end = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { under, begin, end };
}

it('lets in two of one person and three in all; who waits comes in as room is made', async () => {
  const { under, begin, end } = trackUploads(new UploadGate(limits));
  const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => begin(name.slice(0, 1), name));
  await new Promise((resolve) => setImmediate(resolve));
  expect(under).toEqual(['a1', 'a2', 'b1']);
  await end();
  expect(under).toEqual(['a2', 'b1', 'a3']);
  for (let left = 0; left < 4; left += 1) await end();
  await Promise.all(all);
  expect(under).toEqual([]);
});

it('refuses who waited too long, and who would wait behind too many', async () => {
  const gate = new UploadGate({ ...limits, longestWaitMs: 20, maxWaiting: 1 });
  const { begin, end } = trackUploads(gate);
  const first = [begin('a', 'a1'), begin('a', 'a2')];
  const third = begin('a', 'a3');
  await expect(begin('a', 'a4')).rejects.toMatchObject({ code: 'too_many_uploads' });
  await expect(third).rejects.toMatchObject({ code: 'too_many_uploads' });
  await end();
  await end();
  await Promise.all(first);
  const again = begin('a', 'a5');
  await end();
  await again;
});
