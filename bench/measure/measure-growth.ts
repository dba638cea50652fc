import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { createReader, type Reader } from '@puente/reader';
import type { CaseFile } from './case-files.ts';

type Print = (line: string) => void;

const pageCounts = [3, 6, 12, 24, 48] as const;
/** A pile as people scan it: the whole form, and nothing else. */
const wholePages = 12;

/** The first so many pages of a file; when it has fewer, again from its first. */
async function takePages(bytes: Uint8Array, count: number): Promise<Uint8Array> {
  const from = await PDFDocument.load(bytes);
  const to = await PDFDocument.create();
  const wanted = Array.from({ length: count }, (_, at) => at % from.getPageCount());
  // Copied in one go, pages that come again share their picture.
  for (const page of await to.copyPages(from, wanted)) to.addPage(page);
  return to.save();
}

const toSeconds = (ms: number) => ms / 1000;

/** On the clock and of all processors, and how many pages were read as pages of the form. */
async function timeReading(reader: Reader, bytes: Uint8Array) {
  const [started, before] = [performance.now(), process.cpuUsage()];
  const { source } = await reader.read(bytes);
  const { user, system } = process.cpuUsage(before);
  return {
    seconds: toSeconds(performance.now() - started),
    processorSeconds: toSeconds((user + system) / 1000),
    read: source.pages.filter(({ formPage }) => formPage !== null).length,
  };
}

/** The machine may have other work: the quicker of two. */
async function timeTwice<T extends { readonly seconds: number }>(measure: () => Promise<T>): Promise<T> {
  const [one, other] = [await measure(), await measure()];
  return one.seconds < other.seconds ? one : other;
}

async function timeBoth(reader: Reader, bytes: Uint8Array) {
  const started = performance.now();
  await Promise.all([reader.read(bytes), reader.read(bytes)]);
  return { seconds: toSeconds(performance.now() - started) };
}

async function withReader<T>(work: (reader: Reader) => Promise<T>): Promise<T> {
  const reader = createReader();
  try {
    return await work(reader);
  } finally {
    await reader.close();
  }
}

const row = (cells: readonly (string | number)[]) => cells.map((cell) => String(cell).padStart(11)).join('');

async function printGrowth(reader: Reader, scan: Uint8Array, print: Print): Promise<void> {
  print('\ntime until the form data is ready, by pages');
  print(row(['pages', 'read', 's', 's a page', 'cpu s a page']));
  for (const count of pageCounts) {
    const pages = await takePages(scan, count);
    const { seconds, processorSeconds, read } = await timeTwice(() => timeReading(reader, pages));
    const perPage = [seconds, processorSeconds].map((each) => (each / count).toFixed(2));
    print(row([count, read, seconds.toFixed(1), ...perPage]));
  }
}

/** How the time for a scan grows with its pages, with a second scan at the same time, and for a reader that is not warm. */
export async function measureGrowth(files: readonly CaseFile[], print: Print): Promise<boolean> {
  const file = files.find(({ truth }) => truth.profile === 'office200');
  if (!file) return false;
  const scan = new Uint8Array(readFileSync(file.pdf));
  const whole = await takePages(scan, wholePages);
  const cold = await withReader((reader) => timeReading(reader, whole));
  await withReader(async (reader) => {
    await reader.warm();
    await reader.read(whole);
    await printGrowth(reader, scan, print);
    const warm = await timeTwice(() => timeReading(reader, whole));
    const both = await timeTwice(() => timeBoth(reader, whole));
    const tell = (what: string, { seconds }: { readonly seconds: number }) =>
      print(`${what}: ${(seconds / warm.seconds).toFixed(2)} of one (${seconds.toFixed(1)} s)`);
    tell('one', warm);
    tell('two at once', both);
    tell('cold', cold);
  });
  print(`peak memory ${Math.round((process.resourceUsage().maxRSS * 1024) / 2 ** 20)} MB`);
  return true;
}
