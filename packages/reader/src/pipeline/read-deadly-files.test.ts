import { tmpdir } from 'node:os';
import { drawTinyPattern } from '@puente/pdf/testing';
import { type Job, ThreadPool } from '@puente/threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SecondProcess } from '../second-reader/second-process.ts';
import { createEngineState } from '../threads/engine-state.ts';
import { readingThreads } from '../threads/reading-threads.ts';
import { readDocument, readTexts } from './read-document.ts';

const deadlyThread = new URL('../threads/testing/deadly-thread.ts', import.meta.url);
const owed = { quarterTurns: 0 } as const;
let pool: ThreadPool;

beforeEach(() => {
  pool = new ThreadPool({ ...readingThreads, entry: deadlyThread, size: 2, maxHeldBytes: 100 });
});

afterEach(() => pool.close());

const bytes = new Uint8Array(1);
const read = (fileName: string) => readDocument(pool, bytes, { fileName });

test.each(['outline.pdf', 'all-pages.pdf'])(
  'a file that takes its threads down (%s) is too complex, and the next one is read',
  async (fileName) => {
    await expect(read(fileName)).rejects.toMatchObject({ name: 'PdfError', code: 'too-complex' });
    const { paper, rawText } = await read('one-page.pdf');
    expect(paper).toBeNull();
    expect(rawText).toEqual(Array(4).fill({ quarterTurns: 0 }));
  },
);

test('one page that takes its thread down does not cost the others', async () => {
  const { source, rawText } = await read('one-page.pdf');
  expect(source).toMatchObject({ form: 'unknown', notes: [] });
  const texts = await readTexts(pool, bytes, rawText, { fileName: 'one-page.pdf' });
  expect(texts).toEqual([1, 2, 3, 4].map((page) => `text of page ${page}`));
});

test('texts are read page by page, those that are known not again, and a file made to take threads down is given up', async () => {
  const seen: number[] = [];
  const onText = (page: number) => void seen.push(page);
  const texts = ['known', owed, 'known too', owed];
  expect(await readTexts(pool, bytes, texts, { onText })).toEqual([
    'known',
    'text of page 2',
    'known too',
    'text of page 4',
  ]);
  expect(seen.sort()).toEqual([2, 4]);
  const deadly = readTexts(pool, bytes, [owed, owed, owed], { fileName: 'all-texts.pdf' });
  await expect(deadly).rejects.toMatchObject({ name: 'PdfError', code: 'too-complex' });
});

test('while form data is read, no text begins, not even between two of its steps; those after it do', async () => {
  const single = new ThreadPool({ ...readingThreads, entry: deadlyThread, size: 1, maxHeldBytes: 100 });
  await readDocument(single, bytes, { fileName: 'sound.pdf' });
  let done = 0;
  const onText = () => void done++;
  const texts = readTexts(single, bytes, [owed, owed, owed, owed], { onText });
  await readDocument(single, bytes, { fileName: 'sound.pdf' });
  // The one that had begun.
  expect(done).toBe(1);
  expect(await texts).toHaveLength(4);
  await single.close();
});

/** Reads for as long as a step takes: only the budget of the whole file ends it. */
class PatientPool extends ThreadPool {
  override run(job: Job): Promise<unknown> {
    return super.run({ ...job, timeoutMs: 1_000_000 });
  }
}

/** A tenth of what a file usually may, so that nothing waits for the rest; `npm run test:faults` spends it all. */
const allowedMs = { opening: 2_000, formPage: 1_200, textPage: 1_200 };
/** What a file of one page may compute then, and what this process does beside. */
const maxProcessorMs = 13_000;

test('a page of a few hundred bytes that would be drawn for minutes is given up when its time is spent', async () => {
  const entry = new URL('../threads/reading-thread.ts', import.meta.url);
  const threadData = { engineState: createEngineState(tmpdir()), onlyIdle: false };
  const second = new SecondProcess({ onlyIdle: false });
  const patient = new PatientPool({
    ...readingThreads,
    entry,
    size: 2,
    maxHeldBytes: 2 ** 28,
    threadData,
    openPort: () => second.connect(),
  });
  const before = process.cpuUsage();
  try {
    const reading = readDocument(patient, drawTinyPattern(), { fileName: 'tiny.pdf', allowedMs });
    await expect(reading).rejects.toMatchObject({ name: 'PdfError', code: 'too-complex' });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(maxProcessorMs);
  } finally {
    await patient.close();
    second.close();
  }
}, 600_000);
