import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryRows } from '../../platform/database/query-rows.ts';
import { sayError } from '../../platform/say-error.ts';
import { type Answer, goodPassword } from '../../testing/browser.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { waitUntil } from '../../testing/wait-until.ts';

const otherPassword = 'another 8135 maple';
const minuteMs = 60_000;

/** All of an answer but when it came. */
function toSeen({ status, text, headers }: Answer) {
  const { date, 'x-ratelimit-remaining': left, 'x-ratelimit-reset': reset, ...rest } = headers;
  return { status, text, headers: rest };
}

describe.each(await listDatabaseKinds())(
  'signing up where mail goes out, on $name',
  { timeout: 120_000 },
  (kind) => {
    let mails: MailServer;
    let test: TestApp;
    beforeAll(async () => {
      mails = await startMailServer();
      const env = { SMTP_URL: mails.url, MAIL_FROM: 'puente@example.org', PUBLIC_URL: 'http://puente.test' };
      test = await startTestApp(kind, { env });
    });
    afterAll(async () => {
      await test.close();
      await mails.close();
    });

    const ask = (email: string, more: object = {}, address = '127.0.0.1', browser = test.newBrowser()) =>
      browser.send(
        'POST',
        '/api/auth/signup',
        { email, password: goodPassword, ...more },
        { 'x-forwarded-for': address },
      );
    const mailTo = (email: string) =>
      waitUntil(() => mails.received.findLast(({ to }) => to.includes(email)), 'the mail arrives');
    const findCode = (text: string) => /^(\d{4} \d{4})\r?$/m.exec(text)?.[1] ?? '';

    it('takes a code from the mail and goes on at once in the same browser', async () => {
      const browser = test.newBrowser();
      const sessionId = await browser.upload(await drawPdf());
      const asked = await ask('fresh@example.org', {}, '127.0.0.1', browser);
      expect([asked.status, asked.json]).toEqual([202, { accepted: true }]);
      expect(browser.cookies.get('puente_session')).toBeUndefined();
      const { text } = await mailTo('fresh@example.org');
      expect(text).not.toMatch(/asylum|immigration|I-589|I-485|asilo|inmigra/i);
      const typed = { code: findCode(text), keep: sessionId };
      const created = await ask('fresh@example.org', typed, '127.0.0.1', browser);
      expect([created.status, created.json.email]).toEqual([201, 'fresh@example.org']);
      expect((await browser.send('GET', '/api/documents')).json).toMatchObject([{ sessionId }]);
      expect(test.logLines.join('')).not.toContain(findCode(text));
    });

    it('answers alike whether or not there is an account; only its owner is told', async () => {
      const email = await test.newBrowser().signUp('taken@example.org');
      const [taken, fresh] = [
        await ask(email, { password: otherPassword }),
        await ask('untaken@example.org'),
      ];
      expect(toSeen(taken)).toEqual(toSeen(fresh));
      const { text } = await mailTo(email);
      expect(text).toContain('There is one already');
      expect(text).toContain('http://puente.test/app/documents');
      expect(findCode(text)).toBe('');
      const guessed = [
        await ask(email, { code: '1234 5678' }),
        await ask('untaken@example.org', { code: '12345678' }),
      ];
      expect(guessed.map((answer) => answer.json.code)).toEqual(['email_code_wrong', 'email_code_wrong']);
      expect(toSeen(guessed[0] as Answer)).toEqual(toSeen(guessed[1] as Answer));
      const signIn = { email, password: goodPassword };
      expect((await test.newBrowser().send('POST', '/api/auth/signin', signIn)).status).toBe(200);
    });

    it('signs in when the same is sent twice, and takes no other password by the way', async () => {
      await ask('twice@example.org');
      const code = findCode((await mailTo('twice@example.org')).text);
      const answers = [await ask('twice@example.org', { code }), await ask('twice@example.org', { code })];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(answers[0]?.json.id).toBe(answers[1]?.json.id);
      expect((await ask('twice@example.org', { code, password: otherPassword })).json.code).toBe(
        'email_code_wrong',
      );
    });

    it('takes a code for its own address alone, and for about an hour', async () => {
      await ask('one@example.org');
      const code = findCode((await mailTo('one@example.org')).text);
      expect((await ask('two@example.org', { code })).json.code).toBe('email_code_wrong');
      test.passTime(59 * minuteMs);
      expect((await ask('one@example.org', { code: code.replace(' ', '-') })).status).toBe(201);
      await ask('late@example.org');
      const late = findCode((await mailTo('late@example.org')).text);
      test.passTime(2 * 60 * minuteMs);
      expect((await ask('late@example.org', { code: late })).json.code).toBe('email_code_wrong');
    });

    it('lets nobody guess the code', async () => {
      const tries = [];
      for (let i = 0; i < 11; i += 1)
        tries.push(await ask('guess@example.org', { code: String(10_000_000 + i) }));
      expect(tries.map(({ status }) => status)).toEqual([...Array(10).fill(422), 429]);
    });

    it('floods no mailbox, and does not say when it stopped', async () => {
      const answers = [];
      for (let i = 0; i < 5; i += 1) answers.push(await ask('flood@example.org', {}, `198.18.1.${i}`));
      expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
      await waitUntil(
        () => mails.received.filter(({ to }) => to.includes('flood@example.org')).length === 3,
        'three mails',
      );
      const code = findCode((await mailTo('flood@example.org')).text);
      expect((await ask('flood@example.org', { code }, '198.18.2.1')).status).toBe(201);
      const last = [];
      for (let i = 0; i < 31; i += 1) last.push(await ask(`number-${i}@example.org`, {}, '198.18.3.1'));
      expect(last.at(-1)?.json.code).toBe('too_many_mails');
      expect(mails.received.filter(({ to }) => to.includes('flood@example.org'))).toHaveLength(3);
    });

    it('says so when the mail server does not answer', async () => {
      const env = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'puente@example.org' };
      const broken = await startTestApp(kind, { env });
      const body = { email: 'marisol@example.org', password: goodPassword };
      const answer = await broken.newBrowser().send('POST', '/api/auth/signup', body);
      expect([answer.status, answer.json.code]).toEqual([503, 'mail_failed']);
      await broken.close();
    });
  },
);

