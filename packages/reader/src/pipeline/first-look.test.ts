import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { getCatalogue } from '@puente/forms/catalogues';
import { assemblePages, drawLetter } from '@puente/pdf/testing';
import { expect, test } from 'vitest';
import { drawPaper, marisolQuispe, scanPaper } from '../testing/index.ts';
import { warmReader } from '../testing/warm-reader.ts';
import { listMentioned } from './first-look.ts';

const reader = warmReader();

/** All pages of the files, one after another. */
async function joinPages(...files: readonly Uint8Array[]): Promise<Uint8Array> {
  const joined = await PDFDocument.create();
  for (const file of files) {
    const source = await PDFDocument.load(file);
    for (const page of await joined.copyPages(source, source.getPageIndices())) joined.addPage(page);
  }
  return joined.save();
}

test('a scan is named with its pages, the empty ones and those that are not there, and read without a second look', async () => {
  const pages = await scanPaper(await drawPaper(marisolQuispe, { pages: [3, 1] }), { skewDegrees: 0.5 });
  const sheet = await scanPaper(assemblePages([{}]), { skewDegrees: 1 });
  const scan = await joinPages(pages, sheet);
  const look = await reader.look(scan);
  expect(look.form).toBe('I-589');
  expect(look.pages).toEqual([
    { page: 1, formPage: 3, isEmpty: false },
    { page: 2, formPage: 1, isEmpty: false },
    { page: 3, formPage: null, isEmpty: true },
  ]);
  expect(look.missing).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(look).toMatchObject({ isUnfilled: false, mentioned: [] });

  const stages = new Set<string>();
  const reading = await reader.read(scan, {
    looked: look.looked,
    onProgress: ({ stage }) => void stages.add(stage),
  });
  expect(reading.source.pages.map(({ formPage }) => formPage)).toEqual([3, 1, null]);
  expect(reading.paper?.fields.get('A.I.5.first-name')).toMatchObject({ text: 'Marisol' });
  expect(stages.has('registering')).toBe(false);
}, 180_000);

test('an I-485 in place of the I-589 is told', async () => {
  const paper = await drawPaper({ 'P1.1.family-name': 'Barrientos' }, { form: 'I-485', pages: [1, 13] });
  const look = await reader.look(await scanPaper(paper, { skewDegrees: 0.4 }));
  expect(look.form).toBe('I-485');
  expect(look.pages.map(({ formPage }) => formPage)).toEqual([1, 13]);
}, 120_000);

test('a fillable form is unfilled until something stands in one of its boxes', async () => {
  const fill = async (value: string) => {
    const document = await PDFDocument.create();
    const page = document.addPage([612, 792]);
    const form = document.getForm();
    const { fields } = getCatalogue('I-589', '01/20/25');
    for (const field of fields.filter(({ page: at, kind }) => at === 1 && kind === 'text')) {
      const box = form.createTextField(field.pdfName.replaceAll('.', '_'));
      box.setText(field.id === 'A.I.8.city' ? value : '');
      const [x, y, width, height] = field.box;
      box.addToPage(page, { x, y, width, height });
      box.acroField.setPartialName(field.pdfName);
    }
    return reader.look(await document.save({ updateFieldAppearances: false }));
  };
  expect(await fill('')).toMatchObject({ form: 'I-589', isUnfilled: true });
  expect(await fill('Paterson')).toMatchObject({ form: 'I-589', isUnfilled: false });
}, 60_000);

test('of a paper that is no form we know its own number is told, from a scan too', async () => {
  const document = await PDFDocument.create();
  const font = document.embedStandardFont(StandardFonts.Helvetica);
  const page = document.addPage([612, 792]);
  const lines = [
    'Petition for Alien Relative',
    'USCIS',
    'Form I-130',
    'OMB No. 1615-0012',
    'Part 1. Relationship',
  ];
  lines.forEach((line, i) => {
    page.drawText(line, { x: 72, y: 700 - i * 30, size: 14, font });
  });
  const digital = await document.save();
  expect(await reader.look(digital)).toMatchObject({ form: null, missing: [], mentioned: ['I-130'] });
  expect((await reader.look(await scanPaper(digital))).mentioned).toEqual(['I-130']);
  const letter = await reader.look(await scanPaper(await drawLetter()));
  expect(letter).toMatchObject({ form: null, mentioned: [] });
  expect(letter.pages).toEqual([{ page: 1, formPage: null, isEmpty: false }]);
}, 120_000);

test('numbers of forms are counted once a spelling, the most frequent first', () => {
  expect(listMentioned(['Form I-797C about your form i-589', 'FORM |-797C, Form EOIR-42B'])).toEqual([
    'I-797C',
    'I-589',
    'EOIR-42B',
  ]);
  expect(listMentioned(['the form of the letter I-5', 'Form 1040'])).toEqual([]);
});
