import { beforeAll, describe, expect, it } from 'vitest';
import { asSystem } from '../../../context.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../../testing/test-databases.ts';
import { getExamResult } from './get-exam-result.ts';
import { runExam } from './run-exam.ts';

const recorded = getExamResult();

const [kind] = await listDatabaseKinds();
if (!kind) throw new Error('no database');

describe('the exam of the legal helper', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(kind);
    return () => test.close();
  });

  it('comes out as it stands on the page of limits', async () => {
    const at = new Date(`${recorded.ranOn}T12:00:00Z`);
    const context = { ...asSystem(test.services), clock: () => at };
    expect(await runExam(context)).toEqual(recorded);
  }, 240_000);
});

it('is as large as the page says, and reaches what was reached before', () => {
  const figures = Object.fromEntries(
    recorded.sets.map(({ name, figures }) => [
      name,
      Object.fromEntries(figures.map(({ kind, right, asked }) => [kind, [right, asked]])),
    ]),
  );
  expect(figures).toMatchObject({
    exam: {
      answerable: [expect.any(Number), 120],
      outside: [expect.any(Number), 60],
      premise: [expect.any(Number), 30],
      advice: [expect.any(Number), 30],
      injection: [20, 20],
    },
  });
  const rightOf = (set: string, kind: string) => Number(figures[set]?.[kind]?.[0]);
  expect(rightOf('exam', 'answerable')).toBeGreaterThanOrEqual(102);
  expect(rightOf('exam', 'outside')).toBeGreaterThanOrEqual(59);
  expect(rightOf('final', 'outside')).toBe(15);
  const asked = recorded.sets.find(({ name }) => name === 'final')?.figures.map((one) => one.asked) ?? [];
  expect(asked.reduce((sum, one) => sum + one, 0)).toBe(60);
});
