import { coverageAt, quantile, type Scored, toCalibrationError, toReliability } from './calibration.ts';
import type { CaseResult } from './read-cases.ts';
import { isHigh, isWrongHigh, type Row } from './score-form-data.ts';

type Say = (line: string) => void;

const percent = (part: number, whole: number) =>
  whole === 0 ? '    -' : `${((100 * part) / whole).toFixed(2)}%`;
function groupBy<T>(list: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}
const pad = (value: string | number, width: number) => String(value).padStart(width);

function line(name: string, rows: readonly Row[], invented: number | null): string {
  const right = rows.filter((row) => row.right).length;
  const bare = rows.filter((row) => row.rightBare).length;
  const empty = rows.filter((row) => !row.right && row.got === '').length;
  const high = rows.filter((row) => row.confidence === 'high').length;
  const wrongHigh = rows.filter(isWrongHigh).length;
  return [
    name.padEnd(18),
    pad(rows.length, 7),
    pad(percent(right, rows.length), 8),
    pad(percent(bare, rows.length), 9),
    pad(empty, 7),
    pad(rows.length - right - empty, 7),
    pad(`${wrongHigh}/${high}`, 12),
    pad(percent(wrongHigh, high), 8),
    pad(invented ?? '', 9),
  ].join('');
}
const heading = 'values   exact  no accent  empty  wrong  wrong high   share  invented';

export function printAccuracy(cases: readonly CaseResult[], form: 'i485' | 'i765', say: Say): void {
  const rows = cases.flatMap((each) => each[form].rows);
  const invented = cases.flatMap((each) => each[form].invented);
  const inventedIn = (names: Set<string>) => invented.filter((each) => names.has(each.case)).length;
  say(`\n${form === 'i485' ? 'I-485' : 'I-765'} form data`);
  say(`${'by profile'.padEnd(18)} ${heading}`);
  for (const [profile, group] of groupBy(rows, (row) => row.profile))
    say(line(profile, group, inventedIn(new Set(group.map((row) => row.case)))));
  say(`${'by kind'.padEnd(18)} ${heading}`);
  for (const [kind, group] of groupBy(rows, (row) => row.kind)) say(line(kind, group, null));
  say(line('all', rows, invented.length));
}

/** Of damaged papers: what is read where nothing happened, and how sure the reader is where something did. */
export function printTouched(cases: readonly CaseResult[], say: Say): void {
  const damaged = groupBy(
    cases.filter((each) => each.damaged),
    (each) => each.profile,
  );
  if (damaged.size === 0) return;
  say('\ndamaged papers, I-485');
  say(`${'by profile'.padEnd(18)} untouched   exact  touched   exact  high  high and wrong`);
  for (const [profile, group] of damaged) {
    const rows = group.flatMap((each) => each.i485.rows);
    const touched = rows.filter((row) => row.touched);
    const free = rows.filter((row) => !row.touched);
    const exact = (list: readonly Row[]) => percent(list.filter((row) => row.right).length, list.length);
    const high = touched.filter(isHigh);
    say(
      [
        profile.padEnd(18),
        pad(free.length, 10),
        pad(exact(free), 8),
        pad(touched.length, 9),
        pad(exact(touched), 8),
        pad(high.length, 6),
        pad(high.filter(isWrongHigh).length, 16),
      ].join(''),
    );
  }
}

export function printMisses(cases: readonly CaseResult[], show: number, say: Say): void {
  const misses = cases.flatMap((each) => each.i485.rows.filter((row) => !row.right));
  // What was wrong although sure matters most.
  const sorted = [...misses].sort(
    (a, b) => Number(isWrongHigh(b)) - Number(isWrongHigh(a)) || (b.score ?? 0) - (a.score ?? 0),
  );
  if (sorted.length > 0 && show > 0)
    say(`\nmisses (${Math.min(show, sorted.length)} of ${sorted.length}, surest first)`);
  for (const row of sorted.slice(0, show))
    say(
      `  ${row.case} ${row.path}: want ${JSON.stringify(row.want)} got ${JSON.stringify(row.got)} ${row.confidence ?? ''} ${row.score?.toFixed(3) ?? ''}`,
    );
  for (const each of cases.flatMap((one) => one.i485.invented).slice(0, show))
    say(`  invented ${each.case} ${each.path}: ${each.got}`);
}

const toScored = (cases: readonly CaseResult[]): Scored[] =>
  cases.flatMap((each) =>
    each.i485.rows
      .filter((row) => row.got !== '' && row.score !== null)
      .map((row) => ({ score: row.score ?? 0, right: row.right })),
  );

export function printReliability(cases: readonly CaseResult[], say: Say): void {
  const scored = toScored(cases);
  say('\nreliability: what the score promises and what came true (values that were read)');
  say('score             values  promised     right');
  for (const bin of toReliability(scored).filter(({ count }) => count > 0))
    say(
      `${bin.from.toFixed(3)} to ${bin.to.toFixed(3)}  ${pad(bin.count, 6)}  ${pad(bin.meanScore.toFixed(4), 8)}  ${pad(bin.shareRight.toFixed(4), 8)}`,
    );
  say(`mean distance ${toCalibrationError(scored).toFixed(4)}`);
  for (const precision of [0.99, 0.995, 0.998]) {
    const { coverage, threshold } = coverageAt(scored, precision);
    say(
      `${(100 * precision).toFixed(1)}% right can be had for ${(100 * coverage).toFixed(1)}% of the values (score ≥ ${threshold.toFixed(4)})`,
    );
  }
}

export function printTimes(cases: readonly CaseResult[], peakRssBytes: number, say: Say): void {
  const [first, ...rest] = cases.filter((each) => each.failure === null);
  say('\ntime until the form data is ready, seconds');
  say(`cold (first case, ${first?.name ?? '-'}): ${first?.seconds.toFixed(1) ?? '-'}`);
  for (const [profile, group] of groupBy(rest, (each) => each.profile)) {
    const seconds = group.map((each) => each.seconds);
    const text = group.map((each) => each.secondsWithText);
    const page = group.map((each) => each.seconds / Math.max(1, each.pages));
    say(
      `${profile.padEnd(18)} median ${pad(quantile(seconds, 0.5).toFixed(1), 6)}  p95 ${pad(quantile(seconds, 0.95).toFixed(1), 6)}  a page ${pad(quantile(page, 0.5).toFixed(2), 5)}  with raw text ${pad(quantile(text, 0.5).toFixed(1), 6)}`,
    );
  }
  say(`peak memory ${Math.round(peakRssBytes / 2 ** 20)} MB`);
  for (const each of cases) if (each.failure) say(`FAILED ${each.name}: ${each.failure}`);
}
