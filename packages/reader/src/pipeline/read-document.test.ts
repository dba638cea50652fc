import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { FieldReading } from '@puente/forms';
import { getCatalogue } from '@puente/forms/catalogues';
import { ThreadPool } from '@puente/threads';
import { expect, test, vi } from 'vitest';
import type { DocumentReading, ReadingProgress } from '../index.ts';
import { drawPaper, marisolQuispe, type PaperOptions, scanPaper } from '../testing/index.ts';
import { warmReader } from '../testing/warm-reader.ts';
import { practicePriority, textPriority } from './page-calls.ts';

const reader = warmReader();

const fields = getCatalogue('I-589', '01/20/25').fields;
const onPages = (pages: readonly number[]) =>
  Object.entries(marisolQuispe).filter(([id]) =>
    pages.includes(fields.find((field) => field.id === id)?.page ?? 0),
  );
const valuesOf = (pages: readonly number[]) => Object.fromEntries(onPages(pages));

const stated = (reading: FieldReading | undefined) =>
  reading?.state === 'text' ? reading.text : reading?.state === 'marked' ? reading.marked : reading?.state;

function inventedIn({ paper }: DocumentReading): string[] {
  return [...(paper?.fields.values() ?? [])]
    .filter((reading) => (reading.state === 'marked' ? reading.marked : reading.state === 'text'))
    .map(({ fieldId }) => fieldId)
    .filter((id) => !(id in marisolQuispe));
}

test('a scan is read field by field, with a place on the page, and nothing is invented', async () => {
  const scan = await scanPaper(await drawPaper(valuesOf([1, 4]), { pages: [1, 4] }), {
    dpi: 200,
    skewDegrees: 0.4,
  });
  const seen: ReadingProgress[] = [];
  const texts: number[] = [];
  const onProgress = (progress: ReadingProgress) => void seen.push(progress);
  const reading = await reader.read(scan, { onProgress });
  expect(reading.source).toMatchObject({ form: 'I-589', edition: '01/20/25' });
  expect(reading.source.pages).toEqual([
    { page: 1, formPage: 1 },
    { page: 2, formPage: 4 },
  ]);
  const read = onPages([1, 4]).map(([id]) => [id, stated(reading.paper?.fields.get(id))]);
  expect(read).toEqual(onPages([1, 4]));
  expect(inventedIn(reading)).toEqual([]);

  const name = reading.paper?.fields.get('A.I.4.last-name');
  expect(name).toMatchObject({ source: 'ocr', place: { page: 1 } });
  const [x, y, width, height] = name?.place.box ?? [0, 0, 0, 0];
  expect(x).toBeGreaterThan(0.05);
  expect(y + height).toBeLessThan(0.5);
  expect(width).toBeGreaterThan(0.05);
  expect(width).toBeLessThan(0.25);

  const onText = (page: number) => void texts.push(page);
  const raw = await reader.readTexts(scan, reading.rawText, { onProgress, onText });
  expect(raw[0]).toContain('Marisol');
  expect(texts.sort()).toEqual([1, 2]);
  for (const stage of ['registering', 'reading', 'text'] as const) {
    const counts = seen.filter((progress) => progress.stage === stage).map(({ page }) => page);
    expect(counts).toEqual([...counts].sort((p, q) => p - q));
  }
}, 180_000);

test('long answers wait for the texts of their pages; until then they are unclear, and short ones are read', async () => {
  const story = 'The police came to our house in the night and took my brother away. '.repeat(3).trim();
  const values = { 'B.2.yes': true, 'B.2.text': story, 'B.3.A.text': 'None' } as const;
  const scan = await scanPaper(await drawPaper(values, { pages: [6] }), { dpi: 200 });
  const reading = await reader.read(scan);
  const stateOf = (id: string) => stated(reading.paper?.fields.get(id));
  expect(stateOf('B.2.text')).toBe('unclear');
  expect(stateOf('B.3.A.text')).toBe('None');
  const [owed] = reading.rawText;
  expect(owed).toMatchObject({ boxes: { fields: [{ id: 'B.2.text', handwritten: false }] } });
  const boxes: FieldReading[] = [];
  await reader.readTexts(scan, reading.rawText, { onText: (_, read) => void boxes.push(...read.boxes) });
  expect(boxes.map(({ fieldId }) => fieldId)).toEqual(['B.2.text']);
  const words = (text: unknown) => String(text).match(/\p{L}+/gu);
  expect(words(stated(boxes[0]))).toEqual(words(story));
  const [, top, , height] = boxes[0]?.place.box ?? [0, 0, 0, 0];
  const [, unreadTop] = reading.paper?.fields.get('B.2.text')?.place.box ?? [0, 0, 0, 0];
  expect(Math.abs(top - unreadTop)).toBeLessThan(0.01);
  expect(height).toBeGreaterThan(0.02);
}, 180_000);

