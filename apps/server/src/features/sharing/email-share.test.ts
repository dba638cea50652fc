import { errorTable } from '@puente/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryRows } from '../../platform/database/query-rows.ts';
import type { Answer, Browser } from '../../testing/browser.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';

const outcome = ({ status, json }: Answer) => [status, json.code];
const refusal = (code: keyof typeof errorTable) => [errorTable[code].status, code];
const [kind] = await listDatabaseKinds();
if (!kind) throw new Error('no database');

/** A real SMTP server takes the mail. */
describe('mailing a review link', { timeout: 120_000 }, () => {
  let mails: MailServer;
  let test: TestApp;
  let owner: Browser;
  let id: string;
  const start = async (env: Record<string, string>) => {
    test = await startTestApp(kind, { env });
    owner = test.newBrowser();
    await owner.signUp();
    id = await owner.upload(await drawPdf());
    await owner.process(id);
  };
  beforeAll(async () => {
    mails = await startMailServer();
    await start({
      SMTP_URL: mails.url,
      MAIL_FROM: 'Puente <puente@example.org>',
      PUBLIC_URL: 'http://puente.test',
    });
  });
  afterAll(async () => {
    await test.close();
    await mails.close();
  });

  const share = async () =>
    (await owner.send('POST', `/api/documents/${id}/share`, { label: 'my cousin' })).json;
  const email = (linkId: string, body: unknown, headers = {}) =>
    owner.send('POST', `/api/documents/${id}/share/${linkId}/email`, body, headers);
  const links = async () => (await owner.send('GET', `/api/documents/${id}/share`)).json.links;

  it('sends a token of its own, the end with its zone, and nothing about the applicant', async () => {
    const created = await share();
    const answer = await email(created.id, { email: ' Lawyer@Example.org ', timeZone: 'America/New_York' });
    expect(answer.json).toEqual({ success: true, emailedAt: expect.any(String) });
    const mail = mails.received.at(-1);
    expect([mail?.from, mail?.to]).toEqual(['puente@example.org', ['lawyer@example.org']]);
    const token = /http:\/\/puente\.test\/attorney-review\/([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(token).not.toBe(created.token);
    expect((await test.newBrowser().send('GET', `/api/review/${token}`)).json.linkId).toBe(created.id);
    expect(mail?.text).toMatch(/works until \w+ \d+, 20\d\d at \d+:\d\d\s[AP]M E[SD]T\./);
    expect(mail?.raw).toContain('Subject: A form to review');
    const { email: account } = (await owner.send('GET', '/api/auth/me')).json;
    for (const secret of [account, id, 'cousin', 'Quispe', 'I-485']) expect(mail?.raw).not.toContain(secret);
    expect((await links())[0]).toMatchObject({ id: created.id, emailedAt: answer.json.emailedAt });
    const trail = (await owner.send('GET', `/api/documents/${id}/audit`)).json.entries;
    expect(trail.map(({ action }: { action: string }) => action)).toContain('link-emailed');
    expect(test.logLines.join('')).not.toMatch(/lawyer@example|Lawyer@Example/);
    expect(test.logLines.join('')).not.toContain(token);
  });

  it('speaks Spanish when asked to, and tells the end in UTC when no zone is known', async () => {
    await email((await share()).id, { email: 'abogada@example.org', language: 'es' });
    const mail = mails.received.at(-1);
    expect(mail?.raw).toContain('Subject: Un formulario para revisar');
    expect(mail?.text).toMatch(/funciona hasta el \d+ de \w+ de 20\d\d.*\d+:\d\d.* UTC\./);
  });

  it.each([
    ['no address', { email: 'lawyer' }, 'invalid_email'],
    ['two addresses', { email: 'a@example.org, b@example.org' }, 'invalid_email'],
    ['a line in the address', { email: 'a@example.org\r\nBcc: b@example.org' }, 'invalid_email'],
    ['no time zone', { email: 'a@example.org', timeZone: 'Mars/Olympus' }, 'invalid_input'],
    ['another language', { email: 'a@example.org', language: 'fr' }, 'invalid_input'],
  ] as const)('refuses %s', async (_what, body, code) => {
    const before = mails.received.length;
    expect(outcome(await email((await share()).id, body))).toEqual(refusal(code));
    expect(mails.received).toHaveLength(before);
  });

  it('mails no link that was revoked or has expired', async () => {
    const revoked = await share();
    await owner.send('DELETE', `/api/documents/${id}/share/${revoked.id}`);
    expect(outcome(await email(revoked.id, { email: 'a@example.org' }))).toEqual(refusal('link_revoked'));
  });

  it('does not let one receiver be flooded', async () => {
    const created = await share();
    const answers: unknown[] = [];
    for (let i = 0; i < 6; i += 1)
      answers.push(outcome(await email(created.id, { email: 'flood@example.org' })));
    expect(answers.slice(0, 5)).toEqual(Array(5).fill([200, undefined]));
    expect(answers[5]).toEqual(refusal('too_many_mails'));
  });

  it('says so when there is no mail, when the server is away, and when its own name is not certain', async () => {
    await test.close();
    const smtp = { SMTP_URL: mails.url, MAIL_FROM: 'puente@example.org' };
    const body = { email: 'a@example.org' };
    for (const [env, headers, code] of [
      [{}, {}, 'mail_not_configured'],
      [{ ...smtp, SMTP_URL: 'smtp://127.0.0.1:9', PUBLIC_URL: 'http://puente.test' }, {}, 'mail_failed'],
      [smtp, { host: 'evil.example', origin: 'http://evil.example' }, 'mail_not_configured'],
    ] as const) {
      await start(env);
      const created = await share();
      expect(outcome(await email(created.id, body, headers))).toEqual(refusal(code));
      expect((await links())[0]).toMatchObject({ emailedAt: null });
      if (code === 'mail_failed') {
        const rows = await queryRows(test.services.db, 'select 1 from review_tokens');
        expect(rows).toHaveLength(1);
      }
      await test.close();
    }
    await start(smtp);
    const near = { host: '192.168.1.20:3000', origin: 'http://192.168.1.20:3000' };
    expect((await email((await share()).id, body, near)).status).toBe(200);
    expect(mails.received.at(-1)?.text).toContain('http://192.168.1.20:3000/attorney-review/');
  });
});
