// npm test: unit and API tests, the quick ones of the faults, then journeys in a real browser. Lists what was skipped and
// why; what was skipped without need counts as failed. Ends with one line: 'N passed, N failed', and ', N skipped' where
// there are any. Arguments go to Vitest (`npm test -- packages/pdf`); then only what they name runs.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runStep } from './run-steps.mjs';
import { judgeSkipped, listSkippedJourneys, listSkippedTests } from './skipped-tests.mjs';

const only = process.argv.slice(2);
/** Tests whose names were not asked for are skipped on purpose. */
const isByName = only.some((argument) => /^(-t|--testNamePattern)/.test(argument));
const reports = mkdtempSync(path.join(tmpdir(), 'puente-test-'));
const journeyReport = path.join(reports, 'journeys.json');

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

let passed = 0;
let failed = 0;
const skipped = [];

/** A suite that could not be loaded runs no test: it counts as one failure, and so does a run without a report. */
function runVitest(name, args, among) {
  const file = path.join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = runStep('vitest', ['run', ...reporters, ...args]);
  const report = readReport(file);
  const unloaded = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failures = (report?.numFailedTests ?? 0) + unloaded.length;
  passed += report?.numPassedTests ?? 0;
  failed += code !== 0 && failures === 0 ? 1 : failures;
  skipped.push(...listSkippedTests(report, among));
}

function runJourneys() {
  const code = runStep('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport,
  });
  const report = readReport(journeyReport);
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  passed += expected + flaky;
  failed += code !== 0 && unexpected === 0 ? 1 : unexpected;
  skipped.push(...listSkippedJourneys(report));
}

/** Says what was skipped; returns how many of it should have run. */
function tellSkipped() {
  const judged = judgeSkipped(skipped);
  if (judged.length > 0) console.log(`\n${judged.length} skipped:`);
  for (const { file, title, waitsFor } of judged)
    console.log(`  ${file}: ${title}: ${waitsFor ? `needs ${waitsFor}` : 'SHOULD HAVE RUN'}`);
  return judged.filter(({ waitsFor }) => waitsFor === null).length;
}

runVitest('unit', only, () => !isByName);
if (only.length === 0) {
  const isQuick = (name) => name.includes('@quick');
  // Most of each is waiting for servers to start and end: two at once take half the time.
  const two = ['--fileParallelism', '--maxWorkers', '2'];
  runVitest(
    'faults',
    ['--config', 'faults/vitest.config.ts', ...two, '--testNamePattern', '@quick'],
    isQuick,
  );
  runJourneys();
}
rmSync(reports, { recursive: true, force: true });

const shouldHaveRun = tellSkipped();
failed += shouldHaveRun;
const excused = skipped.length - shouldHaveRun;
console.log(`\n${passed} passed, ${failed} failed${excused > 0 ? `, ${excused} skipped` : ''}`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
