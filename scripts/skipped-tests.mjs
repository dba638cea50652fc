// Which tests were skipped, and which of them should have run. A test may be skipped only while what it needs is not
// here; what needs what stands in this one list, so that nothing stops being tested unseen.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-steps.mjs';

const officialForms = process.env.FORMS_DIR ?? path.join(root, '../shared/forms');
const isWindows = process.platform === 'win32';
const canUnshare = () => spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0;

/** @type {readonly import('./skipped-tests.mjs').Need[]} */
const needs = [
  {
    files: /(fill-form|installed-blanks|read-other-forms)\.test\.ts$/,
    what: 'the official blanks in ../shared/forms',
    isHere: () => existsSync(path.join(officialForms, 'i-485_2025-01-20.pdf')),
  },
  {
    files: /(training-cases|i94-status)\.test\.ts$/,
    what: 'the filled papers in ../shared/eval/train',
    isHere: () => existsSync(path.join(root, '../shared/eval/train')),
  },
  {
    files: /(prepare-data-folder|write-durably)\.test\.ts$/,
    what: 'a system with owners of files',
    isHere: () => !isWindows,
  },
  { files: /two-servers\.faults\.ts$/, what: 'the right to make process lists (root)', isHere: canUnshare },
];

/** The skipped tests of a Vitest report; `among` says which were meant to run at all. */
export const listSkippedTests = (report, among = () => true) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, fullName }) => !['passed', 'failed'].includes(status) && among(fullName))
      .map(({ fullName }) => ({ file: path.relative(root, name), title: fullName })),
  );

/** The skipped journeys of a Playwright report. */
export const listSkippedJourneys = (report) => {
  const inSuite = ({ file, specs = [], suites = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'skipped')
        .map(({ projectName }) => ({ file: `e2e/${file}`, title: `${title} (${projectName})` })),
    ),
    ...suites.flatMap(inSuite),
  ];
  return (report?.suites ?? []).flatMap(inSuite);
};

/** What each skipped test waits for; `null`: nothing that is missing here, so it should have run. */
export const judgeSkipped = (skipped, known = needs) =>
  skipped.map((test) => {
    const need = known.find(({ files }) => files.test(test.file));
    return { ...test, waitsFor: need && !need.isHere() ? need.what : null };
  });
