import { type TargetForm, targetForms } from '@puente/contract';
import { openPdf } from '@puente/pdf';
import { createReader } from '@puente/reader';
import { sampleApplicant } from '@puente/reader/sample';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readingTimes } from '../../platform/database/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { sampleMark } from '../filling/index.ts';

const ask = (browser: Browser, kind = 'digital', formType?: TargetForm) =>
  browser.send('POST', '/api/documents/sample', { kind, ...(formType && { formType }) });

async function open(browser: Browser, formType?: TargetForm) {
  const { sessionId } = (await ask(browser, 'digital', formType)).json;
  const read = async () => {
    const view = await browser.get(sessionId);
    return view.status === 'processed' && view;
  };
  return waitUntil(read, 'the sample is read');
}

async function readPages(bytes: Uint8Array) {
  const file = await openPdf(bytes, { maxPages: 100 });
  try {
    const pages = Array.from({ length: file.pageCount }, (_, at) => {
      const words = file.readWords(at + 1);
      return words.map(({ text }) => text).join(' ');
    });
    return { pages, values: file.readFormValues().map(({ value }) => value) };
  } finally {
    file.close();
  }
}

describe.each(await listDatabaseKinds())('the sample on $name', { timeout: 240_000 }, (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(kind, { env: { VISITOR_MAX_DOCUMENTS: '2' } });
  });
  afterAll(() => test.close());

  it('is the document of whoever asked and of nobody else, and is read at once', async () => {
    const browser = test.newBrowser();
    const answer = await ask(browser, 'digital', 'I-765');
    expect([answer.status, answer.json.fileName, answer.json.status]).toEqual([
      201,
      'Sample-I-589.pdf',
      'processing',
    ]);
    const view = await open(browser);
    expect(view).toMatchObject({ isSample: true, inAccount: false, formType: 'I-765', pageCount: 12 });
    const stranger = test.newBrowser();
    await open(stranger);
    for (const other of [stranger, test.newBrowser()])
      expect((await other.send('GET', `/api/documents/${view.sessionId}`)).status).toBe(404);
  });

  it('is the same one when it is asked for twice, and another form is made of it', async () => {
    const browser = test.newBrowser();
    const first = await open(browser);
    const again = await ask(browser);
    expect([again.status, again.json.sessionId, again.json.status]).toEqual([
      201,
      first.sessionId,
      'processed',
    ]);
    expect(await open(browser, 'I-765')).toMatchObject({ sessionId: first.sessionId, formType: 'I-765' });
  });

  it('counts among what a browser may have', async () => {
    const browser = test.newBrowser();
    await open(browser);
    await browser.upload(await drawPdf());
    const refused = await ask(browser, 'scan');
    expect([refused.status, refused.json.code]).toEqual([409, 'too_many_documents']);
  });

  it('is told apart in the list of an account', async () => {
    const browser = test.newBrowser();
    await browser.signUp();
    await open(browser);
    await browser.upload(await drawPdf());
    const { json } = await browser.send('GET', '/api/documents');
    expect(json.map(({ isSample }: { isSample: boolean }) => isSample).sort()).toEqual([false, true]);
  });

  it('shows its filled pages without an account, and no other document does so', async () => {
    const browser = test.newBrowser();
    const { sessionId } = await open(browser);
    const own = await browser.upload(await drawPdf());
    await browser.process(own);
    const fill = (id: string) => browser.send('POST', `/api/documents/${id}/generate-pdf`, {});
    const look = (id: string) => browser.send('GET', `/api/documents/${id}/filled-pages/1`);
    expect([(await fill(sessionId)).status, (await look(sessionId)).status]).toEqual([200, 200]);
    expect([(await fill(own)).status, (await look(own)).status]).toEqual([401, 401]);
    const stranger = test.newBrowser();
    await open(stranger);
    const asked = (id: string, route: string) => stranger.send('GET', `/api/documents/${id}/${route}`);
    expect((await asked(sessionId, 'filled-pages/1')).status).toBe(404);
    for (const route of ['download-pdf', 'instructions', 'packet', 'read-back'])
      expect((await browser.send('GET', `/api/documents/${sessionId}/${route}`)).status).toBe(401);
  });

  it.each(targetForms)('says on every page of its %s, instructions and packet what it is', async (form) => {
    const browser = test.newBrowser();
    await browser.signUp();
    const { sessionId } = await open(browser, form);
    for (const [route, name] of [
      ['download-pdf', 'Form'],
      ['instructions', 'Instructions'],
      ['packet', 'Packet'],
    ]) {
      const { headers, bytes } = await browser.send('GET', `/api/documents/${sessionId}/${route}`);
      expect(headers['content-disposition']).toContain(`"${form}-${name}-SAMPLE.pdf"`);
      const { pages } = await readPages(bytes);
      expect(pages.length).toBeGreaterThan(1);
      for (const page of pages) expect(page).toContain(sampleMark);
    }
  });

  it('leaves the mark off the papers of people', async () => {
    const browser = test.newBrowser();
    await browser.signUp();
    const own = await browser.upload(await drawPdf());
    await browser.process(own);
    for (const route of ['download-pdf', 'packet']) {
      const { bytes } = await browser.send('GET', `/api/documents/${own}/${route}`);
      expect((await readPages(bytes)).pages.join(' ')).not.toContain('SAMPLE');
    }
  });

  it('goes to no reviewer', async () => {
    const browser = test.newBrowser();
    await browser.signUp();
    const { sessionId } = await open(browser);
    const refused = await browser.send('POST', `/api/documents/${sessionId}/share`, {});
    expect([refused.status, refused.json.code]).toEqual([409, 'sample_not_shared']);
    expect((await browser.send('GET', `/api/documents/${sessionId}/share`)).json.links).toEqual([]);
  });

  it('is counted in no reading time', async () => {
    await test.services.db.delete(readingTimes);
    await open(test.newBrowser());
    const browser = test.newBrowser();
    await browser.process(await browser.upload(await drawPdf()));
    await waitUntil(
      async () => (await test.services.db.select().from(readingTimes)).length > 0,
      'a time is kept',
    );
    const rows = await test.services.db.select().from(readingTimes);
    expect(rows.map(({ pages }) => pages)).toEqual([2]);
  });

  it('leaves nothing of itself when it is deleted', async () => {
    const browser = test.newBrowser();
    const { sessionId } = await open(browser);
    expect((await browser.send('DELETE', `/api/documents/${sessionId}`)).status).toBe(204);
    expect((await browser.send('GET', `/api/documents/${sessionId}`)).status).toBe(404);
    expect((await open(browser)).sessionId).not.toBe(sessionId);
  });
});

