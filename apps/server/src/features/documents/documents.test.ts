import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorTable, maxUploadBytes } from '@puente/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSystem } from '../../context.ts';
import { sayError } from '../../platform/say-error.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { deleteUnusedDocuments } from './delete-unused-documents.ts';

const hourMs = 60 * 60_000;

describe.each(await listDatabaseKinds())('documents on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(kind);
  });
  afterAll(() => test.close());

  describe('upload', () => {
    it('answers with the document and gives the browser its cookies', async () => {
      const browser = test.newBrowser();
      const bytes = await drawPdf(3);
      const answer = await browser.uploadFiles({ bytes, name: 'Mi solicitud ñ.pdf' });
      expect(answer.status).toBe(200);
      expect(answer.json).toMatchObject({
        fileName: 'Mi solicitud ñ.pdf',
        fileSize: bytes.length,
        status: 'uploaded',
      });
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(/^puente_visitor=[\w-]{43}; .*HttpOnly; SameSite=Lax/),
        expect.stringMatching(/^puente_doc_[0-9a-f]{16}=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      ]);
      const view = await browser.get(answer.json.sessionId);
      expect(view).toMatchObject({
        formType: 'I-485',
        pageCount: 3,
        version: 0,
        formData: null,
        evidence: {},
      });
      expect(view.progress).toEqual({ ocr: 0, ai: 0, form: 0, page: 0, pages: 3 });
    });

    it('keeps a browser that comes back the same visitor', async () => {
      const browser = test.newBrowser();
      const first = await browser.upload(await drawPdf());
      const again = await browser.uploadFiles({ bytes: await drawPdf() });
      expect([again.headers['set-cookie']].flat()).toEqual([expect.stringMatching(/^puente_doc_/)]);
      expect((await browser.get(first)).sessionId).toBe(first);
    });

    it('gives a browser with a cookie we never made another one', async () => {
      const browser = test.newBrowser();
      browser.cookies.set('puente_visitor', 'A'.repeat(43));
      await browser.upload(await drawPdf());
      expect(browser.cookies.get('puente_visitor')).not.toBe('A'.repeat(43));
    });

    it.each([
      [
        'something that is no PDF, whatever its name says',
        'not_a_pdf',
        [{ bytes: Buffer.from('hello'), name: 'a.pdf' }],
      ],
      ['an empty file', 'not_a_pdf', [{ bytes: Buffer.alloc(0), name: 'a.pdf' }]],
      ['a damaged PDF', 'pdf_damaged', [{ bytes: Buffer.from('%PDF-1.7\nnothing more') }]],
      ['no file', 'no_file', []],
      ['a file in another field', 'no_file', [{ bytes: Buffer.from('%PDF-'), field: 'photo' }]],
      ['two files', 'too_many_files', [{ bytes: Buffer.from('%PDF-') }, { bytes: Buffer.from('%PDF-') }]],
      ['a file over 10 MB', 'file_too_large', [{ bytes: Buffer.alloc(maxUploadBytes + 1) }]],
    ] as const)('refuses %s with the specified text', async (_what, code, files) => {
      const answer = await test.newBrowser().uploadFiles(...files);
      expect(answer.json).toEqual({ code, message: sayError(code) });
      expect(answer.status).toBe(errorTable[code].status);
    });

    it('refuses more than 60 pages', async () => {
      const answer = await test.newBrowser().uploadFiles({ bytes: await drawPdf(61) });
      expect(answer.json).toEqual({
        code: 'pdf_too_many_pages',
        message: sayError('pdf_too_many_pages'),
      });
    });

    it('takes exactly 10 MB', async () => {
      const pdf = await drawPdf();
      const bytes = Buffer.concat([pdf, Buffer.alloc(maxUploadBytes - pdf.length, '\n')]);
      expect((await test.newBrowser().uploadFiles({ bytes })).status).toBe(200);
    });

    it('refuses what is no upload at all', async () => {
      const answer = await test.newBrowser().send('POST', '/api/documents/upload', { file: 'x' });
      expect(answer.json).toMatchObject({ code: 'no_file', message: 'Please upload a document first' });
    });

    it('keeps of a path only the file name, without marks that turn text around', async () => {
      const browser = test.newBrowser();
      const id = await browser.upload(await drawPdf(), 'C:/docs/\u202escan.pdf');
      expect((await browser.get(id)).fileName).toBe('scan.pdf');
    });
  });

  it('lets nothing personal reach the disk or the database unsealed', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(await drawPdf(), 'quispe-secret.pdf');
    await browser.process(id);
    await browser.send('GET', `/api/documents/${id}/pages/1`);
    const files = readdirSync(join(test.dataDir, 'files'), { recursive: true, withFileTypes: true });
    const contents = files
      .filter((file) => file.isFile())
      .map((file) => readFileSync(join(file.parentPath, file.name)).toString('latin1'));
    expect(contents.length).toBeGreaterThan(1);
    for (const content of contents) expect(content).not.toMatch(/%PDF|WEBP/);
    const rows = await test.services.db.execute(
      sql`select d::text as row from documents d union all select f::text from form_versions f union all select r::text from readings r`,
    );
    const text = JSON.stringify((rows as { rows: unknown[] }).rows);
    const hidden = ['quispe-secret', 'Quispe', 'Marisol', '204518837'];
    for (const word of hidden) {
      expect(text).not.toContain(word);
      expect(text).not.toContain(Buffer.from(word).toString('hex'));
    }
  });

  it('shows each page as an image, and nothing beyond the last', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(await drawPdf(2));
    const page = await browser.send('GET', `/api/documents/${id}/pages/2`);
    expect(page.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
    });
    expect(page.bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect((await browser.send('GET', `/api/documents/${id}/pages/2`)).bytes).toEqual(page.bytes);
    for (const number of ['3', '0', '61', 'x']) {
      expect((await browser.send('GET', `/api/documents/${id}/pages/${number}`)).status).toBe(404);
    }
  });

  it('takes I-485 and I-765 as form type and nothing else', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(await drawPdf());
    const chosen = await browser.send('POST', `/api/documents/${id}/form-type`, { formType: 'I-765' });
    expect(chosen.json).toEqual({ formType: 'I-765' });
    expect((await browser.get(id)).formType).toBe('I-765');
    const wrong = await browser.send('POST', `/api/documents/${id}/form-type`, { formType: 'I-131' });
    expect(wrong.status).toBe(422);
    expect(wrong.json).toMatchObject({
      code: 'wrong_form_type',
      message: sayError('wrong_form_type'),
    });
  });

  it('deletes everything at the person’s word', async () => {
    const browser = test.newBrowser();
    const id = await browser.upload(await drawPdf());
    const { documentId } = await browser.process(id);
    expect((await browser.send('DELETE', `/api/documents/${id}`)).status).toBe(204);
    expect((await browser.send('GET', `/api/documents/${id}`)).status).toBe(404);
    expect(readdirSync(join(test.dataDir, 'files'))).not.toContain(documentId);
    const left = await test.services.db.execute(
      sql`select 1 from form_versions where document_id = ${documentId} union all select 1 from readings where document_id = ${documentId}`,
    );
    expect((left as { rows: unknown[] }).rows).toEqual([]);
  });

  it('deletes what nobody used for 24 hours, files too, and keeps what somebody did', async () => {
    const browser = test.newBrowser();
    const unused = await browser.upload(await drawPdf());
    const used = await browser.upload(await drawPdf());
    const { documentId } = await browser.get(unused);
    // A pass that nobody uses for half an hour opens nothing any more.
    for (let passed = 0; passed < 25 * hourMs; passed += hourMs / 2) {
      test.passTime(hourMs / 2);
      await browser.get(used);
    }
    expect(await deleteUnusedDocuments(asSystem(test.services))).toBeGreaterThanOrEqual(1);
    expect((await browser.send('GET', `/api/documents/${unused}`)).status).toBe(404);
    expect((await browser.get(used)).sessionId).toBe(used);
    expect(readdirSync(join(test.dataDir, 'files'))).not.toContain(documentId);
  });
});
