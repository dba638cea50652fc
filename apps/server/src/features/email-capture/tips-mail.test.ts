import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../platform/database/open-database.ts';
import { emailConfirmations, emailGivings, emailSubscribers } from '../../platform/database/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { takeEverything } from '../../testing/take-everything.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { deleteOutdatedConfirmations, mailTipsJob } from './index.ts';

const dayMs = 24 * 60 * 60_000;
const base = 'https://puente.example.org';
let count = 0;
function newEmail(): string {
  count += 1;
  return `invented-${count}@example.org`;
}

const ofRequest = new AsyncLocalStorage<string[]>();

/** Tells a request's calls: whoever looks for work meanwhile asks the database too. */
function noteCalls(db: Database, name: 'transaction' | 'insert' | 'select' | 'update' | 'delete'): void {
  const original = db[name].bind(db) as (...args: unknown[]) => never;
  vi.spyOn(db, name).mockImplementation((...args: unknown[]) => {
    ofRequest.getStore()?.push(name);
    return original(...args);
  });
}

/** A real SMTP server takes the mail. */
describe.each(await listDatabaseKinds())('mail with tips on $name', { timeout: 120_000 }, (kind) => {
  let mails: MailServer;
  let test: TestApp;
  beforeAll(async () => {
    mails = await startMailServer();
    test = await startTestApp(kind, {
      env: { SMTP_URL: mails.url, MAIL_FROM: 'Puente <puente@example.org>', PUBLIC_URL: base },
    });
  });
  afterAll(async () => {
    await test.close();
    await mails.close();
  });

  /** Each from a place of its own: how much one place may give is another matter. */
  let place = 0;
  const give = (
    email: string,
    { by = test.newBrowser(), ...body }: { by?: Browser; [told: string]: unknown } = {},
  ) => {
    place += 1;
    const from = { 'x-forwarded-for': `198.51.${place >> 8}.${place & 255}` };
    return by.send('POST', '/api/collect-email', { email, ...body }, from);
  };
  const mailsTo = (email: string) => mails.received.filter(({ to }) => to.includes(email));
  const countMails = (email: string) => mailsTo(email).length;
  /** Until nothing waits to be mailed. */
  const settle = () =>
    waitUntil(async () => {
      const rows = await takeEverything(test.services);
      return rows.every((row) => row.name !== mailTipsJob.name || row.state === 'completed' || !row.state);
    }, 'every mail that is due has gone out');
  const findMail = (email: string, nth = 0) => waitUntil(() => mailsTo(email)[nth], 'a mail has come');
  const tokenIn = (text: string, path: string) =>
    new RegExp(`${base}/${path}/([\\w-]+)\\s`).exec(text)?.[1] ?? '';
  const confirmTokenOf = async (email: string) => tokenIn((await findMail(email)).text, 'confirm-email');
  const stopTokenOf = async (email: string) => tokenIn((await findMail(email)).text, 'unsubscribe');
  const confirm = (token: string, by = test.newBrowser()) => by.send('POST', `/api/confirm-email/${token}`);
  const stop = (token: string) => test.newBrowser().send('POST', `/api/unsubscribe/${token}`);
  const find = async (email: string) => {
    const hash = test.services.hashTry(`subscriber ${email}`);
    const rows = await test.services.db.select().from(emailSubscribers);
    return rows.find(({ emailHash }) => emailHash === hash);
  };
  const newGiver = async () => {
    const browser = test.newBrowser();
    await browser.upload(await drawPdf());
    return browser;
  };

  it('asks the owner of a new address once, with a link to say yes and a way out, and names nobody', async () => {
    const email = newEmail();
    const names = { firstName: 'Buy at http://evil.example', lastName: 'Wekesanyi' };
    const answer = await give(email, { ...names, source: 'exit_intent' });
    expect(answer.json).toEqual({ success: true, mail: 'sent' });
    const mail = await findMail(email);
    expect([mail.from, mail.to]).toEqual(['puente@example.org', [email]]);
    expect(mail.raw).toMatch(/^Subject: Please confirm your email address\r$/m);
    expect(mail.raw).not.toMatch(/evil|Wekesanyi|checklist/);
    const token = tokenIn(mail.text, 'confirm-email');
    expect(token).toMatch(/^[\w-]{43}$/);
    const unsubscribe = tokenIn(mail.text, 'unsubscribe');
    expect(mail.raw.replace(/\r\n[ \t]+/g, ' ')).toContain(
      `List-Unsubscribe: <${base}/api/unsubscribe/${unsubscribe}>\r\n`,
    );
    expect(mail.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const kept = JSON.stringify(await takeEverything(test.services));
    const logged = test.logLines.join('');
    for (const secret of [email, token, unsubscribe]) {
      expect(kept).not.toContain(secret);
      expect(logged).not.toContain(secret);
    }
  });

  it.each([
    [{ language: 'es' }, {}],
    [{}, { 'accept-language': 'es-GT,es;q=0.9' }],
    [{}, { 'accept-language': 'en', cookie: 'puente_language=es' }],
  ])('speaks Spanish where the request does: %j %j', async (body, headers) => {
    const email = newEmail();
    const browser = test.newBrowser();
    await browser.send('POST', '/api/collect-email', { email, ...body }, headers);
    const mail = await findMail(email);
    expect(mail.raw).toContain('Subject: =?UTF-8?Q?Confirme_su_correo_electr=C3=B3nico?=');
    expect(mail.text).toContain('Si no quiere correos como este');
  });

  it('gives who asked for the checklist its address, also when they had said yes before', async () => {
    const email = newEmail();
    await give(email, { source: 'conversion_section', language: 'es' });
    const first = await findMail(email);
    expect(first.text).toContain(`${base}/api/checklist?lang=es`);
    expect((await confirm(tokenIn(first.text, 'confirm-email'))).status).toBe(200);
    test.passTime(dayMs + 1);
    await give(email, { source: 'conversion_section' });
    const second = await findMail(email, 1);
    expect(second.raw).toContain('Subject: Your checklist from Puente');
    expect(second.text).toContain(`${base}/api/checklist?lang=en`);
    expect(second.text).not.toContain('/confirm-email/');
    expect(second.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('mails an address once a day and three times a month, whoever gives it and takes it back', async () => {
    const email = newEmail();
    const owner = await newGiver();
    for (let day = 0; day < 4; day += 1) {
      for (let i = 0; i < 2; i += 1) {
        await give(email, { by: i === 0 ? owner : await newGiver() });
        await owner.send('DELETE', '/api/collect-email');
      }
      await settle();
      test.passTime(dayMs + 1);
    }
    await settle();
    expect(countMails(email)).toBe(3);
  });

  it('sends one mail when an address is given many times at once, and when the job is repeated', async () => {
    const email = newEmail();
    await Promise.all(Array.from({ length: 4 }, () => give(email)));
    await settle();
    const stored = await find(email);
    const again = { subscriberId: stored?.id ?? '', language: 'en', source: 'website' } as const;
    await test.services.queue.send(mailTipsJob, again);
    await settle();
    expect(countMails(email)).toBe(1);
    expect(await test.services.db.select().from(emailSubscribers)).toContainEqual(stored);
  });

  it('takes a yes once and again, for seven days, and asks no more', async () => {
    const email = newEmail();
    await give(email);
    const token = await confirmTokenOf(email);
    expect(await find(email)).toMatchObject({ verified: false });
    expect((await test.newBrowser().send('GET', `/api/confirm-email/${token}`)).status).toBe(404);
    for (let i = 0; i < 2; i += 1) expect((await confirm(token)).json).toEqual({ success: true });
    expect(await find(email)).toMatchObject({ verified: true, subscribed: true });
    test.passTime(dayMs + 1);
    await give(email);
    await settle();
    expect(countMails(email)).toBe(1);
  });

  it('takes no yes by a link that is too old, altered, invented or of another kind', async () => {
    const email = newEmail();
    await give(email);
    const token = await confirmTokenOf(email);
    const altered = `${token[0] === 'A' ? 'B' : 'A'}${token.slice(1)}`;
    for (const wrong of [altered, 'x', randomBytes(32).toString('base64url'), await stopTokenOf(email)])
      expect((await confirm(wrong)).json.code).toBe('email_link_invalid');
    test.passTime(7 * dayMs + 1);
    expect((await confirm(token)).json.code).toBe('email_link_invalid');
    await deleteOutdatedConfirmations(test.services);
    expect(await test.services.db.select().from(emailConfirmations)).toEqual([]);
    expect(await find(email)).toMatchObject({ verified: false });
  });

  const oneClick = 'List-Unsubscribe=One-Click';
  const boundary = 'invented';
  it.each([
    ['application/x-www-form-urlencoded', oneClick],
    [
      `multipart/form-data; boundary=${boundary}`,
      `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
    ],
  ])('stops by one click of a mail program from elsewhere: %s', async (type, body) => {
    const email = newEmail();
    await give(email, { firstName: 'Ilunga' });
    const token = await stopTokenOf(email);
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/unsubscribe/${token}`,
      headers: {
        host: 'puente.example.org',
        origin: 'https://mail.example.org',
        'sec-fetch-site': 'cross-site',
        'content-type': type,
      },
      payload: body,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await find(email)).toMatchObject({ email: null, subscribed: false, verified: false });
  });

  it('takes forms of other sites there only, and does nothing for the cookies that come along', async () => {
    const email = newEmail();
    const owner = await newGiver();
    await owner.signUp();
    await give(email, { by: owner });
    const token = await stopTokenOf(email);
    const fromElsewhere = {
      origin: 'https://mail.example.org',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const form = Buffer.from(oneClick);
    for (const path of ['/api/collect-email', '/api/confirm-email/x', '/api/leave', '/api/track-visit'])
      expect((await owner.send('POST', path, form, fromElsewhere)).status, path).toBe(403);
    const sameSite = { ...fromElsewhere, origin: base };
    expect((await owner.send('POST', '/api/collect-email', form, sameSite)).status).toBe(400);
    // A browser that was left without the server being told: any other request would end its session.
    owner.cookies.set('puente_signed_in', 'leaving');
    const cookies = new Map(owner.cookies);
    expect((await owner.send('POST', `/api/unsubscribe/${token}`, form, fromElsewhere)).status).toBe(200);
    expect(owner.cookies).toEqual(cookies);
  });

  it('keeps of an unsubscribed address its hash alone, and writes there never again', async () => {
    const email = newEmail();
    const owner = await newGiver();
    await give(email, { by: owner, firstName: 'Ilunga', source: 'conversion_section' });
    const confirmToken = await confirmTokenOf(email);
    await confirm(confirmToken);
    const token = await stopTokenOf(email);
    for (let i = 0; i < 2; i += 1) expect((await stop(token)).json).toEqual({ success: true });
    const stored = await find(email);
    expect(stored).toMatchObject({ email: null, subscribed: false, verified: false });
    expect((await confirm(confirmToken)).json.code).toBe('email_link_invalid');

    const stranger = await newGiver();
    for (const by of [stranger, owner, test.newBrowser()]) {
      const answer = await give(email, { by, firstName: 'Ilunga', source: 'conversion_section' });
      expect(answer.json).toEqual({ success: true, mail: 'sent' });
    }
    for (const by of [stranger, owner])
      expect((await by.send('DELETE', '/api/collect-email')).json).toEqual({ deleted: 1 });
    test.passTime(40 * dayMs);
    await give(email, { by: stranger });
    await settle();
    expect(countMails(email)).toBe(1);
    expect(await find(email)).toEqual(stored);
    const givings = await test.services.db.select().from(emailGivings);
    for (const { firstName, browser } of givings.filter(({ subscriberId }) => subscriberId === stored?.id))
      expect([firstName, browser]).toEqual([null, null]);
  });

  it('stops mail to an address that was taken back before', async () => {
    const email = newEmail();
    const stranger = await newGiver();
    await give(email, { by: stranger });
    const token = await stopTokenOf(email);
    await stranger.send('DELETE', '/api/collect-email');
    expect(await find(email)).toBeUndefined();
    expect((await stop(token)).status).toBe(200);
    test.passTime(dayMs + 1);
    await give(email, { by: stranger });
    await settle();
    expect(countMails(email)).toBe(1);
  });

  it('stops nothing by a token that was altered or invented', async () => {
    const [email, other] = [newEmail(), newEmail()];
    await give(email);
    await give(other);
    const [mine, theirs] = [await stopTokenOf(email), await stopTokenOf(other)];
    const mixed = Buffer.concat([
      Buffer.from(theirs, 'base64url').subarray(0, 32),
      Buffer.from(mine, 'base64url').subarray(32),
    ]).toString('base64url');
    for (const wrong of [mixed, mine.slice(0, -2), 'x', randomBytes(64).toString('base64url')])
      expect((await stop(wrong)).json.code).toBe('email_link_invalid');
    expect(await find(other)).toMatchObject({ subscribed: true });
  });

  it('lets a stranger who types an address neither delete nor rename nor end it, nor learn of it', async () => {
    const email = newEmail();
    const owner = await newGiver();
    await give(email, { by: owner, firstName: 'Ilunga' });
    await confirm(await confirmTokenOf(email), owner);
    const before = await find(email);
    const stranger = await newGiver();
    const answers = [await give(email, { by: stranger, firstName: 'Fool' })];
    answers.push(await stranger.send('DELETE', '/api/collect-email'));
    expect(await find(email)).toEqual(before);

    const unknown = newEmail();
    const other = await newGiver();
    const same = [await give(unknown, { by: other, firstName: 'Fool' })];
    same.push(await other.send('DELETE', '/api/collect-email'));
    expect(answers.map(({ status, json }) => [status, json])).toEqual(
      same.map(({ status, json }) => [status, json]),
    );

    await give(email, { by: stranger, firstName: 'Fool' });
    const [owned, given] = (await test.services.db.select().from(emailGivings)).filter(
      ({ subscriberId }) => subscriberId === before?.id,
    );
    expect([owned?.isOwner, given?.isOwner].sort()).toEqual([false, true]);
    expect((await owner.send('DELETE', '/api/collect-email')).json).toEqual({ deleted: 1 });
    expect(await find(email)).toBeUndefined();
  });

  it('keeps what one who took it back shared with somebody unknown', async () => {
    const email = newEmail();
    await give(email);
    const stranger = await newGiver();
    await give(email, { by: stranger });
    await stranger.send('DELETE', '/api/collect-email');
    expect(await find(email)).toMatchObject({ subscribed: true });
  });

  it('asks the database for the same, whether or not an address is known, confirmed or unsubscribed', async () => {
    const [unknown, known, confirmed, stopped] = [newEmail(), newEmail(), newEmail(), newEmail()];
    for (const email of [known, confirmed, stopped]) await give(email);
    await confirm(await confirmTokenOf(confirmed));
    await stop(await stopTokenOf(stopped));
    await settle();
    const asked: string[][] = [];
    const { queue, db } = test.services;
    for (const email of [unknown, known, confirmed, stopped]) {
      // What follows the answer is another matter.
      const sent = vi.spyOn(queue, 'send').mockResolvedValue();
      for (const name of ['transaction', 'insert', 'select', 'update', 'delete'] as const)
        noteCalls(db, name);
      const calls: string[] = [];
      const answer = await ofRequest.run(calls, () => give(email));
      asked.push([answer.text, String(sent.mock.calls.length), ...calls]);
      vi.restoreAllMocks();
      await settle();
    }
    expect(new Set(asked.map((one) => one.join())).size, asked.join(' | ')).toBe(1);
    const answer = JSON.stringify({ success: true, mail: 'sent' });
    expect(asked[0]).toEqual([answer, '1', 'insert', 'transaction']);
  });

  it('lets one place cause thirty mails an hour', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const codes: unknown[] = [];
    for (let i = 0; i < 32; i += 1) {
      const browser = test.newBrowser();
      const answer = await browser.send('POST', '/api/collect-email', { email: newEmail() }, from);
      codes.push(answer.json.code);
      // Its other limit is on the requests of ten minutes.
      if (answer.json.code) break;
    }
    expect(codes.at(-1)).toMatch(/^too_many/);
  });

  it('waits for a mail server that is away, and then sends one mail', async () => {
    await settle();
    const email = newEmail();
    const { mail } = test.services;
    if (!mail) throw new Error('no mail');
    const away = vi.spyOn(mail, 'send').mockRejectedValueOnce(new Error('away'));
    await give(email);
    await waitUntil(() => away.mock.calls.length > 0, 'the mail was tried');
    away.mockRestore();
    const stored = await waitUntil(() => find(email), 'the address is there');
    const again = { subscriberId: stored.id, language: 'en', source: 'website' } as const;
    await waitUntil(() => test.logLines.some((line) => line.includes('job failed')), 'it failed');
    await test.services.queue.send(mailTipsJob, again);
    await findMail(email);
    await test.services.queue.send(mailTipsJob, again);
    await new Promise((resolve) => setImmediate(resolve));
    expect(countMails(email)).toBe(1);
  });
});
