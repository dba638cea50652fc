import path from 'node:path';
import { expect, it } from 'vitest';
import { judgeSkipped, listSkippedJourneys, listSkippedTests } from './skipped-tests.mjs';

const root = path.resolve(import.meta.dirname, '..');
const report = {
  testResults: [
    {
      name: path.join(root, 'packages/pdf/src/fill-form.test.ts'),
      assertionResults: [
        { status: 'passed', fullName: 'fills' },
        { status: 'skipped', fullName: 'fills the official form' },
        { status: 'todo', fullName: 'fills another @quick' },
      ],
    },
  ],
};

it('lists every test that neither passed nor failed, among those that were meant to run', () => {
  const file = 'packages/pdf/src/fill-form.test.ts';
  expect(listSkippedTests(report)).toEqual([
    { file, title: 'fills the official form' },
    { file, title: 'fills another @quick' },
  ]);
  expect(listSkippedTests(report, (name) => name.includes('@quick'))).toEqual([
    { file, title: 'fills another @quick' },
  ]);
  expect(listSkippedTests(null)).toEqual([]);
});

it('lists skipped journeys of every window, also within a group', () => {
  const spec = (status: string) => ({ title: 'A walk', tests: [{ status, projectName: 'phone' }] });
  const suites = [
    { file: 'a.e2e.ts', specs: [spec('expected')], suites: [{ file: 'a.e2e.ts', specs: [spec('skipped')] }] },
  ];
  expect(listSkippedJourneys({ suites })).toEqual([{ file: 'e2e/a.e2e.ts', title: 'A walk (phone)' }]);
});

it('excuses a skipped test only while what it needs is not here', () => {
  const skipped = [{ file: 'a.test.ts', title: 'reads a blank' }];
  const need = (isHere: boolean) => [{ files: /a\.test\.ts$/, what: 'the blanks', isHere: () => isHere }];
  const waitsFor = (known: Parameters<typeof judgeSkipped>[1]) => judgeSkipped(skipped, known)[0]?.waitsFor;
  expect(waitsFor(need(false))).toBe('the blanks');
  expect(waitsFor(need(true))).toBeNull();
  expect(waitsFor([])).toBeNull();
});
