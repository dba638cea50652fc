import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { alignLetters, toHandTable } from '@puente/reader/bench-port';
import { isByHand } from './measure/expectations.ts';
import { loadRows, type RecordedRow } from './measure/recorded-rows.ts';

// Counts which letter each voice reads where which letter stands:
// count-confusions.ts --rows FILE[,FILE] --out packages/reader/src/recognise/letter-confusions.json [--add]
// With --add the counts of the file that is there are kept and added to; with --tables NAME,NAME only those are counted, anew: `second`, or `hand spa` for what hands wrote.
const { values } = parseArgs({
  options: {
    rows: { type: 'string' },
    out: { type: 'string' },
    add: { type: 'boolean', default: false },
    tables: { type: 'string' },
  },
});
if (!values.rows || !values.out) {
  console.error('Say what to count and where to: --rows FILE[,FILE] --out FILE');
  process.exit(2);
}

type Counts = Record<string, Record<string, Record<string, number>>>;
interface Confusions {
  readonly counts: Counts;
  readonly priors: Record<string, number>;
}

/** A reading this far from the truth tells of a blot, not of letters. */
const farthestShare = 0.34;

function add(counts: Counts, voice: string, truth: string, read: string): void {
  counts[voice] ??= {};
  const rows = counts[voice] ?? {};
  rows[truth] ??= {};
  const row = rows[truth] ?? {};
  row[read] = (row[read] ?? 0) + 1;
}

const chosen = values.tables?.split(',');

const toTable = (profile: string, voice: string) => (isByHand(profile) ? toHandTable(voice) : voice);

function countRow(counts: Counts, { profile, want, recorded }: RecordedRow): void {
  for (const { look, recognition } of recorded.readings) {
    const table = toTable(profile, look.voice);
    if (look.treatment !== 'plain' || chosen?.includes(table) === false) continue;
    const truth = [...want.normalize('NFC')];
    const read = [...recognition.text.normalize('NFC').replaceAll('\n', ' ')];
    const pairs = alignLetters(truth, read).map(([at, bt]) => [truth[at] ?? '', read[bt] ?? ''] as const);
    const apart = pairs.filter(([stands, seen]) => stands !== seen).length;
    if (apart > farthestShare * truth.length) continue;
    for (const [stands, seen] of pairs) add(counts, table, stands, seen);
  }
}

/** How often a reader sees a letter where none stands. */
const nothingStands = 0.01;
function toPriors(rows: readonly RecordedRow[]): Record<string, number> {
  const letters = rows.flatMap(({ want }) => [...want.normalize('NFC')]);
  const seen = new Map<string, number>();
  for (const letter of letters) seen.set(letter, (seen.get(letter) ?? 0) + 1);
  const priors = [...seen].sort().map(([letter, n]) => [letter, n / letters.length] as const);
  return { ...Object.fromEntries(priors), '': nothingStands };
}

const rows = loadRows(values.rows.split(',')).filter(({ want }) => want !== '');
const known = JSON.parse(readFileSync(values.out, 'utf8')) as Confusions;
const keeps = values.add || chosen !== undefined;
const counts: Counts = keeps ? known.counts : {};
for (const table of chosen ?? []) delete counts[table];
for (const row of rows) countRow(counts, row);
writeFileSync(values.out, `${JSON.stringify({ counts, priors: keeps ? known.priors : toPriors(rows) })}\n`);
console.log(`${rows.length} boxes counted into ${values.out}`);
