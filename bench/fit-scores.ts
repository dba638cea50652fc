import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { coverageAt, type Scored, toCalibrationError, toReliability } from './measure/calibration.ts';
import { fitIsotonic, readSteps, type Steps } from './measure/fit-isotonic.ts';
import { fitLogistic, type LogisticModel, predict } from './measure/fit-logistic.ts';
import type { ReadingRow } from './measure/score-readings.ts';
import { createRandom } from './random.ts';

// Fits the chance that a reading is right: fit-scores.ts --dump FILE[,FILE] --out FILE. Cases are split: what the
// table shows is measured on cases that the fit has not seen.
const { values } = parseArgs({ options: { dump: { type: 'string' }, out: { type: 'string' } } });
if (!values.dump) {
  console.error(
    'Say what to fit on: --dump FILE[,FILE] as written by npm run bench -- --dump FILE; and --out FILE',
  );
  process.exit(2);
}

const groups: Readonly<Record<string, readonly string[]>> = {
  digits: [
    'a-number',
    'ssn',
    'uscis-account',
    'i94',
    'area-code',
    'phone',
    'zip',
    'number',
    'document-number',
  ],
  dates: ['date', 'month'],
  closed: ['state', 'country'],
  long: ['long-text'],
};
const groupOf = (kind: string) => Object.keys(groups).find((name) => groups[name]?.includes(kind)) ?? 'words';

interface GroupModel {
  /** Names of the features in order; empty: the reader's own score is the only one, as log-odds. */
  readonly features: readonly string[];
  readonly logistic: LogisticModel;
  readonly steps: Steps;
  readonly fittedOn: number;
}

const numbersIn = (features: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries((features ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && Number.isFinite(entry[1]),
    ),
  );
const logOdds = (score: number) => Math.log(Math.max(1e-4, score) / Math.max(1e-4, 1 - score));
const toFeatures = (row: ReadingRow, names: readonly string[]): number[] =>
  names.length === 0 ? [logOdds(row.score)] : names.map((name) => numbersIn(row.features)[name] ?? 0);

function fitGroup(rows: readonly ReadingRow[]): GroupModel {
  const names = Object.keys(numbersIn(rows[0]?.features)).sort();
  const logistic = fitLogistic(rows.map((row) => ({ features: toFeatures(row, names), right: row.right })));
  const scored = rows.map((row) => ({ score: predict(logistic, toFeatures(row, names)), right: row.right }));
  return { features: names, logistic, steps: fitIsotonic(scored), fittedOn: rows.length };
}

const predictRow = (model: GroupModel, row: ReadingRow): number =>
  readSteps(model.steps, predict(model.logistic, toFeatures(row, model.features)));

function show(title: string, scored: readonly Scored[]): void {
  console.log(
    `\n${title}: ${scored.length} readings, mean distance ${toCalibrationError(scored).toFixed(4)}`,
  );
  for (const bin of toReliability(scored).filter(({ count }) => count > 0))
    console.log(
      `  ${bin.from.toFixed(3)} to ${bin.to.toFixed(3)}  ${String(bin.count).padStart(6)}  promised ${bin.meanScore.toFixed(4)}  right ${bin.shareRight.toFixed(4)}`,
    );
  const { coverage } = coverageAt(scored, 0.998);
  console.log(`  99.8% right can be had for ${(100 * coverage).toFixed(1)}%`);
}

const rows = values.dump
  .split(',')
  .flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean))
  .map((line) => JSON.parse(line) as ReadingRow)
  .filter((row) => row.state === 'text' && row.valueKind !== 'mark');
const isHeldOut = (row: ReadingRow) => createRandom(`held out/${row.case}`).chance(0.3);

const names = [...new Set(rows.map((row) => groupOf(row.valueKind)))].sort();
const models: Record<string, GroupModel> = {};
for (const name of names) {
  const own = rows.filter((row) => groupOf(row.valueKind) === name);
  const trial = fitGroup(own.filter((row) => !isHeldOut(row)));
  const unseen = own.filter(isHeldOut);
  show(`${name}, as the reader says`, unseen);
  show(
    `${name}, fitted`,
    unseen.map((row) => ({ score: predictRow(trial, row), right: row.right })),
  );
  models[name] = fitGroup(own);
}
if (values.out)
  writeFileSync(
    values.out,
    `${JSON.stringify({ kinds: { ...groups, words: 'all others' }, models }, null, 1)}\n`,
  );