describe.each(await listDatabaseKinds())(
  'signing up where no mail goes out, on $name',
  { timeout: 120_000 },
  (kind) => {
    it('tells who has an account only slowly, and no faster who has none', async () => {
      // It stands still: turns of 20 seconds must not come while a slow machine hashes passwords.
      let now = Date.now();
      const test = await startTestApp(kind, { replace: { clock: () => new Date(now) } });
      const email = await test.newBrowser().signUp();
      const ask = (who: string, address: string) =>
        test
          .newBrowser()
          .send(
            'POST',
            '/api/auth/signup',
            { email: who, password: goodPassword },
            { 'x-forwarded-for': address },
          );
      const taken = await ask(email, '198.18.0.1');
      expect([taken.status, taken.json.code]).toEqual([409, 'email_taken']);
      const rows = await queryRows(
        test.services.db,
        sql`update attempt_counts set count = 20
      where key = ${test.services.hashTry('taken address from 198.18.0.1')} returning key`,
      );
      expect(rows).toHaveLength(1);
      const slowed = [await ask('a1@example.org', '198.18.0.1')];
      for (const who of [email, 'a2@example.org']) slowed.push(await ask(who, '198.18.0.1'));
      expect(slowed.map(({ status }) => status)).toEqual([201, 429, 429]);
      expect(slowed.map(({ json }) => json.message)[1]).toBe(sayError('too_many_sign_ins'));
      expect((await ask('a2@example.org', '198.18.0.2')).status).toBe(201);
      now += 20_000;
      expect((await ask('a3@example.org', '198.18.0.1')).status).toBe(201);
      await test.close();
    });
  },
);
