import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { type NewQuestion, tickedAnswer } from '@puente/contract';
import type { Catalogue } from '@puente/forms';
import { getCatalogue } from '@puente/forms/catalogues';
import { drawWorksheet, fillForm, openPdf } from '@puente/pdf';
import {
  addPrograms,
  drawEncryptedBombs,
  drawLetter,
  lockWithPassword,
  programs,
  signForm,
  tellObjects,
} from '@puente/pdf/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawEdition } from '../../../../../../bench/editions/draw-edition.ts';
import { makeEdition } from '../../../../../../bench/editions/made-edition.ts';
import { fromElsewhere } from '../../../testing/access-stage.ts';
import { type Browser, multipartType, toMultipart } from '../../../testing/browser.ts';
import { drawPdf } from '../../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../../testing/test-databases.ts';
import { toHash } from '../../editions/index.ts';
import { toWorksheetLayout } from '../to-worksheet-layout.ts';
import { judgeOwn } from './own-blank.ts';

const [kind] = await listDatabaseKinds();
if (!kind) throw new Error('no database');

const known = getCatalogue('I-765', '08/21/25');
const drawKnown = () => drawEdition({ pages: known.landmarks, boxes: known.fields });
const newer = makeEdition(known, 'q1');

/** A known print under the date of another edition. */
const toDated = ({ landmarks, edition }: Catalogue, date: string) =>
  landmarks.map((page) => ({
    ...page,
    words: page.words.map((word) => (word.text === edition ? { ...word, text: date } : word)),
  }));
const drawDated = (date: string, boxes = known.fields) => drawEdition({ pages: toDated(known, date), boxes });

async function readValues(bytes: Uint8Array): Promise<Map<string, string>> {
  const file = await openPdf(bytes, { maxPages: 100 });
  try {
    const values = file
      .readFormValues()
      .map(({ name, kind, checked, value, on }): [string, string] => [
        name.replaceAll('\\.', '.'),
        kind === 'checkbox' ? (checked ? `on ${on}` : '') : value,
      ]);
    return new Map(values.filter(([, value]) => value !== ''));
  } finally {
    file.close();
  }
}

