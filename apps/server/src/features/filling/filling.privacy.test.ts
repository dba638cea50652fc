import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';

const routes = ['preflight', 'filled-pages/1', 'instructions', 'packet', 'download-pdf'];
const forAccounts = routes.filter((route) => route !== 'preflight');

describe.each(await listDatabaseKinds())(
  'privacy of the filled form on $name',
  { timeout: 120_000 },
  (kind) => {
    let test: TestApp;
    let owner: Browser;
    let id: string;
    const ask = (browser: Browser, route: string) => browser.send('GET', `/api/documents/${id}/${route}`);
    beforeAll(async () => {
      test = await startTestApp(kind);
      owner = test.newBrowser();
      await owner.signUp();
      id = await owner.upload(await drawPdf());
      await owner.process(id);
    });
    afterAll(() => test.close());

    it.each(routes)(
      '%s is not there for another visitor, another account or a session that ended',
      async (route) => {
        const visitor = test.newBrowser();
        await visitor.upload(await drawPdf());
        const account = test.newBrowser();
        await account.signUp();
        const ended = test.newBrowser();
        await ended.signUp();
        const old = new Map(ended.cookies);
        await ended.send('POST', '/api/auth/signout');
        for (const [name, value] of old) ended.cookies.set(name, value);
        for (const stranger of [visitor, account, ended])
          expect((await ask(stranger, route)).status).toBe(404);
        expect((await ask(owner, route)).status).toBe(200);
      },
    );

    it.each(forAccounts)('%s asks its own visitor to sign in first, and then goes on', async (route) => {
      const browser = test.newBrowser();
      const session = await browser.upload(await drawPdf());
      await browser.process(session);
      const answer = await browser.send('GET', `/api/documents/${session}/${route}`);
      expect([answer.status, answer.json.code]).toEqual([401, 'not_signed_in']);
      expect((await browser.send('GET', `/api/documents/${session}/preflight`)).status).toBe(200);
      await browser.signUp();
      expect((await browser.send('GET', `/api/documents/${session}/${route}`)).status).toBe(200);
    });

    it('is nothing any more with an old cookie of its owner, once signed out', async () => {
      const browser = test.newBrowser();
      await browser.signUp();
      const session = await browser.upload(await drawPdf());
      await browser.process(session);
      const old = new Map(browser.cookies);
      await browser.send('POST', '/api/auth/signout');
      for (const [name, value] of old) browser.cookies.set(name, value);
      for (const route of routes)
        expect((await browser.send('GET', `/api/documents/${session}/${route}`)).status).toBe(404);
    });

    it('leaves no answer in the log', async () => {
      for (const route of routes) await ask(owner, route);
      const log = test.logLines.join('\n');
      for (const secret of ['Quispe', 'Marisol', '204518837']) expect(log).not.toContain(secret);
    });
  },
);
