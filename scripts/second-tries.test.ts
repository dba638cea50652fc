import { expect, it } from 'vitest';
import { countTests, listFailed, listTroubled, takeSecond, type VitestReport } from './second-tries.mjs';

const file = (name: string, ...statuses: string[]) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status, fullName: name })),
});
const unloaded = { name: 'unloaded', status: 'failed', assertionResults: [] };

it('names the files whose tests failed, were never reached, or could not be loaded', () => {
  const testResults = [
    file('good', 'passed', 'skipped'),
    file('bad', 'passed', 'failed'),
    file('ended', 'passed', 'pending'),
    unloaded,
  ];
  expect(listTroubled({ testResults })).toEqual(['bad', 'ended', 'unloaded']);
  expect(listTroubled(null)).toEqual([]);
});

it('takes what the second try says of a file, and the first of all others', () => {
  const first = { testResults: [file('good', 'passed'), file('bad', 'failed', 'passed'), unloaded] };
  const second = { testResults: [file('bad', 'passed', 'passed')] };
  expect(countTests(first)).toEqual({ passed: 2, failed: 2 });
  expect(countTests(takeSecond(first, second))).toEqual({ passed: 3, failed: 1 });
  expect(countTests(takeSecond(first, null))).toEqual({ passed: 2, failed: 2 });
});

it('a file that fails again has failed', () => {
  const first = { testResults: [file('bad', 'failed')] };
  expect(countTests(takeSecond(first, { testResults: [file('bad', 'failed')] })).failed).toBe(1);
});

it('lists what failed with the first line of what it said', () => {
  const [failure] = file('bad', 'failed').assertionResults;
  const testResults = [
    file('good', 'passed'),
    { ...file('bad', 'failed'), assertionResults: [{ ...failure, failureMessages: ['no\n  at x'] }] },
    { ...unloaded, message: 'no such import' },
  ] as VitestReport['testResults'];
  expect(listFailed({ testResults })).toEqual([
    { name: 'bad', title: 'bad', said: 'no' },
    { name: 'unloaded', title: 'could not be run', said: 'no such import' },
  ]);
});