describe('a blank of one\u2019s own', { timeout: 240_000 }, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(kind);
  });
  afterAll(() => test.close());

  const pathOf = (id: string, form = 'I-765') => `/api/documents/${id}/blank/${form}`;
  const add = (browser: Browser, id: string, bytes: Uint8Array, form?: string) =>
    browser.send('PUT', pathOf(id, form), toMultipart([{ name: 'blank.pdf', bytes }]), {
      'content-type': multipartType,
      ...fromElsewhere(),
    });
  const getPreflight = async (browser: Browser, id: string) =>
    (await browser.send('GET', `/api/documents/${id}/preflight`)).json;
  const fill = async (browser: Browser, id: string) => {
    const report = (await browser.send('POST', `/api/documents/${id}/generate-pdf`, {})).json;
    const { bytes } = await browser.send('GET', `/api/documents/${id}/download-pdf`);
    return { report, bytes, values: await readValues(bytes) };
  };
  const listFiles = (documentId: string) =>
    readdirSync(join(test.dataDir, 'files', documentId)).filter((name) => name.startsWith('blank-'));

  async function prepare() {
    const browser = test.newBrowser();
    await browser.signUp();
    const id = await browser.upload(await drawPdf());
    const { documentId } = await browser.process(id, 'process-i765');
    return { browser, id, documentId };
  }

  it('of a known edition is filled in place of the worksheet, until it is taken away again', async () => {
    const { browser, id, documentId } = await prepare();
    const worksheet = await fill(browser, id);
    expect(worksheet.report).toMatchObject({ official: false, ownBlank: false });
    expect((await getPreflight(browser, id)).ownBlank).toBeNull();

    const added = await add(browser, id, await drawKnown());
    expect([added.status, added.json]).toEqual([200, { edition: '08/21/25', match: null }]);
    expect(await getPreflight(browser, id)).toMatchObject({
      official: true,
      edition: '08/21/25',
      ownBlank: { match: null },
    });
    expect((await browser.get(id)).hasOwnBlank).toBe(true);
    const own = await fill(browser, id);
    expect(own.report).toMatchObject({ official: true, ownBlank: true, edition: '08/21/25' });
    expect(own.values).toEqual(worksheet.values);
    const [file = ''] = listFiles(documentId);
    expect(readFileSync(join(test.dataDir, 'files', documentId, file)).includes('%PDF')).toBe(false);

    expect((await browser.send('DELETE', pathOf(id))).status).toBe(204);
    expect(listFiles(documentId)).toEqual([]);
    expect((await getPreflight(browser, id)).ownBlank).toBeNull();
    expect((await fill(browser, id)).report).toMatchObject({ official: false, ownBlank: false });
    expect((await browser.send('DELETE', pathOf(id))).status).toBe(204);
  });

  it('of an edition that nobody described is filled where its boxes are sure, and tells the rest', async () => {
    const { browser, id, documentId } = await prepare();
    const before = await fill(browser, id);
    await add(browser, id, await drawKnown());
    const added = await add(browser, id, await drawEdition(newer.facts));
    expect(added.status).toBe(200);
    const { edition, match } = added.json;
    expect([edition, match.knownEdition, match.boxes]).toEqual([
      newer.edition,
      '08/21/25',
      known.fields.length,
    ]);
    expect(match.certain).toBeGreaterThan(0.7 * known.fields.length);
    expect(match.unknownPlaces.length).toBeGreaterThan(0);
    expect(listFiles(documentId)).toHaveLength(1);

    const preflight = await getPreflight(browser, id);
    expect(preflight).toMatchObject({ edition: newer.edition, standing: { status: 'unknown' } });
    expect(preflight.ownBlank).toEqual(added.json);
    const { report, values } = await fill(browser, id);
    expect(report).toMatchObject({ official: true, ownBlank: true, edition: newer.edition });
    // Every value stands in the box that asks for it; what does not is told.
    const left = new Map(values);
    let missing = 0;
    for (const { id: field, pdfName, kind: box } of known.fields) {
      const value = before.values.get(pdfName);
      if (value === undefined) continue;
      const name = newer.truth.get(field);
      const found = name ? left.get(name) : undefined;
      if (name) left.delete(name);
      if (found === undefined) missing += 1;
      else if (box !== 'checkbox') expect(found).toBe(value);
    }
    expect([...left.keys()]).toEqual([]);
    expect(values.size).toBeGreaterThan(10);
    expect(preflight.byHand).toHaveLength(missing);
  });

  it('asks what is new on it, and writes what the person answers there and nowhere else', async () => {
    const { browser, id } = await prepare();
    const answer = (answers: object) => browser.send('PUT', `/api/documents/${id}/box-answers`, { answers });
    await add(browser, id, await drawEdition(newer.facts));
    const preflight = await getPreflight(browser, id);
    const pairs = (preflight.newQuestions as NewQuestion[]).filter(({ boxes }) => boxes[0]?.group);
    expect(pairs.length).toBeGreaterThan(0);
    const [yes, no] = pairs[0]?.boxes.toSorted((a, b) => b.label.localeCompare(a.label)) ?? [];
    if (!yes || !no) throw new Error('nothing is asked');
    expect([yes.label, no.label]).toEqual(['Yes', 'No']);
    const before = (await fill(browser, id)).values;

    expect((await answer({ [no.id]: tickedAnswer })).json.version).toBe(preflight.version + 1);
    expect((await answer({ [yes.id]: tickedAnswer })).status).toBe(200);
    const after = (await fill(browser, id)).values;
    const added = [...after].filter(([name]) => !before.has(name));
    expect(added).toHaveLength(1);
    expect([...newer.truth.values()]).not.toContain(added[0]?.[0]);
    const asked = await getPreflight(browser, id);
    const now = (asked.newQuestions as NewQuestion[]).flatMap(({ boxes }) => boxes);
    expect(now.filter((box) => box.answer !== '').map((box) => box.id)).toEqual([yes.id]);

    for (const wrong of [{ [yes.id]: 'maybe' }, { 'P2.1.a.family-name': 'Paz' }, { nowhere: tickedAnswer }])
      expect((await answer(wrong)).json.code).toBe('invalid_input');
    await browser.send('DELETE', pathOf(id));
    expect((await getPreflight(browser, id)).newQuestions).toEqual([]);
    expect((await answer({ [yes.id]: tickedAnswer })).json.code).toBe('invalid_input');
  });

  it('is judged with what the operator decided of the same file, and without what does not fit it', async () => {
    const bytes = await drawEdition(newer.facts);
    const { formsDir } = test.services.config;
    const folder = mkdtempSync(join(tmpdir(), 'puente-forms-'));
    Object.assign(test.services.config, { formsDir: folder });
    const decide = (id: string, take: string | null) => {
      const decisions = [{ id, take, decidedOn: '2026-11-23' }];
      const text = JSON.stringify({ blankSha256: toHash(bytes), decisions });
      writeFileSync(join(folder, 'i-765-copy.pdf.decisions.json'), text);
    };
    const findField = async (id: string) => {
      const verdict = await judgeOwn(test.services, bytes, { takesOlder: false });
      return verdict.kind === 'matched' ? verdict.catalogue.fields.find((field) => field.id === id) : null;
    };
    const judged = await judgeOwn(test.services, bytes, { takesOlder: false });
    const unplaced = judged.kind === 'matched' ? (judged.catalogue.unplaced ?? []) : [];
    const uncertain = unplaced.find(
      ({ field, reason }) => reason === 'uncertain' && newer.truth.get(field.id),
    );
    const id = uncertain?.field.id ?? '';
    decide(id, newer.truth.get(id) ?? '');
    expect((await findField(id))?.pdfName).toBe(newer.truth.get(id));
    decide('P99.nothing', null);
    expect(await findField(id)).toBeUndefined();
    Object.assign(test.services.config, { formsDir });
    rmSync(folder, { recursive: true });
  });

  it('is judged anew by a server that was started since, and named in what is printed', async () => {
    const { browser, id, documentId } = await prepare();
    const { json } = await add(browser, id, await drawEdition(newer.facts));
    test.services.ownBlanks.forget(documentId);
    expect((await getPreflight(browser, id)).ownBlank).toEqual(json);
    const { bytes } = await browser.send('GET', `/api/documents/${id}/instructions`);
    const file = await openPdf(bytes, { maxPages: 100 });
    const words = Array.from({ length: file.pageCount }, (_, at) => file.readWords(at + 1)).flat();
    file.close();
    const text = words.map((word) => word.text).join(' ');
    expect(text).toContain(`Edition ${newer.edition}`);
    expect(text).toContain('the blank that you added');
    expect(text).toContain('These are new or changed on edition');
  });

  it('is for the form it is of, in this document alone', async () => {
    const { browser, id } = await prepare();
    await add(browser, id, await drawKnown());
    const other = await browser.upload(await drawPdf());
    await browser.process(other, 'process-i765');
    expect((await getPreflight(browser, other)).ownBlank).toBeNull();
    await browser.send('POST', `/api/documents/${id}/form-type`, { formType: 'I-485' });
    await browser.process(id);
    expect(await getPreflight(browser, id)).toMatchObject({ form: 'I-485', ownBlank: null });
    const wrong = await add(browser, id, await drawKnown(), 'I-485');
    expect([wrong.status, wrong.json.code]).toEqual([422, 'blank_other_form']);
  });

  it('hands on no script, program or file that was put into it', async () => {
    const { browser, id } = await prepare();
    const blank = await addPrograms(await drawKnown());
    expect(await tellObjects(blank)).toMatch(programs);
    expect((await add(browser, id, blank)).status).toBe(200);
    const { bytes, values } = await fill(browser, id);
    expect([...values.values()]).toContain('Marisol');
    expect(await tellObjects(bytes)).not.toMatch(programs);
  });

  it('counts among what its owner may have, and is gone with its document', async () => {
    const { browser, id, documentId } = await prepare();
    await add(browser, id, await drawKnown());
    const { account } = test.services.config.limits;
    const before = account.bytes;
    Object.assign(account, { bytes: 20_000 });
    const uploaded = await browser.uploadFiles({ bytes: await drawPdf() });
    const larger = await add(browser, id, await drawEdition(newer.facts));
    Object.assign(account, { bytes: before });
    expect([uploaded.json.code, larger.json.code]).toEqual(['account_full', 'account_full']);
    expect(listFiles(documentId)).toHaveLength(1);

    await browser.send('DELETE', `/api/documents/${id}`);
    expect(existsSync(join(test.dataDir, 'files', documentId))).toBe(false);
    expect(test.services.ownBlanks.find(documentId)).toBeUndefined();
    expect((await browser.send('DELETE', pathOf(id))).status).toBe(404);
  });

  const family = known.fields.find(({ id }) => id === 'P2.1.a.family-name')?.pdfName ?? '';
  const [first, second] = known.fields.filter(({ kind: box, page }) => box === 'text' && page === 2);
  const exchanged = known.fields.map((field) => {
    if (field === first) return { ...field, pdfName: second?.pdfName ?? '' };
    return field === second ? { ...field, pdfName: first?.pdfName ?? '' } : field;
  });
  /** Every box is where it belongs, and one does not keep what is written into it. */
  async function drawShort(): Promise<Uint8Array> {
    const document = await PDFDocument.load(await drawKnown());
    document.getForm().getTextField(family).setMaxLength(1);
    return document.save();
  }

  const i485 = getCatalogue('I-485', '01/20/25');
  const refusals: readonly (readonly [string, () => Promise<Uint8Array>, string])[] = [
    ['a text file', async () => Buffer.from('not a form'), 'not_a_pdf'],
    ['a form locked with a password', async () => lockWithPassword(await drawKnown()), 'blank_locked'],
    ['a damaged file', async () => (await drawKnown()).slice(0, 2_000), 'blank_unreadable'],
    [
      'a file that unpacks to a gigabyte',
      async () => (await drawEncryptedBombs()).AES ?? new Uint8Array(),
      'blank_unreadable',
    ],
    ['a worksheet', () => drawWorksheet(toWorksheetLayout(known)), 'blank_worksheet'],
    ['a page without words', () => drawPdf(1), 'blank_no_text'],
    ['a letter', drawLetter, 'blank_not_a_form'],
    ['another form', () => drawEdition({ pages: i485.landmarks, boxes: i485.fields }), 'blank_other_form'],
    ['a signed form', async () => signForm(await drawKnown()), 'blank_signed'],
    ['a flattened form', () => drawEdition({ pages: known.landmarks, boxes: [] }), 'blank_no_boxes'],
    [
      'a filled form',
      async () => fillForm(await drawKnown(), [{ name: family, value: 'Quispe' }]),
      'blank_filled',
    ],
    [
      'a form with exchanged boxes',
      () => drawEdition({ pages: known.landmarks, boxes: exchanged }),
      'blank_changed',
    ],
    ['a form with a box that keeps one letter', drawShort, 'blank_not_fillable'],
    ['an older edition', () => drawDated('10/31/22'), 'blank_older_edition'],
    [
      'an edition far from the known one',
      () =>
        drawDated(
          '01/05/28',
          known.fields.filter((_, at) => at % 3 === 0),
        ),
      'blank_too_different',
    ],
  ];

  it('is refused with a reason, and what was filled before is filled on', async () => {
    const { browser, id, documentId } = await prepare();
    for (const [what, draw, code] of refusals) {
      const answer = await add(browser, id, await draw());
      expect([what, answer.json.code]).toEqual([what, code]);
      expect(answer.json.message.length).toBeGreaterThan(20);
    }
    expect(listFiles(documentId)).toEqual([]);
    expect((await getPreflight(browser, id)).ownBlank).toBeNull();
    expect(test.logLines.join('\n')).not.toContain('Quispe');
  });
});