/** What no question of a form asks for: whatever is not told here must be in its answers. */
const notAsked: Readonly<Record<TargetForm, RegExp>> = {
  'I-485':
    /^(A\.I\.(9\.(area-code|phone)|19\.a|2[35])|A\.II\.(spouse|child-.)\.(passport|entry|i94|marital)|A\.III\.5\.sibling|[BD]\.)/,
  'I-765': /^(A\.I\.(9\.(area-code|phone)|19\.a|19\.c\.row-1\.status-expires|2[35])|A\.II\.|A\.III\.|[BD]\.)/,
};

/** Of their birth the I-485 asks for the country alone. */
const byCountry = /^A\.(II\.(spouse|child-.)|III\.5\.(mother|father))\.place-of-birth$/;

function toWords(id: string, value: string | true): string[] {
  const asked = byCountry.test(id) ? (String(value).split(', ').at(-1) ?? '') : String(value);
  return asked.split(/[\s,]+/).filter((word) => word !== '');
}

describe('the answers of the sample', { timeout: 240_000 }, () => {
  let test: TestApp;
  let browser: Browser;
  const reader = createReader();
  beforeAll(async () => {
    const [kind] = await listDatabaseKinds();
    if (!kind) throw new Error('no database');
    await reader.warm();
    test = await startTestApp(kind, { replace: { reader } });
    browser = test.newBrowser();
    await browser.signUp();
    // The reader starts while other tests have both cores.
  }, 240_000);
  afterAll(async () => {
    await test.close();
    await reader.close();
  });

  it.each(targetForms)('hold in the %s every value of the person that it asks for', async (form) => {
    const view = await open(browser, form);
    const { rawOcrText: _, ...answers } = view.formData ?? {};
    const told = JSON.stringify(answers).replaceAll('2175550143', '217 555-0143');
    const lost = Object.entries(sampleApplicant)
      .filter(([id, value]) => value !== true && !notAsked[form].test(id))
      .filter(([id, value]) => !toWords(id, value).every((word) => told.includes(word)));
    expect(lost.map(([id]) => id)).toEqual([]);
    const crops = Object.values(view.evidence);
    expect(crops.length).toBeGreaterThan(20);
  });

  it('stand in the filled form as they were answered', async () => {
    const { sessionId } = await open(browser, 'I-485');
    const { bytes } = await browser.send('GET', `/api/documents/${sessionId}/download-pdf`);
    const { values } = await readPages(bytes);
    // In plain letters, as the download step tells. The passport waits for the word that it was the one at the arrival.
    for (const value of ['Solorzano Pena', 'Lucia', '200000417', '20000041A70', '62702'])
      expect(values).toContain(value);
  });
});
