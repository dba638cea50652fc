// npm test: unit and API tests, then journeys in a real browser. Ends with one line: 'N passed, N failed'.
// Arguments go to Vitest (`npm test -- packages/pdf`); then the browser journeys are left out.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runStep } from './run-steps.mjs';

const only = process.argv.slice(2);
const reports = mkdtempSync(path.join(tmpdir(), 'puente-test-'));
const unitReport = path.join(reports, 'unit.json');
const journeyReport = path.join(reports, 'journeys.json');

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

const unitCode = runStep('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
  ...only,
]);
const unit = readReport(unitReport);
let passed = unit?.numPassedTests ?? 0;
// A suite that could not be loaded runs no test: it counts as one failure, and so does a run without a report.
let failed =
  (unit?.numFailedTests ?? 0) +
  (unit?.testResults ?? []).filter((f) => f.status === 'failed' && f.assertionResults.length === 0).length;
if (unitCode !== 0 && failed === 0) failed = 1;

if (only.length === 0) {
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
