import { errorTable } from '@puente/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryRows } from '../../platform/database/query-rows.ts';
import { sayError } from '../../platform/say-error.ts';
import type { Answer, Browser } from '../../testing/browser.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';

const hourMs = 60 * 60_000;
const outcome = ({ status, json }: Answer) => [status, json.code, json.message];
const refusal = (code: keyof typeof errorTable) => [errorTable[code].status, code, sayError(code)];

describe.each(await listDatabaseKinds())('sharing on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  let owner: Browser;
  let id: string;
  beforeAll(async () => {
    test = await startTestApp(kind);
    owner = test.newBrowser();
    await owner.signUp();
    id = await owner.upload(await drawPdf(), 'Marisol I-589.pdf');
    await owner.process(id);
  });
  afterAll(() => test.close());

  const share = async (body?: unknown) => {
    const answer = await owner.send('POST', `/api/documents/${id}/share`, body);
    expect([answer.status, answer.json.message]).toEqual([201, undefined]);
    return answer.json as { id: string; token: string; reviewUrl: string; expiresAt: string };
  };
  const list = async () => (await owner.send('GET', `/api/documents/${id}/share`)).json.links;
  const find = async (linkId: string) => (await list()).find((link: { id: string }) => link.id === linkId);
  const of = (linkId: string, what = '') => `/api/documents/${id}/share/${linkId}${what}`;
  const open = (browser: Browser, key: string) => browser.send('GET', `/api/review/${key}`);
  const inMs = (moment: string) => new Date(moment).getTime() - test.services.clock().getTime();

  describe('a link', () => {
    it('lives 24 hours unless chosen, and its token is told once and kept as a hash', async () => {
      const created = await share();
      expect(created.token).toMatch(/^[\w-]{43}$/);
      expect(created.reviewUrl).toBe(`http://127.0.0.1:3000/attorney-review/${created.token}`);
      expect(inMs(created.expiresAt) / hourMs).toBeCloseTo(24, 1);
      const link = await find(created.id);
      expect(link).toEqual({
        id: created.id,
        label: '',
        formType: 'I-485',
        withoutStory: true,
        oneBrowser: false,
        state: 'active',
        createdAt: expect.any(String),
        expiresAt: created.expiresAt,
        openedCount: 0,
        firstOpenedAt: null,
        lastOpenedAt: null,
        emailedAt: null,
        revokedAt: null,
        submittedAt: null,
      });
      const rows = await queryRows<{ token_hash: string }>(
        test.services.db,
        sql`select token_hash from review_tokens where link_id = ${created.id}`,
      );
      expect(rows).toEqual([{ token_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
      expect(test.logLines.join('')).not.toContain(created.token);
    });

    it.each([1, 24, 168, 720])('lives %i hours when so chosen', async (expiresInHours) => {
      const created = await share({ expiresInHours, label: '  Ms. Okafor ' });
      expect(inMs(created.expiresAt) / hourMs).toBeCloseTo(expiresInHours, 1);
      expect(await find(created.id)).toMatchObject({ label: 'Ms. Okafor' });
    });

    it('is not made with another life or before there is anything to review', async () => {
      const answer = await owner.send('POST', `/api/documents/${id}/share`, { expiresInHours: 2 });
      expect([answer.status, answer.json.code]).toEqual([422, 'invalid_input']);
      const empty = await owner.upload(await drawPdf());
      const early = await owner.send('POST', `/api/documents/${empty}/share`);
      expect(outcome(early)).toEqual(refusal('no_form_data'));
    });

    it('opens the review for anybody who has it, and leaves a cookie for this review alone', async () => {
      const created = await share();
      const reviewer = test.newBrowser();
      const answer = await open(reviewer, created.token);
      const view = await owner.get(id);
      const { rawOcrText: _, ...formData } = view.formData as Record<string, unknown>;
      expect(answer.json).toEqual({
        linkId: created.id,
        fileName: 'Marisol I-589.pdf',
        formType: 'I-485',
        status: 'open',
        expiresAt: created.expiresAt,
        version: view.version,
        pageCount: 2,
        sharedPages: [1],
        oneBrowser: false,
        formData,
        boxAnswers: [],
        evidence: view.evidence,
        draft: null,
        messages: [],
        submitted: null,
      });
      expect(String(answer.headers['set-cookie'])).toMatch(
        new RegExp(
          `^puente_review_${created.id}=[\\w-]{43}; Max-Age=2592000; Path=/api/review/${created.id}; HttpOnly; SameSite=Strict$`,
        ),
      );
      expect((await open(reviewer, created.id)).json).toEqual(answer.json);
      const page = await reviewer.send('GET', `/api/review/${created.id}/pages/1`);
      expect([page.status, page.headers['content-type']]).toEqual([200, 'image/webp']);
      expect((await reviewer.send('GET', `/api/review/${created.id}/pages/3`)).status).toBe(404);
    });

    it('counts each browser it was opened in, and no reload', async () => {
      const created = await share();
      const reviewer = test.newBrowser();
      await open(reviewer, created.token);
      const first = await find(created.id);
      test.passTime(60_000);
      await open(reviewer, created.id);
      const again = await find(created.id);
      expect([first.openedCount, again.openedCount]).toEqual([1, 1]);
      expect(again.firstOpenedAt).toBe(first.firstOpenedAt);
      expect(again.lastOpenedAt > first.lastOpenedAt).toBe(true);
      await open(test.newBrowser(), created.token);
      expect(await find(created.id)).toMatchObject({ openedCount: 2, firstOpenedAt: first.firstOpenedAt });
    });

    it('shown again has another token; the one before goes on working', async () => {
      const created = await share();
      const shown = await owner.send('POST', of(created.id, '/token'));
      expect(shown.status).toBe(201);
      expect(shown.json).toMatchObject({ id: created.id, expiresAt: created.expiresAt });
      expect(shown.json.token).not.toBe(created.token);
      for (const token of [created.token, shown.json.token])
        expect((await open(test.newBrowser(), token)).json.linkId).toBe(created.id);
    });

    it('opens nothing after its end, and opens again in the same browser once renewed', async () => {
      const created = await share({ expiresInHours: 1 });
      const reviewer = test.newBrowser();
      await open(reviewer, created.token);
      test.passTime(hourMs);
      for (const key of [created.token, created.id])
        expect(outcome(await open(reviewer, key))).toEqual(refusal('review_link_expired'));
      expect(await find(created.id)).toMatchObject({ state: 'expired' });
      expect(outcome(await owner.send('POST', of(created.id, '/token')))).toEqual(refusal('link_expired'));
      const renewed = await owner.send('POST', of(created.id, '/renew'), { expiresInHours: 168 });
      expect(renewed.json).toMatchObject({ id: created.id, state: 'active', openedCount: 1 });
      expect(inMs(renewed.json.expiresAt) / hourMs).toBeCloseTo(168, 1);
      for (const key of [created.token, created.id]) expect((await open(reviewer, key)).status).toBe(200);
    });

    it('ends at once when revoked, for good', async () => {
      const created = await share();
      const reviewer = test.newBrowser();
      await open(reviewer, created.token);
      expect((await owner.send('DELETE', of(created.id))).status).toBe(204);
      expect((await owner.send('DELETE', of(created.id))).status).toBe(204);
      for (const key of [created.token, created.id])
        expect(outcome(await open(reviewer, key))).toEqual(refusal('review_link_revoked'));
      expect(await find(created.id)).toMatchObject({ state: 'revoked', revokedAt: expect.any(String) });
      const renewal = await owner.send('POST', of(created.id, '/renew'), { expiresInHours: 1 });
      expect(outcome(renewal)).toEqual(refusal('link_revoked'));
      expect(outcome(await owner.send('POST', of(created.id, '/token')))).toEqual(refusal('link_revoked'));
    });

    it('of another document cannot be named', async () => {
      const created = await share();
      const other = await owner.upload(await drawPdf());
      for (const [method, what] of [['DELETE', ''] as const, ['POST', '/token'] as const]) {
        const answer = await owner.send(method, `/api/documents/${other}/share/${created.id}${what}`);
        expect(outcome(answer)).toEqual(refusal('not_found'));
      }
      expect(await find(created.id)).toMatchObject({ state: 'active' });
    });
  });

  it('allows 50 links at once, also when many are asked for together; revoking one makes room', async () => {
    const browser = test.newBrowser();
    await browser.signUp();
    const session = await browser.upload(await drawPdf());
    await browser.process(session);
    // Each from an address of its own: one address is held up sooner.
    const make = (i: number) =>
      browser.send('POST', `/api/documents/${session}/share`, undefined, {
        'x-forwarded-for': `192.0.2.${i}`,
      });
    const answers = await Promise.all(Array.from({ length: 52 }, (_, i) => make(i)));
    const created = answers.filter(({ status }) => status === 201);
    expect(created).toHaveLength(50);
    expect(outcome(await make(60))).toEqual(refusal('too_many_links'));
    await browser.send('DELETE', `/api/documents/${session}/share/${created[0]?.json.id}`);
    expect((await make(61)).status).toBe(201);
  });

  it('keeps an audit trail without values, newest first, for the owner alone', async () => {
    const browser = test.newBrowser();
    await browser.signUp();
    const session = await browser.upload(await drawPdf());
    await browser.process(session);
    const created = (await browser.send('POST', `/api/documents/${session}/share`, { label: 'Ms. Okafor' }))
      .json;
    const path = `/api/documents/${session}/share/${created.id}`;
    for (const act of [
      () => open(test.newBrowser(), created.token),
      () => browser.send('POST', `${path}/token`),
      () => browser.send('POST', `${path}/renew`, { expiresInHours: 1 }),
      () => browser.send('DELETE', path),
    ]) {
      test.passTime(1000);
      await act();
    }
    const trail = await browser.send('GET', `/api/documents/${session}/audit`);
    const entry = (actor: string, action: string) => ({
      at: expect.any(String),
      actor,
      linkId: created.id,
      action,
      count: null,
    });
    expect(trail.json.entries).toEqual([
      entry('applicant', 'link-revoked'),
      entry('applicant', 'link-renewed'),
      entry('applicant', 'link-shown'),
      entry('reviewer', 'link-opened'),
      entry('applicant', 'link-created'),
    ]);
    expect(trail.text).not.toMatch(/Okafor|Quispe/);
  });
});
