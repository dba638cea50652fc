// npm test: unit and API tests, the quick ones of the faults, then journeys in a real browser. Ends with one line:
// 'N passed, N failed'. Arguments go to Vitest (`npm test -- packages/pdf`); then only what they name runs.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runStep } from './run-steps.mjs';

const only = process.argv.slice(2);
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

/** A suite that could not be loaded runs no test: it counts as one failure, and so does a run without a report. */
function runVitest(name, args) {
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
}

runVitest('unit', only);

if (only.length === 0) {
  runVitest('faults', ['--config', 'faults/vitest.config.ts', '--testNamePattern', '@quick']);
  const journeyCode = runStep('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport,
  });
  const stats = readReport(journeyReport)?.stats;
  passed += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  const journeysFailed = stats?.unexpected ?? 0;
  failed += journeyCode !== 0 && journeysFailed === 0 ? 1 : journeysFailed;
}

rmSync(reports, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