test('nothing of a form in a neat hand is high without a witness, and nothing of a typed one is by hand', async () => {
  const read = async (options: PaperOptions) => {
    const paper = await drawPaper(valuesOf([1, 4]), { ...options, pages: [1, 4] });
    const reading = await reader.read(await scanPaper(paper, { dpi: 300 }));
    return [...(reading.paper?.fields.values() ?? [])].filter(({ state }) => state === 'text');
  };
  const byHand = await read({ hand: { name: 'handlee', unsteadiness: 0.6 }, fontSizePt: 11 });
  expect(byHand.length).toBeGreaterThan(40);
  expect(byHand.filter(({ handwritten }) => !handwritten)).toEqual([]);
  const high = byHand.filter(({ score }) => score >= 0.98).map(({ fieldId }) => fieldId);
  expect(high.filter((id) => !/country|nationality|state/.test(id))).toEqual([]);
  expect((await read({})).filter(({ handwritten }) => handwritten)).toEqual([]);
}, 180_000);

test('a flat digital form is read from its words, exactly', async () => {
  const reading = await reader.read(await drawPaper(marisolQuispe));
  const all = Object.entries(marisolQuispe).filter(
    ([id, value]) => stated(reading.paper?.fields.get(id)) !== value,
  );
  expect(all).toEqual([]);
  expect(inventedIn(reading)).toEqual([]);
  expect(reading.paper?.fields.get('A.I.5.first-name')).toMatchObject({
    source: 'text-layer',
    text: 'Marisol',
  });
  expect(reading.rawText.join('\n')).toContain('412 Alder Street');
}, 120_000);

test('a fillable form is read from its own fields', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  const form = document.getForm();
  for (const field of fields.filter(({ page: at, kind }) => at === 1 && kind === 'text')) {
    const value = marisolQuispe[field.id];
    const box = form.createTextField(field.pdfName.replaceAll('.', '_'));
    box.setText(typeof value === 'string' ? value : '');
    const [x, y, width, height] = field.box;
    box.addToPage(page, { x, y, width, height });
    box.acroField.setPartialName(field.pdfName);
  }
  const reading = await reader.read(await document.save({ updateFieldAppearances: false }));
  expect(reading.paper?.fields.get('A.I.8.city')).toMatchObject({
    source: 'form-field',
    text: 'Paterson',
    place: { page: 1 },
  });
  expect(reading.paper?.fields.get('A.I.2.ssn')?.state).toBe('blank');
}, 60_000);

test('something else entirely is said to be no form we know, and its text is still there', async () => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([612, 792]);
  for (let line = 0; line < 12; line++)
    page.drawText(`Lease of a small flat, clause ${line}, rent due monthly`, {
      x: 60,
      y: 700 - line * 20,
      size: 11,
      font,
    });
  const reading = await reader.read(await document.save());
  expect(reading.paper).toBeNull();
  expect(reading.source).toMatchObject({ form: 'unknown', edition: null });
  expect(reading.rawText[0]).toContain('rent due monthly');
}, 60_000);

test('a file that is no PDF is refused with its code and a remedy', async () => {
  const bytes = new TextEncoder().encode('just some text');
  await expect(reader.read(bytes, { fileName: 'notes.pdf' })).rejects.toMatchObject({ code: 'not-a-pdf' });
});

test('a reading that is stopped rejects with the reason', async () => {
  const stop = new AbortController();
  const scan = await scanPaper(await drawPaper(valuesOf([1]), { pages: [1] }), { dpi: 100 });
  const reading = reader.read(scan, { signal: stop.signal });
  stop.abort(new Error('the tab was closed'));
  await expect(reading).rejects.toThrow('the tab was closed');
}, 60_000);

test('practice reads four pages, and every step of it is behind what somebody waits for', async () => {
  const run = vi.spyOn(ThreadPool.prototype, 'run');
  await reader.practise();
  const jobs = run.mock.calls.map(([job]) => job);
  run.mockRestore();
  expect(jobs.filter(({ name }) => name === 'read')).toHaveLength(4);
  expect(new Set(jobs.map(({ priority }) => priority))).toEqual(new Set([practicePriority]));
  expect(practicePriority).toBeGreaterThan(textPriority);
}, 120_000);
