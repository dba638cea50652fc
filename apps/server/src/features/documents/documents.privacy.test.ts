import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { callDocument, documentEndpoints } from '../../testing/call-document.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';

const cookieName = 'puente_visitor';

describe.each(await listDatabaseKinds())('privacy of documents on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  let owner: Browser;
  let sessionId: string;
  beforeAll(async () => {
    test = await startTestApp(kind);
    owner = test.newBrowser();
    sessionId = await owner.upload(await drawPdf());
    await owner.process(sessionId);
  });
  afterAll(() => test.close());

  const strangers: [string, () => Promise<Browser> | Browser][] = [
    ['a browser without a cookie', () => test.newBrowser()],
    [
      'another visitor',
      async () => {
        const browser = test.newBrowser();
        await browser.upload(await drawPdf());
        return browser;
      },
    ],
    [
      'a forged cookie',
      () => {
        const browser = test.newBrowser();
        browser.cookies.set(cookieName, Buffer.alloc(32, 1).toString('base64url'));
        return browser;
      },
    ],
    [
      'a cookie that is nearly the owner’s',
      () => {
        const browser = test.newBrowser();
        const real = owner.cookies.get(cookieName) ?? '';
        browser.cookies.set(cookieName, (real.startsWith('A') ? 'B' : 'A') + real.slice(1));
        return browser;
      },
    ],
    [
      'the document’s own number as a cookie',
      () => {
        const browser = test.newBrowser();
        browser.cookies.set(cookieName, sessionId);
        return browser;
      },
    ],
  ];

  describe.each(strangers)('to %s', (_who, make) => {
    it.each(documentEndpoints)('%s answers 404 as if it had never been', async (name, endpoint) => {
      const browser = await make();
      const stranger = await callDocument(browser, name, endpoint, sessionId);
      const nothing = await callDocument(browser, name, endpoint, 'A'.repeat(32));
      expect(stranger.status).toBe(404);
      expect(stranger.text).toBe(nothing.text);
    });
  });

  it('is not bought with the wrong origin: the owner’s own browser is refused for another site', async () => {
    for (const [name, endpoint] of documentEndpoints.filter(([, { method }]) => method !== 'GET')) {
      for (const headers of [{ origin: 'https://elsewhere.example' }, { origin: 'null' }] as Record<
        string,
        string
      >[]) {
        const answer = await callDocument(owner, name, endpoint, sessionId, headers);
        expect([name, answer.status, answer.json.code]).toEqual([name, 403, 'wrong_origin']);
      }
    }
  });

  it('deletes at one word all that is a browser’s and its account’s, and nothing of anybody else', async () => {
    const browser = test.newBrowser();
    const first = await browser.upload(await drawPdf());
    await browser.signUp();
    const inAccount = await browser.upload(await drawPdf());
    for (const [, make] of strangers) await (await make()).send('DELETE', '/api/documents');
    expect((await browser.send('DELETE', '/api/documents', undefined, { origin: 'null' })).status).toBe(403);
    for (const id of [first, inAccount]) expect(await browser.get(id)).toMatchObject({ status: 'uploaded' });
    expect((await browser.send('DELETE', '/api/documents')).json).toEqual({ deleted: 2 });
    expect((await browser.send('GET', '/api/documents')).json.documents ?? []).toEqual([]);
    for (const id of [first, inAccount])
      expect((await browser.send('GET', `/api/documents/${id}`)).status).toBe(404);
    expect((await browser.send('DELETE', '/api/documents')).json).toEqual({ deleted: 0 });
  });

  it('leaves the owner everything after all of that', async () => {
    const view = await owner.get(sessionId);
    expect(view.status).toBe('processed');
    expect(view.formData).toMatchObject({ biographic_information: { a_number: '204518837' } });
  });
});
