import { PDFDocument } from '@cantoo/pdf-lib';
import { getCatalogue } from '@puente/forms/catalogues';
import { openPdf } from '@puente/pdf';
import { expect, test } from 'vitest';
import type { DocumentReading } from '../index.ts';
import { warmReader } from '../testing/warm-reader.ts';
import type { PaperValues } from './draw-paper.ts';
import { drawSample } from './draw-sample.ts';
import { sampleApplicant } from './sample-applicant.ts';

const stamp = 'SAMPLE: invented person.';
const reader = warmReader();

/** What stands on a paper as it was read, of everything that was drawn and everything that was not. */
function toRead({ paper }: DocumentReading): PaperValues {
  const read: Record<string, string | true> = {};
  for (const field of paper?.fields.values() ?? []) {
    if (field.state === 'text') read[field.fieldId] = field.text;
    if (field.state === 'marked' && field.marked) read[field.fieldId] = true;
  }
  return read;
}

test('the sample is read as it was drawn, and no more', async () => {
  const reading = await reader.read(await drawSample('digital', stamp));
  expect(reading.source).toMatchObject({ form: 'I-589', edition: '01/20/25', notes: [] });
  expect(toRead(reading)).toEqual(sampleApplicant);
});

/** Of all twelve the reading would take as long as a person waits for it. */
const scanned = [1, 4];

test('so are pages of its scan', { timeout: 120_000 }, async () => {
  const whole = await PDFDocument.load(await drawSample('scan', stamp));
  const part = await PDFDocument.create();
  for (const page of await part.copyPages(
    whole,
    scanned.map((page) => page - 1),
  ))
    part.addPage(page);
  const reading = await reader.read(await part.save());
  const { fields } = getCatalogue('I-589', '01/20/25');
  const isScanned = ([id]: [string, unknown]) =>
    scanned.includes(fields.find((field) => field.id === id)?.page ?? 0);
  expect(toRead(reading)).toEqual(Object.fromEntries(Object.entries(sampleApplicant).filter(isScanned)));
});

test('every page of the sample says what it is', async () => {
  const file = await openPdf(await drawSample('digital', stamp));
  for (let page = 1; page <= file.pageCount; page += 1)
    expect(
      file
        .readWords(page)
        .map(({ text }) => text)
        .join(' '),
    ).toContain(stamp);
  expect(file.pageCount).toBe(12);
  file.close();
});
