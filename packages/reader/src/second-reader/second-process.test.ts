import { afterEach, expect, test } from 'vitest';
import { createGray } from '../geometry/image.ts';
import { drawLine } from '../testing/draw-line.ts';
import { askSecondReader } from './ask-second-reader.ts';
import { SecondProcess, type SecondProcessOptions } from './second-process.ts';

let second: SecondProcess;
let absences = 0;
let finds = 0;
function start(more: Partial<SecondProcessOptions> = {}) {
  absences = 0;
  finds = 0;
  second = new SecondProcess({
    onlyIdle: false,
    onKnown: (isThere) => (isThere ? finds++ : absences++),
    ...more,
  });
  return askSecondReader(second.connect());
}
afterEach(() => second.close());

const fragile = new URL('./testing/fragile-second-reader.mjs', import.meta.url);

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

const picture = (text: string) => ({ image: createGray(text.length, 1), alphabet: text });

test('reads in a process of its own, for several threads at once, each its own pictures', async () => {
  const one = start();
  const two = askSecondReader(second.connect());
  expect(second.processId).toBeUndefined();
  const [lima, quito] = await Promise.all([
    one.recognise([{ image: await drawLine('Lima') }]),
    two.recognise([{ image: await drawLine('Quito') }]),
  ]);
  expect(lima?.map(({ text }) => text)).toEqual(['Lima']);
  expect(quito?.map(({ text }) => text)).toEqual(['Quito']);
  expect(second.processId).not.toBe(process.pid);
  expect(finds).toBe(1);
  expect(absences).toBe(0);
});

test('woken, it loads what it needs before the first picture, and the same process then reads', async () => {
  const reader = start();
  reader.wake();
  await expect.poll(() => finds, { timeout: 20_000 }).toBe(1);
  const woken = second.processId;
  expect(woken).toBeDefined();
  expect((await reader.recognise([{ image: await drawLine('Lima') }]))?.[0]?.text).toBe('Lima');
  expect(second.processId).toBe(woken);
});

test('sends of a picture that is a part of a larger one that part alone', async () => {
  const reader = start();
  const { width, height, data } = await drawLine('Lima');
  const within = new Uint8Array(3 * data.length).fill(0);
  within.set(data, data.length);
  const part = { width, height, data: within.subarray(data.length, 2 * data.length) };
  expect((await reader.recognise([{ image: part }]))?.[0]?.text).toBe('Lima');
});

test('unused for a while it ends, and is started again', async () => {
  const reader = start({ entry: fragile, idleMs: 50 });
  await reader.recognise([picture('a')]);
  const before = second.processId as number;
  expect(isAlive(before)).toBe(true);
  await expect.poll(() => second.processId).toBeUndefined();
  await expect.poll(() => isAlive(before)).toBe(false);
  expect((await reader.recognise([picture('b')]))?.[0]?.text).toBe('b');
});

test('when it dies in the middle of its work that answers nothing, and the next is read by a new one', async () => {
  const reader = start({ entry: fragile });
  expect(await reader.recognise([picture('die')])).toBeNull();
  expect((await reader.recognise([picture('b')]))?.[0]?.text).toBe('b');
  expect(absences).toBe(0);
});

test('when it does nothing but die it is not started any more, which is told once', async () => {
  const reader = start({ entry: fragile });
  for (let i = 0; i < 5; i++) expect(await reader.recognise([picture('die')])).toBeNull();
  expect(await reader.recognise([picture('b')])).toBeNull();
  expect(second.processId).toBeUndefined();
  expect(absences).toBe(1);
});

test('a thread that ends in the middle of its pictures takes nothing along', async () => {
  const reader = start();
  const port = second.connect();
  void askSecondReader(port).recognise([{ image: await drawLine('Lima') }]);
  port.close();
  expect((await reader.recognise([{ image: await drawLine('Quito') }]))?.[0]?.text).toBe('Quito');
});

test('when it hangs that answers nothing, and the next is read', async () => {
  const reader = start({ entry: fragile, timeoutMs: 1_000 });
  expect(await reader.recognise([picture('hang')])).toBeNull();
  expect((await reader.recognise([picture('b')]))?.[0]?.text).toBe('b');
});

test('where it is not installed it says so once and for all', async () => {
  const reader = start({ entry: fragile });
  expect(await reader.recognise([picture('absent')])).toBeNull();
  expect(await reader.recognise([picture('b')])).toBeNull();
  expect(absences).toBe(1);
});
