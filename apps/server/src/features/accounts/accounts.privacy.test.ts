import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveKey } from '../../platform/sealing/derive-key.ts';
import { type Browser, goodPassword } from '../../testing/browser.ts';
import { callDocument, documentEndpoints } from '../../testing/call-document.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { takeEverything } from '../../testing/take-everything.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';

const readMasterKey = ({ dataDir }: TestApp) =>
  Buffer.from(readFileSync(join(dataDir, 'master.key'), 'utf8'), 'base64');

describe.each(await listDatabaseKinds())('privacy of accounts on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  let owner: Browser;
  let sessionId: string;
  let before: Map<string, string>;
  let oldPass = '';
  beforeAll(async () => {
    test = await startTestApp(kind);
    owner = test.newBrowser();
    sessionId = await owner.upload(await drawPdf());
    await owner.process(sessionId);
    before = new Map(owner.cookies);
    const email = await owner.signUp();
    oldPass = owner.cookies.get('puente_session') ?? '';
    await owner.send('POST', '/api/auth/signin', { email, password: 'invented 4711 walnut' });
  });
  afterAll(() => test.close());

  const withCookie = (name: string, value: string) => {
    const browser = test.newBrowser();
    browser.cookies.set(name, value);
    return browser;
  };
  const signature = (pass: string) => pass.slice(pass.indexOf('.'));
  const strangers: [string, () => Promise<Browser> | Browser][] = [
    ['a browser without a cookie', () => test.newBrowser()],
    [
      'the visitor it came from, not signed in',
      () => {
        const browser = test.newBrowser();
        for (const [name, value] of before) browser.cookies.set(name, value);
        return browser;
      },
    ],
    ['a session that was replaced', () => withCookie('puente_session', oldPass)],
    [
      'another account',
      async () => {
        const browser = test.newBrowser();
        await browser.signUp();
        return browser;
      },
    ],
    [
      'an account’s session signed by nobody',
      () => withCookie('puente_session', (owner.cookies.get('puente_session') ?? '').split('.')[0] ?? ''),
    ],
    [
      'a session with another one’s signature',
      () =>
        withCookie(
          'puente_session',
          (owner.cookies.get('puente_session') ?? '').split('.')[0] + signature(oldPass),
        ),
    ],
    ['a cookie made of a header', () => withCookie('puente_session', encodeURIComponent('x; a=b\r\nc: d'))],
  ];

  describe.each(strangers)('to %s', (_who, make) => {
    it('each endpoint of its document answers 404 as if it had never been', async () => {
      const browser = await make();
      for (const [name, endpoint] of documentEndpoints) {
        const stranger = await callDocument(browser, name, endpoint, sessionId);
        const nothing = await callDocument(browser, name, endpoint, 'A'.repeat(32));
        expect([name, stranger.status]).toEqual([name, 404]);
        expect(stranger.text).toBe(nothing.text);
      }
    });

    it('nothing of the account is told', async () => {
      const browser = await make();
      const list = await browser.send('GET', '/api/documents');
      expect(list.text).not.toContain(sessionId);
      const who = await browser.send('GET', '/api/auth/me');
      const { email } = (await owner.send('GET', '/api/auth/me')).json;
      expect(who.text).not.toContain(email);
    });
  });

  it('is not bought with the wrong origin', async () => {
    for (const path of [
      'signin',
      'signup',
      'signout',
      'signout-everywhere',
      'change-password',
      'delete-account',
      'forgot-password',
      'reset-password',
    ]) {
      const headers = { origin: 'https://elsewhere.example' };
      const answer = await owner.send('POST', `/api/auth/${path}`, {}, headers);
      expect([path, answer.status, answer.json.code]).toEqual([path, 403, 'wrong_origin']);
    }
  });

  it('is not ended from elsewhere', async () => {
    const answer = await owner.send('POST', '/api/leave', {}, { origin: 'https://elsewhere.example' });
    expect([answer.status, answer.json.code]).toEqual([403, 'wrong_origin']);
  });

  it('leaves nothing in the database that tells an address or opens a session', async () => {
    const browser = test.newBrowser();
    const email = await browser.signUp('Ilunga.Wekesanyi@example.org');
    await browser.send('POST', '/api/auth/signin', { email, password: 'a wrong guess 5150' });
    const pass = browser.cookies.get('puente_session') ?? '';
    const taken = (await takeEverything(test.services)).flatMap((row) => Object.values(row));
    const text = taken
      .map((value) =>
        value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : JSON.stringify(value),
      )
      .join('\n');
    expect(taken.length).toBeGreaterThan(100);
    expect(text.toLowerCase()).not.toContain('ilunga');
    expect(text.toLowerCase()).not.toContain('wekesanyi');
    expect(text).not.toContain(decodeURIComponent(pass).split('.')[0]);
    // Somebody who signs what they found there, with the very secret of this server, gets in no more.
    const stored = (await takeEverything(test.services)).filter(({ token, user_id }) => token && user_id);
    const secret = deriveKey(readMasterKey(test), 'sessions').toString('base64');
    for (const { token } of stored) {
      const signed = createHmac('sha256', secret).update(String(token)).digest('base64');
      const thief = withCookie('puente_session', encodeURIComponent(`${token}.${signed}`));
      expect((await thief.send('GET', '/api/auth/me')).status).toBe(401);
    }
    expect(stored.length).toBeGreaterThan(0);
    const own = createHmac('sha256', secret)
      .update(decodeURIComponent(pass).split('.')[0] ?? '')
      .digest('base64');
    expect(decodeURIComponent(pass).split('.')[1]).toBe(own);
  });

  it('shows nobody what stands in for an address', async () => {
    const browser = test.newBrowser();
    const email = await browser.signUp();
    const credentials = { email, password: goodPassword };
    const answers = [
      await browser.send('POST', '/api/auth/signin', credentials),
      await browser.send('GET', '/api/auth/me'),
      await test.newBrowser().send('POST', '/api/auth/signup', credentials),
    ];
    expect(answers.map(({ json }) => json.email)).toEqual([email, email, undefined]);
    const seen = [
      ...answers.map(({ text, headers }) => text + JSON.stringify(headers)),
      ...test.logLines,
    ].join();
    expect(seen).not.toContain('sealed.invalid');
  });

  it('leaves the owner everything after all of that', async () => {
    const view = await owner.get(sessionId);
    expect(view.status).toBe('processed');
    expect(view.formData).toMatchObject({ biographic_information: { a_number: '204518837' } });
  });

  it('sets its cookies for encrypted connections alone where the site is encrypted', async () => {
    const secure = await startTestApp(kind, { env: { PUBLIC_URL: 'https://puente.test' } });
    const answer = await secure
      .newBrowser()
      .send(
        'POST',
        '/api/auth/signup',
        { email: 'secure@example.org', password: 'invented 4711 walnut' },
        { origin: 'https://puente.test' },
      );
    const cookies = [answer.headers['set-cookie']].flat();
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-puente_session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^puente_signed_in=1; .*Path=\/; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-puente_browser=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    await secure.close();
  });
});
