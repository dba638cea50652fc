import { expect, it } from 'vitest';
import { chooseNext, orderQueue, type QueueEntry } from './order-queue.ts';

const entry = (id: string, at: number, isRunning = false): QueueEntry => ({
  id,
  owner: id.charAt(0),
  queuedAt: new Date(at),
  isRunning,
});
const never = (_owner: string) => 0;
const order = (entries: readonly QueueEntry[], lastTurnOf = never) =>
  orderQueue(entries, lastTurnOf).map(({ id }) => id);

it('lets owners take turns, however many files one of them has', () => {
  const entries = [
    entry('a1', 1),
    entry('a2', 2),
    entry('a3', 3),
    entry('a4', 4),
    entry('b1', 5),
    entry('c1', 6),
  ];
  expect(order(entries)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4']);
});

it('begins with whoever has least at work, then with whoever was served longest ago', () => {
  const entries = [entry('a1', 1, true), entry('a2', 2), entry('b1', 3), entry('c1', 4)];
  expect(order(entries)).toEqual(['b1', 'c1', 'a2']);
  expect(order(entries, (owner) => (owner === 'b' ? 7 : 0))).toEqual(['c1', 'b1', 'a2']);
});

it('begins nothing for an owner who has enough at work', () => {
  const entries = [entry('a1', 1, true), entry('a2', 2, true), entry('a3', 3)];
  expect(chooseNext(entries, never, 2)).toBeNull();
  expect(chooseNext([...entries, entry('b1', 4)], never, 2)?.id).toBe('b1');
  expect(chooseNext(entries, never, 3)?.id).toBe('a3');
  expect(chooseNext([], never, 2)).toBeNull();
});
