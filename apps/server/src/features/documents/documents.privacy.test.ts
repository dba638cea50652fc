import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSystem } from '../../context.ts';
import { type Browser, goodPassword } from '../../testing/browser.ts';
import { callDocument, documentEndpoints } from '../../testing/call-document.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { deleteUnusedDocuments } from './delete-unused-documents.ts';
import { authorizeSystem } from './documents.policy.ts';

const minuteMs = 60_000;

/** The name of the cookie that opens the browser's document. */
const findPassName = (browser: Browser) =>
  [...browser.cookies.keys()].find((name) => name.startsWith('puente_doc_')) ?? '';

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
        browser.cookies.set(findPassName(owner), Buffer.alloc(32, 1).toString('base64url'));
        return browser;
      },
    ],
    [
      'a cookie that is nearly the owner’s',
      () => {
        const browser = test.newBrowser();
        const real = owner.cookies.get(findPassName(owner)) ?? '';
        browser.cookies.set(findPassName(owner), (real.startsWith('A') ? 'B' : 'A') + real.slice(1));
        return browser;
      },
    ],
    [
      'the owner’s visitor cookie, which whoever used the browser before may have',
      () => {
        const browser = test.newBrowser();
        browser.cookies.set('puente_visitor', owner.cookies.get('puente_visitor') ?? '');
        return browser;
      },
    ],
    [
      'the document’s own number as a cookie',
      () => {
        const browser = test.newBrowser();
        browser.cookies.set(findPassName(owner), sessionId);
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

  it('gives the key to what its browser could not send to its owner alone, the same each time', async () => {
    const browser = test.newBrowser();
    const [one, two] = [await browser.upload(await drawPdf()), await browser.upload(await drawPdf())];
    const { unsentKey } = await browser.get(one);
    expect(Buffer.from(unsentKey, 'base64')).toHaveLength(32);
    expect((await browser.get(one)).unsentKey).toBe(unsentKey);
    expect((await browser.get(two)).unsentKey).not.toBe(unsentKey);
    for (const [name, make] of strangers)
      expect(
        (await (await make()).send('GET', `/api/documents/${one}`)).text,
        `${name} does not have the key`,
      ).not.toContain(unsentKey);
  });

  it('does not follow whoever had the browser’s cookies before the upload, into no account either', async () => {
    const browser = test.newBrowser();
    const bait = await browser.upload(await drawPdf());
    const before = test.newBrowser();
    for (const [name, value] of browser.cookies) before.cookies.set(name, value);
    const later = await browser.upload(await drawPdf());
    const body = { email: 'earlier@example.org', password: goodPassword, keep: later };
    await before.send('POST', '/api/auth/signup', body);
    expect((await before.send('GET', '/api/documents')).json).toEqual([]);
    expect((await before.send('GET', `/api/documents/${later}`)).status).toBe(404);
    expect((await before.send('DELETE', '/api/documents')).json).toEqual({ deleted: 1 });
    expect((await browser.send('GET', `/api/documents/${bait}`)).status).toBe(404);
    expect((await browser.get(later)).sessionId).toBe(later);
  });

  it('goes into the account of whoever says so, and of nobody who uses the browser next', async () => {
    const browser = test.newBrowser();
    const first = await browser.upload(await drawPdf());
    const next = { email: 'next@example.org', password: goodPassword };
    await browser.send('POST', '/api/auth/signup', next);
    expect((await browser.send('GET', '/api/documents')).json).toEqual([]);
    expect(await browser.get(first)).toMatchObject({ sessionId: first, inAccount: false });
    await browser.send('POST', '/api/auth/signin', { ...next, keep: first });
    expect((await browser.get(first)).inAccount).toBe(true);
    const elsewhere = test.newBrowser();
    await elsewhere.send('POST', '/api/auth/signin', next);
    expect((await elsewhere.get(first)).sessionId).toBe(first);
  });

  it('is opened by a cookie that goes with the browser window and that no script reads', async () => {
    const answer = await test.newBrowser().uploadFiles({ bytes: await drawPdf() });
    const cookies = [answer.headers['set-cookie']].flat().map(String);
    expect(cookies.filter((cookie) => cookie.startsWith('puente_doc_'))).toEqual([
      expect.stringMatching(/^puente_doc_[0-9a-f]{16}=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(cookies.join()).not.toContain(answer.json.sessionId);
  });

  it('leaves the owner everything after all of that', async () => {
    const view = await owner.get(sessionId);
    expect(view.status).toBe('processed');
    expect(view.formData).toMatchObject({ biographic_information: { a_number: '204518837' } });
  });

  it('is closed to a pass that nobody used for half an hour, which takes it into no account either', async () => {
    const browser = test.newBrowser();
    const unused = await browser.upload(await drawPdf());
    const used = await browser.upload(await drawPdf());
    for (const minutes of [29, 29, 2, 29]) {
      test.passTime(minutes * minuteMs);
      expect((await browser.send('POST', `/api/documents/${used}/stay`)).status).toBe(204);
    }
    for (const [name, endpoint] of documentEndpoints) {
      const closed = await callDocument(browser, name, endpoint, unused);
      const nothing = await callDocument(browser, name, endpoint, 'A'.repeat(32));
      expect([name, closed.status, closed.text]).toEqual([name, 404, nothing.text]);
    }
    const late = { email: 'late@example.org', password: goodPassword, keep: unused };
    expect((await browser.send('POST', '/api/auth/signup', late)).status).toBe(201);
    expect((await browser.send('GET', '/api/documents')).json).toEqual([]);
    expect((await browser.get(used)).inAccount).toBe(false);
    expect((await browser.send('DELETE', '/api/documents')).json).toEqual({ deleted: 1 });
  });

  it('is closed at a word to every copy of its pass, and kept until its day is over', async () => {
    const browser = test.newBrowser();
    const closed = await browser.upload(await drawPdf());
    const { documentId } = await browser.get(closed);
    const copy = test.newBrowser();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    const answer = await browser.send('POST', `/api/documents/${closed}/close`);
    expect([
      answer.status,
      answer.headers['clear-site-data'],
      browser.cookies.get(findPassName(browser)),
    ]).toEqual([204, '"cache"', '']);
    expect((await copy.send('GET', `/api/documents/${closed}`)).status).toBe(404);
    const system = asSystem(test.services);
    expect(await authorizeSystem(system, documentId)).not.toBeNull();
    test.passTime(25 * 60 * minuteMs);
    await deleteUnusedDocuments(system);
    expect(await authorizeSystem(system, documentId)).toBeNull();
  });

  it('is not closed in an account, which has no pass', async () => {
    const browser = test.newBrowser();
    await browser.signUp();
    const kept = await browser.upload(await drawPdf());
    expect((await browser.send('POST', `/api/documents/${kept}/close`)).status).toBe(204);
    test.passTime(40 * minuteMs);
    expect((await browser.get(kept)).sessionId).toBe(kept);
  });
});
