// npm test: unit and API tests, the quick ones of the faults, then journeys in a real browser. Lists what was skipped and
// why; what was skipped without need counts as failed. Ends with one line: 'N passed, N failed', and ', N skipped' where
// there are any. Arguments go to Vitest (`npm test -- packages/pdf`); then only what they name runs.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, runStep } from './run-steps.mjs';
import { countTests, listFailed, listTroubled, takeSecond } from './second-tries.mjs';
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
const failures = [];
const secondTries = [];
/** More than that is no moment of a busy machine. */
const maxSecondTries = 5;

/** The report of one run; with none, whatever it printed, it failed. */
function runOnce(name, args) {
  const file = path.join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = runStep('vitest', ['run', ...reporters, ...args]);
  return { code, report: readReport(file) };
}

function runVitest(name, args, among) {
  const first = runOnce(name, args);
  let { code, report } = first;
  const troubled = process.env.CI && code !== 0 ? listTroubled(report) : [];
  if (troubled.length > 0 && troubled.length <= maxSecondTries) {
    const again = runOnce(`${name}-again`, [...args, ...troubled, '--maxWorkers', '1']);
    code = again.code;
    report = takeSecond(report, again.report);
    secondTries.push(...troubled.map((file) => path.relative(root, file)));
  }
  const count = countTests(report);
  passed += count.passed;
  failed += code !== 0 && count.failed === 0 ? 1 : count.failed;
  failures.push(...listFailed(report));
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

/** What a server makes of an empty folder, once for all that are started on one. */
function makeNewData() {
  const folder = path.join(reports, 'new-data');
  if (runStep('node', ['--import', 'tsx', 'scripts/make-new-data.ts', folder]) === 0)
    process.env.NEW_DATA = folder;
}

if (only.length === 0) makeNewData();
runVitest('unit', only, () => !isByName);
if (only.length === 0) {
  // CI has twenty minutes for everything.
  const tag = process.env.CI ? '@quick-ci' : '@quick';
  const isQuick = (name) => name.includes(tag);
  // Most of each is waiting for servers to start and end: two at once take half the time.
  const two = ['--fileParallelism', '--maxWorkers', '2'];
  runVitest('faults', ['--config', 'faults/vitest.config.ts', ...two, '--testNamePattern', tag], isQuick);
  runJourneys();
}
rmSync(reports, { recursive: true, force: true });

for (const { name, title, said } of failures)
  console.log(`\nFAILED ${path.relative(root, name)}: ${title}\n  ${said}`);
for (const file of secondTries) console.log(`\n${file} was run a second time.`);
const shouldHaveRun = tellSkipped();
failed += shouldHaveRun;
const excused = skipped.length - shouldHaveRun;
console.log(`\n${passed} passed, ${failed} failed${excused > 0 ? `, ${excused} skipped` : ''}`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
