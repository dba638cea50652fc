import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, goodPassword } from '../../testing/browser.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { shareDocument } from '../../testing/share-document.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { waitUntil } from '../../testing/wait-until.ts';

const newPassword = 'another 8135 maple';

describe.each(await listDatabaseKinds())('a forgotten password on $name', { timeout: 120_000 }, (kind) => {
  let server: MailServer;
  let test: TestApp;
  beforeAll(async () => {
    server = await startMailServer();
    const env = { SMTP_URL: server.url, MAIL_FROM: 'puente@example.org', PUBLIC_URL: 'http://puente.test' };
    test = await startTestApp(kind, { env });
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });

  const ask = (email: string, headers: Record<string, string> = {}) =>
    test.newBrowser().send('POST', '/api/auth/forgot-password', { email }, headers);
  const reset = (token: string, password: string) =>
    test.newBrowser().send('POST', '/api/auth/reset-password', { token, password });
  const mailTo = (email: string) =>
    waitUntil(() => server.received.find(({ to }) => to.includes(email)), 'the mail arrives');
  const findToken = (text: string) =>
    /http:\/\/puente\.test\/reset-password#token=(\S+)/.exec(text)?.[1] ?? '';

  it('is replaced through a mailed link that works once and ends every session', async () => {
    const browser = test.newBrowser();
    const email = await browser.signUp();
    expect((await ask(email.toUpperCase())).json).toEqual({ accepted: true });
    const { text } = await mailTo(email);
    expect(text).not.toMatch(/asylum|asilo|immigration|inmigraci|I-589|I-485/i);
    for (const words of ['asked for a new password', 'una nueva contrase=C3=B1a para'])
      expect(text).toContain(words);
    const token = findToken(text);
    expect((await reset(token, 'abc')).json.code).toBe('password_too_short');
    expect((await reset(token, 'password')).json.code).toBe('password_common');
    expect((await reset(token, newPassword)).status).toBe(204);
    expect((await browser.send('GET', '/api/auth/me')).status).toBe(401);
    const signIn = (password: string) =>
      test.newBrowser().send('POST', '/api/auth/signin', { email, password });
    expect((await signIn(goodPassword)).status).toBe(401);
    expect((await signIn(newPassword)).status).toBe(200);
    expect((await reset(token, goodPassword)).json.code).toBe('reset_link_invalid');
    expect(test.logLines.join('')).not.toContain(token);
  });

  const mailsTo = (email: string) => server.received.filter(({ to }) => to.includes(email));
  /** Asks for so many links and tells their tokens, the newest last. */
  async function collectTokens(email: string, count: number): Promise<string[]> {
    while (mailsTo(email).length < count) {
      const before = mailsTo(email).length;
      await ask(email);
      await waitUntil(() => mailsTo(email).length > before, 'another mail arrives');
    }
    return mailsTo(email).map(({ text }) => findToken(text));
  }

  it('ends every other link when one was used', async () => {
    const email = await test.newBrowser().signUp();
    const [first = '', second = '', third = ''] = await collectTokens(email, 3);
    expect((await reset(second, newPassword)).status).toBe(204);
    for (const other of [first, third])
      expect((await reset(other, goodPassword)).json.code).toBe('reset_link_invalid');
    const signIn = { email, password: newPassword };
    expect((await test.newBrowser().send('POST', '/api/auth/signin', signIn)).status).toBe(200);
  });

  it('ends every mailed link when the password is changed by somebody signed in', async () => {
    const browser = test.newBrowser();
    const email = await browser.signUp();
    const [token = ''] = await collectTokens(email, 1);
    const change = { password: goodPassword, newPassword };
    expect((await browser.send('POST', '/api/auth/change-password', change)).status).toBe(204);
    expect((await reset(token, goodPassword)).json.code).toBe('reset_link_invalid');
  });

  it('lets the owner in at once, whatever others tried', async () => {
    const browser = test.newBrowser();
    const email = await browser.signUp();
    const signIn = (who: Browser, password: string) =>
      who.send('POST', '/api/auth/signin', { email, password });
    for (let i = 0; i < 11; i += 1) await signIn(test.newBrowser(), `a guess ${i}`);
    expect((await signIn(test.newBrowser(), goodPassword)).status).toBe(429);
    const [token = ''] = await collectTokens(email, 1);
    const fresh = test.newBrowser();
    const replaced = await fresh.send('POST', '/api/auth/reset-password', { token, password: newPassword });
    expect(replaced.status).toBe(204);
    expect((await signIn(test.newBrowser(), newPassword)).status).toBe(200);
    // The browser in which it was replaced is known from then on.
    for (let i = 0; i < 11; i += 1) await signIn(test.newBrowser(), `a guess ${i}`);
    expect((await signIn(fresh, newPassword)).status).toBe(200);
  });

  it('revokes every review link when the person says so, and none when they do not', async () => {
    const owner = test.newBrowser();
    const email = await owner.signUp();
    const { openReview } = await shareDocument(test, owner);
    const [first = ''] = await collectTokens(email, 1);
    expect((await reset(first, newPassword)).status).toBe(204);
    expect((await openReview()).status).toBe(200);
    const [, second = ''] = await collectTokens(email, 2);
    const body = { token: second, password: goodPassword, revokeLinks: true };
    expect((await test.newBrowser().send('POST', '/api/auth/reset-password', body)).status).toBe(204);
    expect((await openReview()).json.code).toBe('review_link_revoked');
  });

  it('tells nobody whether there is an account, and mails nobody without one', async () => {
    const before = server.received.length;
    const stranger = await ask('nobody@example.org');
    expect([stranger.status, stranger.json]).toEqual([202, { accepted: true }]);
    const email = await test.newBrowser().signUp();
    await ask(email);
    await mailTo(email);
    expect(server.received.slice(before).flatMap(({ to }) => to)).toEqual([email]);
  });

  it.each(['host', 'x-forwarded-host'])(
    'is not asked for through another host, named by %s',
    async (name) => {
      const email = await test.newBrowser().signUp();
      const answer = await ask(email, { [name]: 'trap.example', origin: 'http://puente.test' });
      expect(answer.status).toBe(421);
      await ask(email);
      await mailTo(email);
      expect(mailsTo(email).filter(({ text }) => text.includes('trap.example'))).toEqual([]);
      expect(mailsTo(email)).toHaveLength(1);
    },
  );

  it('floods no mailbox', async () => {
    const codes = [];
    for (let i = 0; i < 4; i += 1) codes.push((await ask('flood@example.org')).status);
    expect(codes).toEqual([202, 202, 202, 429]);
    expect((await ask('flood@example.org')).json.message).toMatch(/try again in \d+ minutes/);
  });

  it('takes no invented token', async () => {
    for (const token of ['', 'x', 'A'.repeat(24)])
      expect((await reset(token, newPassword)).json.code).toBe('reset_link_invalid');
  });

  it('says so when no mail can go out', async () => {
    const without = await startTestApp(kind);
    const asked = await without
      .newBrowser()
      .send('POST', '/api/auth/forgot-password', { email: 'marisol@example.org' });
    expect([asked.status, asked.json.code]).toEqual([503, 'mail_not_configured']);
    expect((await without.newBrowser().send('GET', '/api/health')).json.mail).toBe(false);
    await without.close();
    const env = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'puente@example.org' };
    const broken = await startTestApp(kind, { env });
    const failed = await broken
      .newBrowser()
      .send('POST', '/api/auth/forgot-password', { email: 'marisol@example.org' });
    expect([failed.status, failed.json.code]).toEqual([503, 'mail_failed']);
    expect((await broken.newBrowser().send('GET', '/api/health')).json.mail).toBe(true);
    await broken.close();
  });
});
