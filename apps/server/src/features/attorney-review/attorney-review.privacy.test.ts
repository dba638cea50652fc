import { errorTable } from '@puente/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryRows } from '../../platform/database/query-rows.ts';
import type { Answer, Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { type Form, ReviewCase, type Reviewing, reviewer } from './testing/review-case.ts';

const hourMs = 60 * 60_000;
const outcome = ({ status, json }: Answer) => [status, json?.code];
const refusal = (code: keyof typeof errorTable) => [errorTable[code].status, code];

/** What reviewer and applicant write, and nobody else may read. */
const secrets = [
  'Secret Given',
  'Secret Note',
  'Secret Question',
  'Secret Answer',
  'Secret General',
  'Ada Invented',
];
const tables = ['reviews', 'review_proposals', 'review_messages', 'review_drafts', 'audit_entries'];

describe.each(await listDatabaseKinds())('privacy of reviews on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  let one: ReviewCase;
  let attorney: Reviewing;
  let reviewId: string;
  const given = (form: Form) => {
    form.biographic_information.full_name.given_name = 'Secret Given';
  };
  const prepare = async () => {
    one = await new ReviewCase(test).start();
    attorney = await one.invite();
    const fieldNotes = [{ path: 'contact.email', text: 'Secret Note' }];
    await attorney.submit(given, { reviewNotes: 'Secret General', fieldNotes });
    const draft = {
      ...attorney.opened,
      reviewStatus: 'reviewed',
      reviewNotes: 'Secret General',
      reviewer,
      fieldNotes,
    };
    expect((await attorney.send('PUT', '/draft', { ...draft, baseVersion: 1 })).status).toBe(200);
    await attorney.send('POST', '/questions', { path: 'contact.email', text: 'Secret Question' });
    const { linkId } = attorney;
    await one.send('POST', '/messages', { linkId, path: 'contact.email', text: 'Secret Answer' });
    reviewId = (await one.reviews()).reviews[0].id;
  };
  beforeAll(async () => {
    test = await startTestApp(kind);
    await prepare();
  });
  afterAll(() => test.close());

  /** Everything an owner can ask of reviews. */
  const askAsOwner = async (browser: Browser) => {
    const base = `/api/documents/${one.id}`;
    const decisions = [{ number: 1, decision: 'accepted' }];
    return [
      await browser.send('GET', `${base}/reviews`),
      await browser.send('GET', `${base}/audit`),
      await browser.send('POST', `${base}/reviews/${reviewId}/seen`),
      await browser.send('POST', `${base}/reviews/${reviewId}/decisions`, { baseVersion: 1, decisions }),
      await browser.send('POST', `${base}/messages`, { linkId: attorney.linkId, path: '', text: 'x' }),
    ];
  };
  /** Everything a reviewer can ask of the review `key` names. */
  const askAsReviewer = async (browser: Browser, key: string) => {
    const { formData, version } = attorney.opened;
    const own = { reviewStatus: 'approved', reviewNotes: '', reviewer, fieldNotes: [], formData };
    return [
      await browser.send('GET', `/api/review/${key}`),
      await browser.send('POST', `/api/review/${key}`, { reviewStatus: 'approved', formData }),
      await browser.send('PUT', `/api/review/${key}/draft`, { ...own, baseVersion: version }),
      await browser.send('POST', `/api/review/${key}/questions`, { path: '', text: 'x' }),
      await browser.send('GET', `/api/review/${key}/pages/1`),
    ];
  };
  const expectNothing = (answers: readonly Answer[], code: keyof typeof errorTable) => {
    for (const answer of answers) {
      expect(outcome(answer)).toEqual(refusal(code));
      for (const secret of secrets) expect(answer.text).not.toContain(secret);
    }
  };

  it('another visitor and another account get nothing and change nothing', async () => {
    const before = (await one.send('GET', '/reviews')).text;
    const stranger = test.newBrowser();
    expectNothing(await askAsOwner(stranger), 'not_found');
    await stranger.signUp();
    expectNothing(await askAsOwner(stranger), 'not_found');
    expectNothing(await askAsOwner(attorney.browser), 'not_found');
    expectNothing(await askAsReviewer(stranger, attorney.linkId), 'not_found');
    expect((await one.send('GET', '/reviews')).text).toBe(before);
  });

  it('a review of one document cannot be reached through another', async () => {
    const other = await new ReviewCase(test).start();
    const decisions = [{ number: 1, decision: 'accepted' }];
    const { version: baseVersion } = await other.view();
    expectNothing(
      [
        await other.send('POST', `/reviews/${reviewId}/seen`),
        await other.send('POST', `/reviews/${reviewId}/decisions`, { baseVersion, decisions }),
        await other.send('POST', '/messages', { linkId: attorney.linkId, path: 'contact.email', text: 'x' }),
      ],
      'not_found',
    );
  });

  it('another reviewer of the same document sees neither draft nor notes nor proposals', async () => {
    const other = await one.invite();
    const answer = await other.send('GET');
    expect(answer.status).toBe(200);
    for (const secret of secrets) expect(answer.text).not.toContain(secret);
    expectNothing(await askAsReviewer(other.browser, attorney.linkId), 'not_found');
  });

  it('keeps what was written sealed, and out of the log', async () => {
    for (const table of tables) {
      const rows = await queryRows<{ line: string }>(
        test.services.db,
        sql.raw(`select t::text as line from ${table} t`),
      );
      const text = rows.map(({ line }) => line).join('\n');
      expect(rows.length, table).toBeGreaterThan(0);
      for (const secret of [...secrets, reviewer.email]) {
        expect(text, table).not.toContain(secret);
        expect(text, table).not.toContain(Buffer.from(secret).toString('hex'));
      }
    }
    for (const secret of secrets) expect(test.logLines.join('\n')).not.toContain(secret);
  });

  it('nothing answers after the link was revoked, has expired or the document is gone; nothing is left', async () => {
    await one.send('DELETE', `/share/${attorney.linkId}`);
    expectNothing(await askAsReviewer(attorney.browser, attorney.linkId), 'review_link_revoked');
    attorney = await one.invite();
    test.passTime(25 * hourMs);
    expectNothing(await askAsReviewer(attorney.browser, attorney.linkId), 'review_link_expired');
    await one.owner.send('POST', '/api/auth/signout');
    await prepare();
    await one.send('DELETE', '');
    expectNothing(await askAsReviewer(attorney.browser, attorney.linkId), 'not_found');
    expectNothing(await askAsOwner(one.owner), 'not_found');
    for (const table of ['reviews', 'review_messages', 'audit_entries']) {
      const rows = await queryRows(
        test.services.db,
        sql.raw(`select 1 from ${table} where document_id not in (select id from documents)`),
      );
      expect(rows).toEqual([]);
    }
  });
});
