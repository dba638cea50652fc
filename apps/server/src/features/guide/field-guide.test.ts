import {
  fieldGuideSchema,
  mirrorSchema,
  openedReviewSchema,
  readBackSchema,
  reviewMirrorSchema,
} from '@puente/contract';
import { openPdf } from '@puente/pdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { waitUntil } from '../../testing/wait-until.ts';

/** Full names of the boxes that are ticked, each with its on-value. */
async function listTicked(bytes: Uint8Array): Promise<readonly string[]> {
  const file = await openPdf(bytes, { maxPages: 100 });
  try {
    return file
      .readFormValues()
      .flatMap((field) => (field.kind === 'checkbox' && field.checked ? [`${field.name}=${field.on}`] : []));
  } finally {
    file.close();
  }
}

/** What stands in the boxes for text. */
async function listFilled(bytes: Uint8Array): Promise<readonly string[]> {
  const file = await openPdf(bytes, { maxPages: 100 });
  try {
    return file
      .readFormValues()
      .flatMap((field) => (field.kind === 'text' && field.value !== '' ? [field.value] : []));
  } finally {
    file.close();
  }
}

describe.each(await listDatabaseKinds())('the field guide on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  let owner: Browser;
  let id: string;
  beforeAll(async () => {
    test = await startTestApp(kind);
    owner = test.newBrowser();
    await owner.signUp();
    id = await owner.upload(await drawPdf());
    await owner.process(id);
  });
  afterAll(() => test.close());

  const getGuide = async (headers: Record<string, string> = {}) => {
    const answer = await owner.send('POST', `/api/documents/${id}/field-guide`, {}, headers);
    expect(answer.status).toBe(200);
    return fieldGuideSchema.parse(answer.json);
  };
  const put = (body: unknown) => owner.send('PUT', `/api/documents/${id}/box-answers`, body);
  const itemOf = async (key: string) => {
    const found = (await getGuide()).fieldGuide.find((item) => item.key === key);
    if (!found) throw new Error(`no item ${key}`);
    return found;
  };

  it('tells every item with what would be printed, and counts them', async () => {
    const guide = await getGuide();
    expect(guide).toMatchObject({
      success: true,
      form: 'I-485',
      edition: '01/20/25',
      pages: 24,
      writtenFor: null,
    });
    expect(guide.totalFields).toBe(guide.fieldGuide.length);
    expect(guide.filledFields).toBe(guide.fieldGuide.filter(({ value }) => value).length);
    expect(guide.filledFields).toBeGreaterThan(10);
    const keys = guide.fieldGuide.flatMap(({ pdfKeys }) => pdfKeys);
    expect(new Set(keys).size).toBe(736);
    const name = guide.fieldGuide.find(({ key }) => key === 'p1-1-current-legal-name');
    expect(name).toMatchObject({
      page: 1,
      itemNumber: '1',
      partNumber: 1,
      isRequired: true,
      confidence: 'high',
    });
    expect(name?.value).toContain('Marisol');
    for (const { key, explanation, fieldPurpose, dataSource } of guide.fieldGuide)
      expect([explanation, fieldPurpose, dataSource].every(Boolean), key).toBe(true);
  });

  it('speaks the language of the reader', async () => {
    const [english, spanish] = [await getGuide(), await getGuide({ 'accept-language': 'es' })];
    const words = (guide: typeof english) => guide.fieldGuide.map(({ questionText }) => questionText);
    expect(words(spanish).filter((text, index) => text === words(english)[index])).toEqual([]);
  });

  it('keeps an answer given box by box, prints it, and takes it back', async () => {
    const key = 'p9-30-ever-engaged-in-prostitution-or-intend-to';
    const isTicked = async () => {
      const { bytes } = await owner.send('GET', `/api/documents/${id}/download-pdf`);
      return (await listTicked(bytes)).some((name) => /Line30_YesNo\[\d\]=N$/.test(name));
    };
    expect((await put({ answers: { 'P9.30.no': 'X' } })).status).toBe(200);
    expect(await itemOf(key)).toMatchObject({ value: 'No' });
    expect(await isTicked()).toBe(true);
    expect((await put({ answers: { 'P9.30.yes': 'X' } })).status).toBe(200);
    expect(await itemOf(key)).toMatchObject({ value: 'Yes', said: { group: 'P9.30', text: '' } });
    expect(await isTicked()).toBe(false);
    expect((await put({ answers: { 'P9.30.yes': '' } })).status).toBe(200);
    expect(await itemOf(key)).toMatchObject({ value: null, said: null });
  });

  it('says of a long answer that it is still being read, and shows it once it is', async () => {
    const browser = test.newBrowser();
    const release = test.reader.holdTexts();
    const other = await browser.upload(await drawPdf());
    await browser.process(other);
    const oldWords = async () => {
      const { json } = await browser.send('GET', `/api/documents/${other}/mirror`);
      const { entries } = mirrorSchema.parse(json);
      return entries.flatMap(({ before }) => before.map(({ text }) => text));
    };
    expect(await oldWords()).toContain('A long answer, still being read.');
    release();
    await waitUntil(async () => (await browser.get(other)).progress.ocr === 100, 'the texts are read');
    expect(await oldWords()).toContain('I was held for two days.');
  });

  it('holds the paper against the form, and prints what the person says of a difference', async () => {
    const getMirror = async () => {
      const answer = await owner.send('GET', `/api/documents/${id}/mirror`);
      expect(answer.status).toBe(200);
      return mirrorSchema.parse(answer.json);
    };
    const find = (mirror: Awaited<ReturnType<typeof getMirror>>) =>
      mirror.entries.find(({ key }) => key === 'p1-3-date-of-birth');
    expect(find(await getMirror())).toMatchObject({
      verdict: 'same',
      before: [expect.objectContaining({ page: 1, text: expect.stringContaining('1988') })],
    });
    const { formData } = (await owner.send('GET', `/api/documents/${id}`)).json;
    const bio = { ...formData.biographic_information, date_of_birth: '04/17/1987' };
    await owner.send('PUT', `/api/documents/${id}/form`, { ...formData, biographic_information: bio });
    expect(find(await getMirror())).toMatchObject({ verdict: 'contradicts', now: '04/17/1987' });
    const drafts = { 'p1-3-date-of-birth': 'My I-589 has the wrong year.' };
    expect((await put({ answers: {}, drafts })).status).toBe(200);
    expect((await getMirror()).drafts).toEqual(drafts);
    const report = await owner.send('POST', `/api/documents/${id}/generate-pdf`, {});
    expect(report.json.moved).toContainEqual({
      page: '1',
      part: '1',
      item: '3',
      text: drafts['p1-3-date-of-birth'],
    });
    await owner.send('PUT', `/api/documents/${id}/form`, formData);
  });

  it('reads the filled PDF back box by box, in both languages, for an account alone', async () => {
    const answer = await owner.send('GET', `/api/documents/${id}/read-back`, undefined, {
      'accept-language': 'es',
    });
    expect(answer.status).toBe(200);
    const back = readBackSchema.parse(answer.json);
    expect(back).toMatchObject({ form: 'I-485', edition: '01/20/25', unknown: [], sheets: [] });
    const name = back.items.find(({ key }) => key === 'p1-1-current-legal-name');
    expect(name).toMatchObject({
      page: 1,
      value: expect.stringContaining('Marisol'),
      path: expect.any(String),
    });
    expect(name?.question).not.toBe(name?.questionEnglish);
    const sex = back.items.find(({ key }) => key === 'p1-6-sex');
    expect(sex?.valueEnglish).toMatch(/male$/i);
    const visitor = test.newBrowser();
    const session = await visitor.upload(await drawPdf());
    await visitor.process(session);
    const refused = await visitor.send('GET', `/api/documents/${session}/read-back`);
    expect([refused.status, refused.json.code]).toEqual([401, 'not_signed_in']);
  });

  it('keeps that something is not known yet', async () => {
    const key = 'p9-67-ever-missed-a-removal-hearing';
    expect((await put({ answers: {}, later: { [key]: true } })).status).toBe(200);
    expect(await itemOf(key)).toMatchObject({ isLater: true });
    expect((await put({ answers: {}, later: { [key]: false } })).status).toBe(200);
    expect(await itemOf(key)).toMatchObject({ isLater: false });
  });

  it('shows a reviewer what was answered in the guide, and none of what was left for later', async () => {
    const [yes, group] = ['P9.22.yes', 'P9.22'];
    const said = 'Cited once in 2019.';
    expect((await put({ answers: { [yes]: 'X' }, explanations: { [group]: said } })).status).toBe(200);
    const share = await owner.send('POST', `/api/documents/${id}/share`, { expiresInHours: 24 });
    const opened = await test.newBrowser().send('GET', `/api/review/${share.json.token}`);
    expect(opened.status).toBe(200);
    expect(openedReviewSchema.parse(opened.json).boxAnswers).toEqual([
      expect.objectContaining({ page: 14, partNumber: 9, itemNumber: '22', value: 'Yes', said }),
    ]);
    expect((await put({ answers: { [yes]: '' }, explanations: { [group]: '' } })).status).toBe(200);
  });

  it('shows a reviewer what the paper said, without the pages that were not shared', async () => {
    const open = async (shared: object) => {
      const { token } = (
        await owner.send('POST', `/api/documents/${id}/share`, { expiresInHours: 24, ...shared })
      ).json;
      const reviewer = test.newBrowser();
      const { linkId } = (await reviewer.send('GET', `/api/review/${token}`)).json;
      const answer = await reviewer.send('GET', `/api/review/${linkId}/mirror`);
      expect(answer.status).toBe(200);
      return reviewMirrorSchema.parse(answer.json);
    };
    const { entries } = mirrorSchema.parse((await owner.send('GET', `/api/documents/${id}/mirror`)).json);
    const isOfStory = ({ before }: (typeof entries)[number]) => before.some(({ page }) => page !== 1);
    expect(entries.some(isOfStory)).toBe(true);
    const without = await open({});
    expect(without.entries).toEqual(entries.filter((entry) => !isOfStory(entry)));
    expect(without.heldBack).toBe(entries.length - without.entries.length);
    const whole = await open({ withoutStory: false });
    expect(whole.heldBack).toBe(entries.filter(({ before }) => before.some(({ page }) => page > 2)).length);
    expect(whole.entries.length).toBeGreaterThan(without.entries.length);
  });

  it('reads the I-765 back as well', async () => {
    const other = test.newBrowser();
    await other.signUp();
    const session = await other.upload(await drawPdf());
    await other.process(session, 'process-i765');
    const answer = await other.send('GET', `/api/documents/${session}/read-back`);
    const back = readBackSchema.parse(answer.json);
    expect(back).toMatchObject({ form: 'I-765', unknown: [], sheets: [] });
    const { bytes } = await other.send('GET', `/api/documents/${session}/download-pdf`);
    const boxes = await listFilled(bytes);
    expect(boxes.length).toBeGreaterThan(10);
    const told = back.items.map(({ valueEnglish }) => valueEnglish).join(' | ');
    for (const text of boxes) expect(told).toContain(text);
  });

  it.each([
    ['a signature', { answers: { 'P10.4.signature': 'Invented' } }],
    ['the box of an attorney', { answers: { 'H.header.bar-number': '1' } }],
    ['the box of an interpreter', { answers: { 'P11.1.family-name': 'Invented' } }],
    ['what the review asks', { answers: { 'P1.1.family-name': 'Invented' } }],
    ['a box that is not there', { answers: { 'P99.1': 'Invented' } }],
    ['a text in a box to tick', { answers: { 'P9.30.yes': 'Y' } }],
    ['a state that is none', { answers: { 'P6.8.state': 'XX' } }],
    ['words to a question that is not there', { answers: {}, explanations: { 'P99.1': 'Invented' } }],
  ])('takes no answer for %s', async (_, body) => {
    const answer = await put(body);
    expect([answer.status, answer.json.code]).toEqual([422, 'invalid_input']);
  });
});
