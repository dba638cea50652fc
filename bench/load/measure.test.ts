import { expect, it } from 'vitest';
import { type Figures, kinds, listMissed, Recorder, toGrowth } from './measure.ts';

const good: Figures[] = kinds.map((kind) => ({
  kind,
  count: 100,
  p50: 5,
  p95: 20,
  p99: 60,
  max: 90,
  errors: 0,
  answers: [],
}));
const flat = [5e8, 9e8, 9e8, 9e8];

it('finds nothing missed where all is fast, right and flat', () => {
  expect(listMissed(good, flat)).toEqual([]);
});

it('tells what is late, what was answered wrongly, what was never asked, and memory that grows', () => {
  const bad = good.map((each) => {
    if (each.kind === 'health') return { ...each, p99: 101 };
    if (each.kind === 'save') return { ...each, errors: 2, answers: ['409', 'none'] };
    return each.kind === 'static' ? { ...each, count: 0 } : each;
  });
  expect(listMissed(bad, [1e8, 1e8, 1e8, 1.3e9])).toEqual([
    'save: 2 errors (409, none)',
    'health: p99 101 ms, at most 100',
    'static: nothing was asked',
    'memory: 1300 MB at its peak',
    'memory: grows by 1200 %',
  ]);
  expect(toGrowth([1, 2])).toBe(0);
});

it('counts an answer that is not as it should be, and one that never came, as errors', async () => {
  const recorder = new Recorder();
  await recorder.time('save', async () => 200);
  await recorder.time('save', async () => 409);
  await recorder.time('save', () => Promise.reject(new Error('gone')));
  expect(recorder.list().find(({ kind }) => kind === 'save')).toMatchObject({
    count: 3,
    errors: 2,
    answers: ['409', 'none'],
  });
});
