import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { quantile } from './measure/calibration.ts';
import { type CaseFile, listCases } from './measure/case-files.ts';
import { listShortfalls } from './measure/expectations.ts';
import { measureGrowth } from './measure/measure-growth.ts';
import {
  printAccuracy,
  printMisses,
  printReliability,
  printTimes,
  printTouched,
} from './measure/print-report.ts';
import { type CaseResult, type RunResult, readCases, timeWarm } from './measure/read-cases.ts';
import { timePeers } from './measure/time-peers.ts';
import { watchMemory } from './measure/watch-memory.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dir: { type: 'string' },
    only: { type: 'string' },
    seed: { type: 'string', default: 'bench' },
    'per-profile': { type: 'string' },
    profiles: { type: 'string' },
    quick: { type: 'boolean', default: false },
    'no-peers': { type: 'boolean', default: false },
    show: { type: 'string', default: '20' },
    json: { type: 'string' },
    dump: { type: 'string' },
    expect: { type: 'boolean', default: false },
    'no-texts': { type: 'boolean', default: false },
    repeat: { type: 'string' },
    growth: { type: 'boolean', default: false },
    hurried: { type: 'boolean', default: false },
    'no-pages': { type: 'boolean', default: false },
    // Of page-speed, which reads them itself.
    record: { type: 'boolean' },
    runs: { type: 'string' },
  },
});

const here = path.dirname(fileURLToPath(import.meta.url));
const growthProfile = 'office200';
const quickProfiles = 'fillable,office200,fax,phone';

/** Cases are made by a process of their own, so that its memory does not count as the reader's. */
function makeCases(folder: string): void {
  const few = values.growth ? growthProfile : values.quick ? quickProfiles : undefined;
  const chosen = values.profiles ?? few;
  const perProfile = values['per-profile'] ?? (few ? '1' : '3');
  const parameters = ['--out', folder, '--seed', values.seed, '--per-profile', perProfile];
  console.log(`making cases: seed ${values.seed}, ${perProfile} a profile`);
  const created = spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      path.join(here, 'generate.ts'),
      ...parameters,
      ...(chosen ? ['--profiles', chosen] : []),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (created.status !== 0) process.exit(created.status ?? 2);
}

async function comparePeers(files: readonly CaseFile[]): Promise<object | null> {
  const file =
    files.find((each) => each.truth.profile === 'office200') ??
    files.find((each) => each.truth.profile !== 'fillable');
  if (!file) return null;
  const own = await timeWarm(file, 3);
  const seconds = quantile(own, 0.5);
  const peers = await timePeers(file.pdf);
  console.log(`\nthe same file on the same machine (${file.name}): ${seconds.toFixed(1)} s warm`);
  for (const peer of peers)
    console.log(
      peer.seconds === null
        ? `  ${peer.name}: not installed`
        : `  ${peer.name} ${peer.seconds.toFixed(1)} s: we take ${(seconds / peer.seconds).toFixed(2)} of it`,
    );
  return { file: file.name, seconds, peers };
}

function report(run: RunResult): void {
  printAccuracy(run.cases, 'i485', console.log);
  printAccuracy(run.cases, 'i765', console.log);
  printTouched(run.cases, console.log);
  printMisses(run.cases, Number(values.show), console.log);
  printReliability(run.cases, console.log);
  printTimes(run.cases, run.peakRssBytes, console.log);
}

async function measure(folder: string): Promise<number> {
  const files = listCases(folder).filter((file) => !values.only || file.name.includes(values.only));
  if (files.length === 0) {
    console.error(`No cases in ${folder}: each is NAME.pdf with NAME.json beside it.`);
    return 2;
  }
  if (values.repeat) {
    const repeat = Number(values.repeat);
    await watchMemory(files, { repeat, isHurried: values.hurried, print: console.log });
    return 0;
  }
  if (values.growth) {
    if (await measureGrowth(files, console.log)) return 0;
    console.error(`No case of the profile ${growthProfile}.`);
    return 2;
  }
  const onCase = (result: CaseResult) => {
    const right = result.i485.rows.filter((row) => row.right).length;
    console.log(
      `${result.name.padEnd(26)} ${result.seconds.toFixed(1).padStart(6)} s  ${right}/${result.i485.rows.length}${result.failure ? `  FAILED ${result.failure}` : ''}`,
    );
  };
  const run = await readCases(files, onCase, { withTexts: !values['no-texts'] });
  report(run);
  const peers = values['no-peers'] ? null : await comparePeers(files);
  if (values.json) writeFileSync(values.json, JSON.stringify({ ...run, peers }, null, 1));
  if (values.dump) {
    const lines = run.cases.flatMap((each) => each.readings).map((row) => JSON.stringify(row));
    writeFileSync(values.dump, `${lines.join('\n')}\n`);
  }
  if (!values.expect) return 0;
  const shortfalls = listShortfalls(run.cases);
  for (const shortfall of shortfalls) console.error(`short of the goal: ${shortfall}`);
  return shortfalls.length > 0 ? 1 : 0;
}

/** Pages are measured by a process of their own, when nothing else is any more. Its exit code. */
function measurePages(): number {
  const options = values.expect ? ['--expect'] : [];
  const file = path.join(here, 'page-speed.ts');
  const ran = spawnSync(process.execPath, ['--import', 'tsx', file, ...options], { stdio: 'inherit' });
  return ran.status ?? 2;
}

async function measureReader(): Promise<number> {
  const created = values.dir ? null : mkdtempSync(path.join(tmpdir(), 'bench-cases-'));
  try {
    if (created) makeCases(created);
    return await measure(values.dir ?? created ?? '');
  } finally {
    if (created) rmSync(created, { recursive: true, force: true });
  }
}

const isWhole =
  !values.quick && !values.growth && !values['no-pages'] && values.repeat === undefined && !values.dir;
if (positionals[0] === 'page-speed') await import('./page-speed.ts');
else {
  const code = await measureReader();
  process.exitCode = Math.max(code, isWhole ? measurePages() : 0);
}
