import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { meterThread, TimeBudget } from './time-budget.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('where no processor time is told, a budget lasts five times as long on the clock', () => {
  const onSpent = vi.fn();
  const budget = new TimeBudget(10_000, onSpent);
  budget.allowMore(2_000);
  const stopMeters = [meterThread(null, budget), meterThread(null, budget)];
  vi.advanceTimersByTime(29_000);
  expect(onSpent).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(onSpent).toHaveBeenCalled();
  for (const stop of stopMeters) stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('what is computed between two looks is counted at the end', () => {
  const onSpent = vi.fn();
  const stop = meterThread(null, new TimeBudget(10, onSpent));
  vi.advanceTimersByTime(100);
  expect(onSpent).not.toHaveBeenCalled();
  stop();
  expect(onSpent).toHaveBeenCalledOnce();
});
