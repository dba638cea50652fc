import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { coverageAt, type Scored, toCalibrationError, toReliability } from './measure/calibration.ts';
import { fitLogistic, type LogisticModel, predict } from './measure/fit-logistic.ts';
import { loadRows, type WeighedRow, weighRows } from './measure/recorded-rows.ts';
import { createRandom } from './random.ts';

// Fits the chance that a reading is right: fit-scores.ts --rows FILE[,FILE] [--out packages/reader/src/score/score-model.json].
// Cases are split: what the first table shows is measured on cases that the fit has not seen.
const { values } = parseArgs({ options: { rows: { type: 'string' }, out: { type: 'string' } } });
if (!values.rows) {
  console.error('Say what to fit on: --rows FILE[,FILE] as written by record-readings.ts; and --out FILE');
  process.exit(2);
}

const toSample = ({ features, right }: WeighedRow) => ({ features: Object.values(features), right });

function show(title: string, scored: readonly Scored[]): void {
  const high = scored.filter(({ score }) => score >= 0.98);
  const wrong = high.filter(({ right }) => !right).length;
  console.log(
    `\n${title}: ${scored.length} readings, mean distance ${toCalibrationError(scored).toFixed(4)}`,
  );
  for (const bin of toReliability(scored).filter(({ count }) => count > 0))
    console.log(
      `  ${bin.from.toFixed(3)} to ${bin.to.toFixed(3)}  ${String(bin.count).padStart(6)}  promised ${bin.meanScore.toFixed(4)}  right ${bin.shareRight.toFixed(4)}`,
    );
  const { coverage } = coverageAt(scored, 0.998);
  console.log(
    `  99.8% right can be had for ${(100 * coverage).toFixed(1)}%; high: ${high.length}, wrong ${wrong}`,
  );
}

const scoreWith = (model: LogisticModel, rows: readonly WeighedRow[]): Scored[] =>
  rows.map((row) => ({ score: predict(model, toSample(row).features), right: row.right }));

/** The reader counts what speaks against a text: weights with their signs turned. */
const toScoreModel = ({ bias, weights }: LogisticModel, names: readonly string[]) => ({
  intercept: round(-bias),
  weights: Object.fromEntries(names.map((name, at) => [name, round(-(weights[at] ?? 0))])),
});
const round = (value: number) => Math.round(value * 1000) / 1000;

const rows = weighRows(loadRows(values.rows.split(','))).filter(({ text }) => text !== '');
const isHeldOut = (row: WeighedRow) => createRandom(`held out/${row.case}`).chance(0.3);
const trial = fitLogistic(rows.filter((row) => !isHeldOut(row)).map(toSample));
show('cases not fitted on', scoreWith(trial, rows.filter(isHeldOut)));
const model = fitLogistic(rows.map(toSample));
show('all cases, fitted on all', scoreWith(model, rows));
const fitted = toScoreModel(model, Object.keys(rows[0]?.features ?? {}));
console.log(JSON.stringify(fitted));
if (values.out) writeFileSync(values.out, `${JSON.stringify(fitted, null, 2)}\n`);
