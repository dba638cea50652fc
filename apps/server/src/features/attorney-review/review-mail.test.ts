import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { createMailReviewReady } from './mail-review-ready.ts';
import { type Form, ReviewCase } from './testing/review-case.ts';

const [kind] = await listDatabaseKinds();
if (!kind) throw new Error('no database');

/** A real SMTP server takes the mail. */
describe('the mail about a review', { timeout: 120_000 }, () => {
  let mails: MailServer;
  let test: TestApp;
  beforeAll(async () => {
    mails = await startMailServer();
    const env = {
      SMTP_URL: mails.url,
      MAIL_FROM: 'Puente <puente@example.org>',
      PUBLIC_URL: 'http://puente.test',
    };
    test = await startTestApp(kind, { env });
  });
  afterAll(async () => {
    await test.close();
    await mails.close();
  });

  const edit = (form: Form) => {
    form.contact.email = 'someone@example.org';
  };
  const isMailed = async (one: ReviewCase) => {
    const { entries } = (await one.send('GET', '/audit')).json;
    return entries.some(({ action }: Form) => action === 'notice-mailed');
  };

  it('goes to the account once, with nothing in it but the way to the documents', async () => {
    const one = await new ReviewCase(test).start('marisol-invented@example.org');
    const attorney = await one.invite();
    const more = { idempotencyKey: 'invented-key-1', reviewNotes: 'Invented notes' };
    await attorney.submit(edit, more);
    await attorney.submit(edit, more);
    await waitUntil(() => isMailed(one), 'the notice is mailed');
    const [review] = (await one.reviews()).reviews;
    const handler = createMailReviewReady({ ...test.services, actor: { kind: 'system' } });
    const { documentId } = await one.view();
    const signal = new AbortController().signal;
    await handler({ payload: { documentId, reviewId: review.id }, isLastTry: false, signal });
    const received = mails.received.filter(({ to }) => to.includes('marisol-invented@example.org'));
    expect(received).toHaveLength(1);
    const { raw = '', text = '' } = received[0] ?? {};
    for (const words of ['Your review is ready', 'Su revisi=C3=B3n est=C3=A1 lista'])
      expect(text).toContain(words);
    const url = 'http://puente.test/app/documents';
    expect(text.match(/https?:\/\/\S+/g)).toEqual([url, url]);
    const secrets = ['Quispe', 'Marisol I', 'I-485', 'I-589', 'Ada Invented', 'Invented notes', one.id];
    for (const secret of secrets) expect(raw).not.toContain(secret);
  });

  it('is tried again when the mail server did not take it, and not sent to nobody', async () => {
    const silent = await startTestApp(kind);
    try {
      const email = 'again-invented@example.org';
      const one = await new ReviewCase(silent).start(email);
      await (await one.invite()).submit(edit);
      const [review] = (await one.reviews()).reviews;
      const { documentId } = await one.view();
      const run = {
        payload: { documentId, reviewId: review.id },
        isLastTry: false,
        signal: AbortSignal.any([]),
      };
      const system = { ...silent.services, actor: { kind: 'system' as const } };
      await createMailReviewReady(system)(run);
      const mail = test.services.mail;
      if (!mail) throw new Error('no mail');
      const broken = { ...mail, send: () => Promise.reject(new Error('away')) };
      await expect(createMailReviewReady({ ...system, mail: broken })(run)).rejects.toThrow('away');
      expect(await isMailed(one)).toBe(false);
      await createMailReviewReady({ ...system, mail })(run);
      await createMailReviewReady({ ...system, mail })(run);
      expect(mails.received.filter(({ to }) => to.includes(email))).toHaveLength(1);
    } finally {
      await silent.close();
    }
  });
});
