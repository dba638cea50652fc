import { parseArgs } from 'node:util';
import { type TargetForm, targetForms } from '@puente/contract';
import type { Catalogue } from '@puente/forms';
import { listCatalogues } from '@puente/forms/catalogues';
import { toBlankFacts } from '@puente/forms/matching';
import { describeBlank } from '@puente/pdf';
import { drawEdition } from './editions/draw-edition.ts';
import { makeEdition } from './editions/made-edition.ts';
import { type EditionScore, scoreEdition } from './editions/measure-editions.ts';
import { quantile } from './measure/calibration.ts';

// How editions that nobody described are taken in: npm run bench:editions -- --count 100 --expect
const { values } = parseArgs({
  options: {
    /** Made-up editions of each form. */
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'bench' },
    form: { type: 'string' },
    /** Every so many is drawn as a file and read back. */
    drawn: { type: 'string', default: '10' },
    show: { type: 'string', default: '5' },
    expect: { type: 'boolean', default: false },
  },
});

/** Bounds: no value in a box that asks something else; so many of the boxes that are still there carried over; time of one match. */
const bounds = { wrong: 0, carried: 0.97, ms: 5_000, megabytes: 600 } as const;

function getNewest(form: TargetForm): Catalogue {
  const [newest] = listCatalogues(form);
  if (!newest) throw new Error(`Form ${form} has no catalogue`);
  return newest;
}

async function measure(known: Catalogue): Promise<EditionScore[]> {
  const scores: EditionScore[] = [];
  for (let index = 0; index < Number(values.count); index++) {
    const variant = makeEdition(known, `${values.seed}-${index}`);
    const isDrawn = index % Number(values.drawn) === 0;
    const facts = isDrawn
      ? toBlankFacts(await describeBlank(await drawEdition(variant.facts)))
      : variant.facts;
    const score = scoreEdition(known, variant, facts);
    scores.push(score);
    const misses = score.missed.slice(0, Number(values.show));
    for (const line of [
      ...score.wrong.map((each) => `WRONG ${each}`),
      ...misses.map((each) => `missed ${each}`),
    ])
      console.log(`  ${variant.seed}${isDrawn ? ' (drawn)' : ''}: ${line}`);
  }
  return scores;
}

function print(form: string, scores: readonly EditionScore[]): string[] {
  const sum = (of: (score: EditionScore) => number) => scores.reduce((total, score) => total + of(score), 0);
  const carried = sum((score) => score.carried) / sum((score) => score.there);
  const wrong = sum(({ wrong: list }) => list.length);
  const times = scores.map(({ ms }) => ms).sort((a, b) => a - b);
  const [median, slowest] = [quantile(times, 0.5), times.at(-1) ?? 0];
  console.log(
    `${form}: ${scores.length} editions, ${(100 * carried).toFixed(2)} % of ${sum(({ there }) => there)} boxes carried over, ${wrong} wrong, match ${Math.round(median)} ms (slowest ${Math.round(slowest)})`,
  );
  return [
    ...(wrong > bounds.wrong ? [`${form}: ${wrong} boxes ask something else`] : []),
    ...(carried < bounds.carried ? [`${form}: only ${(100 * carried).toFixed(2)} % carried over`] : []),
    ...(median > bounds.ms ? [`${form}: a match takes ${Math.round(median)} ms`] : []),
  ];
}

const missed: string[] = [];
for (const form of targetForms.filter((each) => values.form === undefined || each === values.form))
  missed.push(...print(form, await measure(getNewest(form))));
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(`memory: ${megabytes} MB at most`);
if (megabytes > bounds.megabytes) missed.push(`${megabytes} MB held`);
for (const line of missed) console.log(`Missed: ${line}`);
if (values.expect && missed.length > 0) process.exitCode = 1;
