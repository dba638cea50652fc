import type { FieldReading } from '@puente/forms';
import { getCatalogue } from '@puente/forms/catalogues';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEditions } from '../editions/open-editions.ts';
import { shareEditions } from '../editions/shared-editions.ts';
import type { PageGuess } from '../identify/rank-page.ts';
import { createReader, type DocumentReading, type Reader } from '../index.ts';
import type { PageOutline } from '../pipeline/document-outline.ts';
import type { Run } from '../pipeline/page-calls.ts';
import { drawPaper, marisolQuispe, scanPaper, toOtherEdition } from '../testing/index.ts';
import { readOtherEdition } from './read-other-edition.ts';

let reader: Reader;
beforeAll(() => {
  reader = createReader();
});
afterAll(() => reader.close());

const known = getCatalogue('I-589', '01/20/25');
const pages = [1, 4];
const values = Object.fromEntries(
  Object.entries(marisolQuispe).filter(([id]) =>
    pages.includes(known.fields.find((field) => field.id === id)?.page ?? 0),
  ),
);
const draw = () => drawPaper(values, { catalogue: toOtherEdition(known, '06/30/27'), pages });

const otherEdition = { code: 'edition-unknown', form: 'I-589', editions: ['01/20/25', '08/25/20'] };

const stated = (reading: FieldReading | undefined) =>
  reading?.state === 'text' ? reading.text : reading?.state === 'marked' ? reading.marked : null;
const stands = (reading: FieldReading) =>
  reading.state === 'text' || (reading.state === 'marked' && reading.marked);

function judge({ paper }: DocumentReading) {
  const right = Object.entries(values).filter(([id, value]) => stated(paper?.fields.get(id)) === value);
  const standing = [...(paper?.fields.values() ?? [])].filter(stands);
  return {
    rightShare: right.length / Object.keys(values).length,
    wrong: standing.filter(({ fieldId, score }) => score > 0.85 && !right.some(([id]) => id === fieldId)),
    surest: Math.max(...standing.map(({ score }) => score)),
  };
}

test('a digital form of an edition we do not know is read by its labels, never surely, and says so', async () => {
  const reading = await reader.read(await draw());
  const { rightShare, wrong, surest } = judge(reading);
  expect(rightShare).toBeGreaterThan(0.9);
  expect(wrong).toEqual([]);
  expect(surest).toBeLessThan(0.98);
  expect(reading.source).toMatchObject({ form: 'I-589', edition: null });
  expect(reading.source.pages.map(({ formPage }) => formPage)).toEqual(pages);
  expect(reading.source.notes[0]).toEqual(otherEdition);
}, 60_000);

test('a scan of it is read by its labels too, and each value has its place on the page', async () => {
  const scan = await scanPaper(await draw(), { dpi: 200, skewDegrees: 0.6 });
  const reading = await reader.read(scan);
  const { rightShare, wrong, surest } = judge(reading);
  expect(rightShare).toBeGreaterThan(0.85);
  expect(wrong).toEqual([]);
  expect(surest).toBeLessThan(0.98);
  expect(reading.source.notes[0]).toEqual(otherEdition);
  expect((await reader.readTexts(scan, reading.rawText))[0]).toContain('Marisol');
}, 180_000);

test('boxes whose labels are gone are left alone, and what stands there is no value', async () => {
  const other = toOtherEdition(known, '06/30/27');
  const low = 420;
  const landmarks = other.landmarks.map((page) =>
    page.page === 4 ? { ...page, words: page.words.filter(({ box: [, y] }) => y > low || y < 50) } : page,
  );
  const paper = await drawPaper(values, { catalogue: { ...other, landmarks }, pages });
  const reading = await reader.read(paper);
  const { wrong } = judge(reading);
  expect(wrong).toEqual([]);
}, 60_000);

test('what was recognised of a page on its side, as it lies, is not kept for its text', async () => {
  const page: PageOutline = { page: 1, nature: 'picture', guesses: [], text: null };
  const read = async (toImage: PageGuess['toImage']) => {
    const guess: PageGuess = { form: 'I-589', edition: '01/20/25', page: 1, toImage, score: 0.7 };
    const reading = { readings: [], agreement: 0.6, worstRegion: 0.6 };
    const pool = { run: async () => ({ reading: null, text: 'words' }) };
    const { signal } = new AbortController();
    const run = {
      pool,
      document: { id: 'one' },
      editions: openEditions(shareEditions([])),
      signal,
      lostPages: 0,
    };
    const known = [{ page, guess, reading }];
    return readOtherEdition(run as unknown as Run, { pages: [page], formFields: null }, [[guess]], known);
  };
  expect((await read([2, 0, 0, 0, 2, 0, 0, 0, 1])).texts).toEqual(new Map([[1, 'words']]));
  expect((await read([0, -2, 1600, 2, 0, 0, 0, 0, 1])).texts).toEqual(new Map());
});
