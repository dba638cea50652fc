import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { drawPaper, marisolQuispe, scanPaper } from '@puente/reader/testing';
import { startServer } from '../e2e/stage/server.ts';
import { type Figures, listMissed, type Memory, Recorder, toGrowth, toMegabytes } from './load/measure.ts';
import { Person } from './load/person.ts';

// Many people on one server while scans are being read: npm run bench:load -- --people 200 --seconds 60 --expect
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    scans: { type: 'string', default: '2' },
    expect: { type: 'boolean', default: false },
  },
});

const pages = 3;
const healthEveryMs = 100;
const memoryEveryMs = 500;
const preparedAtOnce = 6;
/** Between two requests of a person who reads, compares and types. */
const thinkingMs = { min: 1_000, max: 3_000 };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const think = () => pause(thinkingMs.min + Math.random() * (thinkingMs.max - thinkingMs.min));

/** Does `work` over and over until the time is up. */
async function repeat(until: number, work: () => Promise<unknown>): Promise<void> {
  while (performance.now() < until) await work();
}

/** Linux alone tells; elsewhere nothing is measured. */
function findRssBytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

async function prepareAll(people: readonly Person[], pdf: Uint8Array): Promise<void> {
  const waiting = [...people];
  const work = async () => {
    for (let person = waiting.pop(); person; person = waiting.pop()) await person.prepare(pdf);
  };
  await Promise.all(Array.from({ length: preparedAtOnce }, work));
}

async function readOverAndOver(person: Person, scan: Uint8Array, until: number): Promise<number> {
  let read = 0;
  await repeat(until, async () => {
    await person.erase(await person.prepare(scan));
    read += 1;
  });
  return read;
}

async function main(): Promise<void> {
  const [count, seconds, scans] = [values.people, values.seconds, values.scans].map(Number) as [
    number,
    number,
    number,
  ];
  console.log('drawing files …');
  const paper = await drawPaper(marisolQuispe, { pages: Array.from({ length: pages }, (_, i) => i + 1) });
  const scan = await scanPaper(await drawPaper(marisolQuispe), { dpi: 200, skewDegrees: 0.4 });
  const server = await startServer({ MAX_SAVES_PER_MINUTE: '1000', READ_ONLY_WHEN_IDLE: 'on' });
  try {
    const people = Array.from({ length: count }, (_, i) => new Person(server.url, i + 1));
    console.log(`${count} people upload and have read ${pages} digital pages each …`);
    await prepareAll(people, paper);
    console.log(`${seconds} s, ${scans} scans being read over and over …`);
    const recorder = new Recorder();
    const memory: number[] = [];
    const until = performance.now() + seconds * 1000;
    const readers = Array.from({ length: scans }, (_, i) => new Person(server.url, count + 1 + i));
    const [read] = await Promise.all([
      Promise.all(readers.map((reader) => readOverAndOver(reader, scan, until))),
      ...people.map((person) => repeat(until, () => think().then(() => person.act(recorder, pages)))),
      repeat(until, async () => {
        const health = fetch(`${server.url}/api/health`).then(({ status }) => status);
        await Promise.all([recorder.time('health', () => health), pause(healthEveryMs)]);
      }),
      repeat(until, async () => {
        memory.push(findRssBytes(server.pid));
        await pause(memoryEveryMs);
      }),
    ]);
    report(
      recorder.list(),
      memory,
      read.reduce((sum, one) => sum + one, 0),
    );
  } finally {
    await server.stop();
  }
}

function report(figures: readonly Figures[], memory: Memory, scansRead: number): void {
  console.log(`\n${'ms'.padEnd(14)}${['n', 'p50', 'p95', 'p99', 'max', 'errors'].map(toColumn).join('')}`);
  for (const { kind, count, p50, p95, p99, max, errors } of figures)
    console.log(
      `${kind.padEnd(14)}${[count, ...[p50, p95, p99, max].map(Math.round), errors].map(toColumn).join('')}`,
    );
  const growth = Math.round(toGrowth(memory) * 100);
  console.log(
    `\nscans read ${scansRead}, memory at most ${toMegabytes(Math.max(...memory))} MB, growth ${growth} %`,
  );
  const missed = listMissed(figures, memory);
  for (const line of missed) console.log(`missed: ${line}`);
  if (values.expect && missed.length > 0) process.exitCode = 1;
}

const toColumn = (value: string | number) => String(value).padStart(9);

await main();
