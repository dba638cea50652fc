import { afterEach, expect, it, vi } from 'vitest';
import { waitUntil } from '../../testing/wait-until.ts';
import { createLog } from '../telemetry/log.ts';
import { Attendant } from './attendant.ts';

const log = createLog('silent');
let attendant: Attendant<string> | undefined;
afterEach(() => attendant?.stop());

/** Work in a row, each piece of which ends when it is told to. */
function createBench(workers: number) {
  const waiting: string[] = [];
  const begun: string[] = [];
  const stopped: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const claim = vi.fn(async () => waiting.shift() ?? null);
  const work = (name: string, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      begun.push(name);
      ends.set(name, (error) => (error ? reject(error) : resolve()));
      signal.addEventListener('abort', () => {
        stopped.push(name);
        resolve();
      });
    });
  const end = (name: string, error?: Error) => ends.get(name)?.(error);
  return { waiting, begun, stopped, claim, end, attendance: { workers, timeoutMs: 60_000, claim, work } };
}
const hasBegun = (begun: string[], names: string[]) =>
  waitUntil(async () => names.every((name) => begun.includes(name)), `${names.join(' and ')} to begin`);

it('begins what waits when it starts, as much at once as there are workers, and the rest in turn', async () => {
  const { waiting, begun, end, attendance } = createBench(2);
  waiting.push('a', 'b', 'c');
  attendant = new Attendant(attendance, log);
  await hasBegun(begun, ['a', 'b']);
  expect(waiting).toEqual(['c']);
  end('b');
  await hasBegun(begun, ['c']);
});

it('begins at once what it is woken for, also while it was just finding nothing', async () => {
  const { waiting, begun, claim, attendance } = createBench(1);
  let isLooking = () => {};
  claim.mockImplementationOnce(() => new Promise((resolve) => (isLooking = () => resolve(null))));
  attendant = new Attendant(attendance, log);
  waiting.push('late');
  attendant.wake();
  expect(begun).toEqual([]);
  const at = performance.now();
  isLooking();
  await hasBegun(begun, ['late']);
  expect(performance.now() - at).toBeLessThan(1_000);
});

it('finds by itself what nobody woke it for, and goes on after work that failed', async () => {
  const { waiting, begun, end, attendance } = createBench(1);
  waiting.push('failing');
  attendant = new Attendant(attendance, log);
  await hasBegun(begun, ['failing']);
  end('failing', new Error('a fault'));
  waiting.push('next');
  await hasBegun(begun, ['next']);
  end('next');
  await new Promise((resolve) => setImmediate(resolve));
  waiting.push('of another process');
  await hasBegun(begun, ['of another process']);
});

it('lets its work know when it stops, waits for it, and begins no more', async () => {
  const { waiting, begun, stopped, attendance } = createBench(1);
  waiting.push('a', 'b');
  attendant = new Attendant(attendance, log);
  await hasBegun(begun, ['a']);
  await attendant.stop();
  attendant.wake();
  expect(stopped).toEqual(['a']);
  expect(begun).toEqual(['a']);
});

it('tells work whose time is up', async () => {
  const { waiting, stopped, attendance } = createBench(1);
  waiting.push('long');
  attendant = new Attendant({ ...attendance, timeoutMs: 50 }, log);
  await waitUntil(async () => stopped.includes('long'), 'the time being up');
});
