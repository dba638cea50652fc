import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { errorTable } from '@puente/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSystem } from '../../context.ts';
import { hashInTurns } from '../../platform/auth/hash-in-turns.ts';
import { queryRows } from '../../platform/database/query-rows.ts';
import { sayError } from '../../platform/say-error.ts';
import { type Answer, type Browser, goodPassword } from '../../testing/browser.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { deleteUnusedDocuments } from '../documents/index.ts';
import { deleteOutdated } from './index.ts';

const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;
const outcome = ({ status, json }: Answer) => [status, json.code, json.message];
const refusal = (code: keyof typeof errorTable) => [errorTable[code].status, code, sayError(code)];

describe.each(await listDatabaseKinds())('accounts on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(kind, { passwords: hashInTurns });
  });
  afterAll(() => test.close());

  const signIn = (browser: Browser, email: string, password = goodPassword) =>
    browser.send('POST', '/api/auth/signin', { email, password });
  const me = (browser: Browser) => browser.send('GET', '/api/auth/me');

  describe('signing up', () => {
    it('makes an account, signs in to it and says who is signed in', async () => {
      const browser = test.newBrowser();
      expect(outcome(await me(browser))).toEqual(refusal('not_signed_in'));
      const answer = await browser.send('POST', '/api/auth/signup', {
        email: ' Marisol@Example.org ',
        password: goodPassword,
      });
      expect(answer.status).toBe(201);
      expect(answer.json).toEqual({
        id: expect.any(String),
        email: 'marisol@example.org',
        createdAt: expect.any(String),
      });
      expect((await me(browser)).json).toEqual(answer.json);
      expect(String(answer.headers['set-cookie'])).toMatch(
        /puente_session=[^;]+; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax/,
      );
    });

    it.each([
      ['no address', 'marisol', goodPassword, 'invalid_email'],
      ['a short password, after the address', 'marisol', 'abc', 'invalid_email'],
      ['a short password', 'm1@example.org', 'abcde', 'password_too_short'],
      ['a very long password', 'm1@example.org', 'x1'.repeat(65), 'password_too_long'],
      ['one of the commonest passwords', 'm1@example.org', 'Password1', 'password_common'],
      ['a common password with spaces around it', 'm1@example.org', ' qwerty ', 'password_common'],
      ['one letter over and over', 'm1@example.org', 'zzzzzzzzzzzzz', 'password_common'],
      ['its own address as a password', 'm1@example.org', 'M1@example.org', 'password_common'],
    ] as const)('refuses %s with words that help', async (_what, email, password, code) => {
      const browser = test.newBrowser();
      const answer = await browser.send('POST', '/api/auth/signup', { email, password });
      expect(outcome(answer)).toEqual(refusal(code));
      expect(browser.cookies.size).toBe(0);
    });

    it('takes an address once, also when asked twice at once', async () => {
      const browsers = Array.from({ length: 4 }, () => test.newBrowser());
      const answers = await Promise.all(
        browsers.map((browser) =>
          browser.send('POST', '/api/auth/signup', { email: 'twice@example.org', password: goodPassword }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
      expect(
        outcome(
          await test.newBrowser().send('POST', '/api/auth/signup', {
            email: 'TWICE@example.org',
            password: goodPassword,
          }),
        ),
      ).toEqual(refusal('email_taken'));
    });

    it('keeps the password only as a hash, and neither browser nor address of the person', async () => {
      const browser = test.newBrowser();
      const email = await browser.signUp();
      const rows = await queryRows<Record<string, unknown>>(
        test.services.db,
        sql`select c.password, s.ip_address, s.user_agent from users u
            join credentials c on c.user_id = u.id join sessions s on s.user_id = u.id
            where u.id = ${(await me(browser)).json.id}`,
      );
      expect(rows).toEqual([
        { password: expect.stringMatching(/^[0-9a-f]{32}:[0-9a-f]{128}$/), ip_address: '', user_agent: '' },
      ]);
      expect(test.logLines.join('')).not.toContain(email);
    });
  });

  describe('signing in', () => {
    it('opens a new session each time and ends the one before', async () => {
      const browser = test.newBrowser();
      const email = await browser.signUp();
      const before = browser.cookies.get('puente_session') ?? '';
      expect((await signIn(browser, email)).status).toBe(200);
      expect(browser.cookies.get('puente_session')).not.toBe(before);
      const old = test.newBrowser();
      old.cookies.set('puente_session', before);
      expect((await me(old)).status).toBe(401);
    });

    it('says the same of a wrong password and of an account that never was', async () => {
      const email = await test.newBrowser().signUp();
      for (const [who, password] of [
        [email, 'not the password'],
        ['nobody@example.org', goodPassword],
      ] as const) {
        const browser = test.newBrowser();
        expect(outcome(await signIn(browser, who, password))).toEqual(refusal('wrong_credentials'));
        expect(browser.cookies.size).toBe(0);
      }
    });

    it('stops guessing at an account, says when to try again, and lets its owner in then', async () => {
      const email = await test.newBrowser().signUp();
      const guesses = await Promise.all(
        Array.from({ length: 14 }, (_, i) => signIn(test.newBrowser(), email, `guess ${i}`)),
      );
      expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
      const refused = await signIn(test.newBrowser(), email);
      expect(outcome(refused)).toEqual([
        429,
        'too_many_sign_ins',
        'There were too many tries to sign in. Please try again in 15 minutes.',
      ]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
      test.passTime(15 * minuteMs);
      expect((await signIn(test.newBrowser(), email)).status).toBe(200);
    });

    it('stops one address that tries many accounts; another is not held up', async () => {
      const email = await test.newBrowser().signUp();
      const from = (address: string, who: string, password: string) =>
        test
          .newBrowser()
          .send('POST', '/api/auth/signin', { email: who, password }, { 'x-forwarded-for': address });
      expect((await from('2001:db8::1', 'guess@example.org', 'guess')).status).toBe(401);
      // A hundred real ones would take half a minute of hashing.
      const rows = await queryRows(
        test.services.db,
        sql`update attempt_counts set count = 100
        where key = ${test.services.hashTry('sign in from 2001:db8:0:0')} and count = 1 returning key`,
      );
      expect(rows).toHaveLength(1);
      expect((await from('2001:db8::ffff', email, goodPassword)).status).toBe(429);
      expect((await from('2001:db9::1', email, goodPassword)).status).toBe(200);
    });

    it('does not count what succeeds', async () => {
      const email = await test.newBrowser().signUp();
      for (let i = 0; i < 12; i += 1) expect((await signIn(test.newBrowser(), email)).status).toBe(200);
    });
  });

  describe('signing out', () => {
    it('ends the session for good and leaves no cookie that opens anything', async () => {
      const browser = test.newBrowser();
      await browser.signUp();
      const id = await browser.upload(await drawPdf());
      const stolen = test.newBrowser();
      for (const [name, value] of browser.cookies) stolen.cookies.set(name, value);
      expect((await stolen.send('GET', `/api/documents/${id}`)).status).toBe(200);
      expect((await browser.send('POST', '/api/auth/signout')).status).toBe(204);
      const left = [...browser.cookies].filter(([, value]) => value);
      // It says that an account was open here, to us alone, and opens none: `stolen` has it too.
      expect(left.map(([name]) => name)).toEqual(['puente_browser']);
      for (const who of [browser, stolen]) {
        expect((await me(who)).status).toBe(401);
        expect((await who.send('GET', `/api/documents/${id}`)).status).toBe(404);
      }
      expect((await browser.send('POST', '/api/auth/signout')).status).toBe(204);
    });

    it('is finished at the next request when the page could not reach the server', async () => {
      const browser = test.newBrowser();
      await browser.signUp();
      const pass = browser.cookies.get('puente_session') ?? '';
      browser.cookies.set('puente_signed_in', 'leaving');
      expect((await browser.send('GET', '/api/health')).status).toBe(200);
      expect(browser.cookies.get('puente_session')).toBe('');
      const again = test.newBrowser();
      again.cookies.set('puente_session', pass);
      expect((await me(again)).status).toBe(401);
    });

    it('happens by itself a day after the last use', async () => {
      const browser = test.newBrowser();
      await browser.signUp();
      await test.services.db.execute(sql`update sessions set expires_at = now() - interval '1 second'
        where user_id = ${(await me(browser)).json.id}`);
      expect((await me(browser)).status).toBe(401);
      expect(browser.cookies.get('puente_signed_in')).toBe('');
    });

    it('is put off by use', async () => {
      const browser = test.newBrowser();
      await browser.signUp();
      await test.services.db.execute(sql`update sessions set expires_at = now() + interval '1 hour'
        where user_id = ${(await me(browser)).json.id}`);
      const answer = await me(browser);
      expect(answer.status).toBe(200);
      expect(String(answer.headers['set-cookie'])).toContain('puente_session=');
      expect((await me(browser)).headers['set-cookie']).toBeUndefined();
    });
  });

  describe('documents', () => {
    it('named at sign-up and at sign-in go into the account, and open from any browser of it', async () => {
      const browser = test.newBrowser();
      const first = await browser.upload(await drawPdf(), 'first.pdf');
      const email = await browser.signUp();
      const other = test.newBrowser();
      const second = await other.upload(await drawPdf(), 'second.pdf');
      const asVisitor = new Map(other.cookies);
      await other.send('POST', '/api/auth/signin', { email, password: goodPassword, keep: second });
      const third = await other.upload(await drawPdf(), 'third.pdf');
      for (const who of [browser, other]) {
        const list = await who.send('GET', '/api/documents');
        expect(list.json.map((one: { fileName: string }) => one.fileName).sort()).toEqual([
          'first.pdf',
          'second.pdf',
          'third.pdf',
        ]);
        for (const id of [first, second, third]) expect((await who.get(id)).sessionId).toBe(id);
      }
      const visitor = test.newBrowser();
      for (const [name, value] of asVisitor) visitor.cookies.set(name, value);
      expect((await visitor.send('GET', `/api/documents/${second}`)).status).toBe(404);
    });

    it('that were not to come along stay outside the account, and join one by one at download', async () => {
      const browser = test.newBrowser();
      const first = await browser.upload(await drawPdf());
      const other = await browser.upload(await drawPdf());
      await browser.process(first);
      const body = { email: 'later@example.org', password: goodPassword };
      expect((await browser.send('POST', '/api/auth/signup', body)).status).toBe(201);
      expect((await browser.send('GET', '/api/documents')).json).toEqual([]);
      expect((await browser.send('GET', `/api/documents/${first}/download-pdf`)).status).toBe(200);
      const list = (await browser.send('GET', '/api/documents')).json;
      expect(list.map((one: { sessionId: string }) => one.sessionId)).toEqual([first]);
      expect((await browser.get(other)).inAccount).toBe(false);
    });

    it('of an account stay until the account says otherwise; a visitor’s go after 24 hours', async () => {
      const owner = test.newBrowser();
      await owner.signUp();
      const kept = await owner.upload(await drawPdf());
      const visitor = test.newBrowser();
      const forgotten = await visitor.upload(await drawPdf());
      test.passTime(30 * dayMs);
      await deleteUnusedDocuments(asSystem(test.services));
      expect((await owner.send('GET', `/api/documents/${kept}`)).status).toBe(200);
      expect((await visitor.send('GET', `/api/documents/${forgotten}`)).status).toBe(404);
      expect((await owner.send('DELETE', `/api/documents/${kept}`)).status).toBe(204);
      expect((await owner.send('GET', '/api/documents')).json).toEqual([]);
    });

    it('of nobody’s account are deleted by leaving, which ends the session too', async () => {
      const browser = test.newBrowser();
      const forgotten = await browser.upload(await drawPdf());
      const stolen = new Map(browser.cookies);
      const left = await browser.send('POST', '/api/leave');
      expect([left.status, left.headers['clear-site-data']]).toEqual([204, '"cache", "storage"']);
      const thief = test.newBrowser();
      for (const [name, value] of stolen) thief.cookies.set(name, value);
      expect((await thief.send('GET', `/api/documents/${forgotten}`)).status).toBe(404);

      await browser.signUp();
      const kept = await browser.upload(await drawPdf());
      const copy = test.newBrowser();
      for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
      await browser.send('POST', '/api/leave');
      expect((await me(copy)).status).toBe(401);
      for (const name of ['puente_session', 'puente_signed_in', 'puente_visitor'])
        expect(browser.cookies.get(name) ?? '').toBe('');
      const rows = await queryRows(test.services.db, sql`select 1 from documents where session_id = ${kept}`);
      expect(rows).toHaveLength(1);
    });

    it('of nobody’s account open no more in a browser that left without a connection', async () => {
      const browser = test.newBrowser();
      const id = await browser.upload(await drawPdf());
      browser.cookies.set('puente_signed_in', 'leaving');
      expect((await browser.send('GET', `/api/documents/${id}`)).status).toBe(404);
      expect([...browser.cookies.values()].join('')).toBe('');
    });

    it('are listed for nobody who is not signed in', async () => {
      const browser = test.newBrowser();
      await browser.upload(await drawPdf());
      expect(outcome(await browser.send('GET', '/api/documents'))).toEqual(refusal('not_signed_in'));
    });
  });

  it('deletes an account with everything in it, after asking for the password once more', async () => {
    const browser = test.newBrowser();
    const email = await browser.signUp();
    const userId = (await me(browser)).json.id;
    const id = await browser.upload(await drawPdf());
    const remove = (password: string) => browser.send('POST', '/api/auth/delete-account', { password });
    expect(outcome(await remove('not the password'))).toEqual(refusal('wrong_password'));
    expect((await browser.get(id)).sessionId).toBe(id);
    const { documentId } = await browser.get(id);
    expect(readdirSync(join(test.dataDir, 'files'))).toContain(documentId);
    expect((await remove(goodPassword)).status).toBe(204);
    expect((await me(browser)).status).toBe(401);
    expect((await signIn(test.newBrowser(), email)).status).toBe(401);
    const left = await queryRows(
      test.services.db,
      sql`select
      (select count(*)::int from users where id = ${userId}) as users,
      (select count(*)::int from documents where id = ${documentId}) as documents`,
    );
    expect(left).toEqual([{ users: 0, documents: 0 }]);
    expect(readdirSync(join(test.dataDir, 'files'))).not.toContain(documentId);
    await test.newBrowser().signUp(email);
  });

  it('forgets sessions and counts whose time is over', async () => {
    await signIn(test.newBrowser(), 'nobody@example.org');
    test.passTime(2 * dayMs);
    await deleteOutdated(test.services);
    const rows = await queryRows(
      test.services.db,
      sql`select
      (select count(*)::int from sessions) as sessions,
      (select count(*)::int from attempt_counts) as counts`,
    );
    expect(rows).toEqual([{ sessions: 0, counts: 0 }]);
  });
});
