import type { Catalogue, FieldReading } from '@puente/forms';
import { getCatalogue, listStoryPages } from '@puente/forms/catalogues';
import { judgeBlank } from '@puente/forms/matching';
import { describeBlank, fillForm } from '@puente/pdf';
import { createReader, type DocumentReading, type Reader } from '@puente/reader';
import { measureLandmarks } from '@puente/reader/landmarks';
import { drawPaper, marisolQuispe, scanPaper } from '@puente/reader/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawPaperEdition } from './draw-paper-edition.ts';
import { makePaperEdition } from './paper-edition.ts';

const known = getCatalogue('I-589', '01/20/25');
const created = makePaperEdition(known, 'p0');
const pages = [1, 2];
let reader: Reader;
let blank: Uint8Array;
let catalogue: Catalogue;

beforeAll(async () => {
  reader = createReader();
  blank = await drawPaperEdition(created);
  const verdict = judgeBlank(await describeBlank(blank));
  if (verdict.kind !== 'matched') throw new Error('the blank is not matched');
  catalogue = { ...verdict.catalogue, landmarks: created.catalogue.landmarks };
}, 120_000);
afterAll(() => reader.close());

const valuesOn = ({ fields }: Catalogue) =>
  Object.fromEntries(
    Object.entries(marisolQuispe).filter(([id]) =>
      pages.includes(fields.find((field) => field.id === id)?.page ?? 0),
    ),
  );

const stated = (reading: FieldReading | undefined) =>
  reading?.state === 'text' ? reading.text : reading?.state === 'marked' ? reading.marked : null;

function listWrong({ paper }: DocumentReading, values: Readonly<Record<string, string | true>>) {
  const said = [...(paper?.fields.values() ?? [])].filter(
    (reading) => reading.state === 'text' || (reading.state === 'marked' && reading.marked),
  );
  return said.filter((reading) => stated(reading) !== values[reading.fieldId]).map(({ fieldId }) => fieldId);
}

it('makes the same edition of the same seed, with boxes moved, dropped and renamed', () => {
  expect(makePaperEdition(known, 'p0')).toEqual(created);
  expect(created.changes.length).toBeGreaterThan(3);
  expect(created.catalogue.fields.length).toBeLessThan(known.fields.length);
});

it('its blank is taken in box by box, none for another question', () => {
  const names = new Map(created.catalogue.fields.map(({ id, pdfName }) => [id, pdfName]));
  expect(catalogue.fields.filter(({ id, pdfName }) => names.get(id) !== pdfName)).toEqual([]);
  expect(catalogue.fields.length / names.size).toBeGreaterThan(0.95);
  expect([...listStoryPages(catalogue)]).toEqual(expect.arrayContaining([5, 6, 7, 8, 12, 2]));
});

it('a scan of it is read as that edition, each box from its own place, and what is not sure is told and not read', async () => {
  const values = valuesOn(created.catalogue);
  const paper = await drawPaper(values, { catalogue: created.catalogue, pages });
  const reading = await reader.read(await scanPaper(paper, { dpi: 200, skewDegrees: 0.6 }), {
    editions: [catalogue],
  });
  expect(reading.source).toMatchObject({ form: 'I-589', edition: created.catalogue.edition });
  expect(reading.paper?.edition).toBe(created.catalogue.edition);
  expect(listWrong(reading, values)).toEqual([]);
  const ids = Object.keys(values).filter((id) => catalogue.fields.some((field) => field.id === id));
  const right = ids.filter((id) => stated(reading.paper?.fields.get(id)) === values[id]);
  expect(right.length / ids.length).toBeGreaterThan(0.97);
  const unsure = catalogue.unplaced?.filter(({ reason }) => reason === 'uncertain') ?? [];
  expect(unsure.filter(({ field }) => reading.paper?.fields.has(field.id))).toEqual([]);
  const told = reading.source.notes.find(({ code }) => code === 'boxes-not-read');
  expect(told !== undefined).toBe(unsure.some(({ field }) => pages.includes(field.page)));
}, 180_000);

it('a paper of an edition that is known is read as that one beside it', async () => {
  const values = valuesOn(known);
  const scan = await scanPaper(await drawPaper(values, { catalogue: known, pages: [1, 3] }), { dpi: 200 });
  const [alone, beside] = [await reader.read(scan), await reader.read(scan, { editions: [catalogue] })];
  expect(beside.source.edition).toBe(known.edition);
  const [one, other] = [listFields(alone), listFields(beside)];
  expect(other.map(({ read }) => read)).toEqual(one.map(({ read }) => read));
  const apart = one.flatMap(({ sides }, i) =>
    sides.map((side, at) => Math.abs(side - (other[i]?.sides[at] ?? 1))),
  );
  expect(Math.max(...apart)).toBeLessThan(samePlace);
}, 180_000);

/** Where a page lies is found on another way when there is more to tell it from: the same to a ten-thousandth of it. */
const samePlace = 1e-4;

const listFields = ({ paper }: DocumentReading) =>
  [...(paper?.fields.values() ?? [])].map(({ place, score, ...read }) => ({
    read: { ...read, page: place.page, percent: Math.round(100 * score) },
    sides: [...place.box, ...(place.cell ?? [])],
  }));

it('the fillable form of it is read by the names of its own boxes', async () => {
  const renamed = catalogue.fields.filter(
    ({ id, pdfName, kind }) =>
      kind === 'text' && known.fields.find((field) => field.id === id)?.pdfName !== pdfName,
  );
  const [field] = renamed;
  const filled = await fillForm(blank, [{ name: field?.pdfName ?? '', value: 'None' }]);
  const reading = await reader.read(filled, { editions: [catalogue] });
  expect(reading.source.edition).toBe(created.catalogue.edition);
  expect(stated(reading.paper?.fields.get(field?.id ?? ''))).toBe('None');
}, 60_000);

it('measures the print of a blank where it stands', async () => {
  const one = await drawPaper({}, { catalogue: known, pages: [1] });
  const [page] = await measureLandmarks(one);
  const [truth] = known.landmarks;
  const found = truth?.lines.filter(([x, y, w, h]) =>
    page?.lines.some(([a, b, c, d]) => [x - a, y - b, w - c, h - d].every((away) => Math.abs(away) < 0.6)),
  );
  expect((found?.length ?? 0) / (truth?.lines.length ?? 1)).toBeGreaterThan(0.85);
  expect(page?.words.length).toBe(truth?.words.length);
}, 120_000);
