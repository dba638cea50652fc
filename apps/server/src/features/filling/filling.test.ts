import { openPdf } from '@puente/pdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSystem } from '../../context.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { authorizeSystem } from '../documents/index.ts';
import { findFilledPdf, saveFilledPdf } from './filled-pdfs.repo.ts';

const [kind] = await listDatabaseKinds();
if (!kind) throw new Error('no database');

async function readTexts(bytes: Uint8Array) {
  const file = await openPdf(bytes, { maxPages: 100 });
  try {
    const values = file.readFormValues().filter((value) => value.value && value.kind === 'text');
    return { pages: file.pageCount, values: values.map((value) => value.value) };
  } finally {
    file.close();
  }
}

describe('filling', { timeout: 120_000 }, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(kind);
  });
  afterAll(() => test.close());

  it('fills the worksheet where no official blank is installed, and says that it is not for filing', async () => {
    const browser = test.newBrowser();
    await browser.signUp();
    const id = await browser.upload(await drawPdf());
    await browser.process(id);
    const report = await browser.send('POST', `/api/documents/${id}/generate-pdf`, {});
    expect(report.json).toMatchObject({ success: true, official: false, edition: '01/20/25', pageCount: 24 });
    expect(report.json.message).toContain('not for filing');
    const download = await browser.send('GET', `/api/documents/${id}/download-pdf`);
    expect(download.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="I-485-Form.pdf"',
      'cache-control': 'no-store',
    });
    const { pages, values } = await readTexts(download.bytes);
    expect(pages).toBe(24);
    expect(values).toContain('Marisol');
    expect(values.filter((value) => value === '204518837').length).toBeGreaterThanOrEqual(23);
    const trail = await browser.send('GET', `/api/documents/${id}/audit`);
    expect(trail.json.entries).toEqual([
      expect.objectContaining({ actor: 'applicant', action: 'pdf-downloaded', linkId: null, count: null }),
    ]);
  });

  it('downloads what was saved last, without being asked to generate again', async () => {
    const browser = test.newBrowser();
    await browser.signUp();
    const id = await browser.upload(await drawPdf());
    const view = await browser.process(id, 'process-i765');
    await browser.send('GET', `/api/documents/${id}/download-pdf`);
    await browser.send('PUT', `/api/documents/${id}/form`, {
      ...view.formData,
      passport_number: 'ZZ4477',
    });
    const download = await browser.send('GET', `/api/documents/${id}/download-pdf`);
    expect(download.headers['content-disposition']).toContain('I-765-Form.pdf');
    const { pages, values } = await readTexts(download.bytes);
    expect(pages).toBe(7);
    expect(values).toContain('ZZ4477');
    expect(values).not.toContain('118402956');
  });

  it('fills anew where a stored report is as an older server wrote it, with its reasons in words', async () => {
    const browser = test.newBrowser();
    await browser.signUp();
    const id = await browser.upload(await drawPdf());
    const view = await browser.process(id);
    await browser.send('PUT', `/api/documents/${id}/form`, { ...view.formData, filing_category: 'Asylee' });
    const fill = () => browser.send('POST', `/api/documents/${id}/generate-pdf`, {});
    const { json: report } = await fill();
    const { services } = test;
    const document = await authorizeSystem(asSystem(services), view.documentId);
    if (!document) throw new Error('no document');
    const found = await findFilledPdf(services, document, 'I-485');
    if (!found) throw new Error('nothing was kept');
    const reason = { en: 'The filing category is a legal choice.', es: 'Es una decisión legal.' };
    const withheld = [{ path: 'filing_category', value: 'Asylee', reason }] as never;
    await saveFilledPdf(services, document, 'I-485', { ...found, report: { ...report, withheld } });
    const again = await fill();
    expect(again.status).toBe(200);
    expect(again.json.withheld).toContainEqual({
      path: 'filing_category',
      value: 'Asylee',
      reason: 'filing-category',
    });
  });

  it('puts what no box holds on sheets of its own, with nothing lost', async () => {
    const browser = test.newBrowser();
    await browser.signUp();
    const id = await browser.upload(await drawPdf());
    const view = await browser.process(id);
    const children = Array.from({ length: 30 }, (_, i) => ({
      name: { family_name: `Child${i}`, given_name: 'Invented', middle_name: '' },
      date_of_birth: '01/02/2015',
      country_of_birth: 'Peru',
      current_address: `${i} Long Invented Avenue, Apartment ${i}, Paterson, NJ 07501`,
    }));
    await browser.send('PUT', `/api/documents/${id}/form`, { ...view.formData, children });
    const report = await browser.send('POST', `/api/documents/${id}/generate-pdf`, {});
    expect(report.json.success).toBe(true);
    expect(report.json.pageCount).toBeGreaterThan(24);
    const download = await browser.send('GET', `/api/documents/${id}/download-pdf`);
    const file = await openPdf(download.bytes, { maxPages: 100 });
    const words = Array.from({ length: file.pageCount }, (_, i) =>
      file.readWords(i + 1).map((w) => w.text),
    ).flat();
    const everything = [...words, ...file.readFormValues().map((value) => value.value)].join(' ');
    file.close();
    for (let i = 0; i < 30; i += 1) expect(everything).toContain(`Child${i}`);
  });

  it('asks for an account, and then fills what was uploaded without one', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(await drawPdf());
    await browser.process(id);
    for (const [method, route] of [
      ['POST', 'generate-pdf'],
      ['GET', 'download-pdf'],
    ] as const) {
      const answer = await browser.send(method, `/api/documents/${id}/${route}`);
      expect([answer.status, answer.json]).toEqual([
        401,
        { code: 'not_signed_in', message: 'Please sign in first, then try again.' },
      ]);
    }
    await browser.signUp();
    expect((await browser.send('POST', `/api/documents/${id}/generate-pdf`, {})).status).toBe(200);
    expect((await browser.send('GET', `/api/documents/${id}/download-pdf`)).status).toBe(200);
  });

  it('has nothing to fill before processing', async () => {
    const browser = test.newBrowser();
    await browser.signUp();
    const id = await browser.upload(await drawPdf());
    for (const answer of [
      await browser.send('POST', `/api/documents/${id}/generate-pdf`, {}),
      await browser.send('GET', `/api/documents/${id}/download-pdf`),
    ]) {
      expect([answer.status, answer.json.code]).toEqual([409, 'no_form_data']);
    }
  });
});
