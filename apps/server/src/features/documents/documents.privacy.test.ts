import { type Endpoint, endpoints } from '@puente/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';

// Every endpoint of a document, also those that come later.
const ofDocument = Object.entries<Endpoint>(endpoints).filter(([, { path }]) => path.includes(':sessionId'));
const bodies: Record<string, unknown> = { chooseFormType: { formType: 'I-765' }, saveForm: {} };
const cookieName = 'puente_visitor';

const call = (browser: Browser, name: string, { method, path }: Endpoint, sessionId: string) => {
  const url = path.replace(':sessionId', sessionId).replace(/:(page|id|n|version)\b/, '1');
  return browser.send(method, url, method === 'GET' ? undefined : (bodies[name] ?? {}));
};

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
    it.each(ofDocument)('%s answers 404 as if it had never been', async (name, endpoint) => {
      const browser = await make();
      const stranger = await call(browser, name, endpoint, sessionId);
      const nothing = await call(browser, name, endpoint, 'A'.repeat(32));
      expect(stranger.status).toBe(404);
      expect(stranger.text).toBe(nothing.text);
    });
  });

  it('is not bought with the wrong origin: the owner’s own browser is refused for another site', async () => {
    for (const [name, endpoint] of ofDocument.filter(([, { method }]) => method !== 'GET')) {
      const url = endpoint.path.replace(':sessionId', sessionId).replace(':version', '1');
      for (const headers of [{ origin: 'https://elsewhere.example' }, { origin: 'null' }] as Record<
        string,
        string
      >[]) {
        const answer = await owner.send(endpoint.method, url, bodies[name] ?? {}, headers);
        expect([name, answer.status, answer.json.code]).toEqual([name, 403, 'wrong_origin']);
      }
    }
  });

  it('leaves the owner everything after all of that', async () => {
    const view = await owner.get(sessionId);
    expect(view.status).toBe('processed');
    expect(view.formData).toMatchObject({ biographic_information: { a_number: '204518837' } });
  });
});
