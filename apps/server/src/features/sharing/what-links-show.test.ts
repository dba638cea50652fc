import { errorTable } from '@puente/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryRows } from '../../platform/database/query-rows.ts';
import { sayError } from '../../platform/say-error.ts';
import type { Answer, Browser } from '../../testing/browser.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';

const outcome = ({ status, json }: Answer) => [status, json.code, json.message];
const refusal = (code: keyof typeof errorTable) => [errorTable[code].status, code, sayError(code)];
/** A whole I-589 in the order it was scanned: one page of something else, one page twice. */
const scanned = [1, 2, 3, 4, 5, 6, null, 7, 8, 9, 10, 11, 12, 5];
const open = (browser: Browser, key: string) => browser.send('GET', `/api/review/${key}`);

describe.each(await listDatabaseKinds())('what a link shows on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  let owner: Browser;
  let id: string;
  const prepare = async (formPages: readonly (number | null)[], edition?: string | null) => {
    test.reader.findPages(formPages, edition);
    id = await owner.upload(await drawPdf(formPages.length));
    await owner.process(id);
  };
  beforeAll(async () => {
    test = await startTestApp(kind);
    owner = test.newBrowser();
    await owner.signUp();
    await prepare(scanned);
  });
  afterAll(() => test.close());

  const share = async (body?: unknown): Promise<{ id: string; token: string }> =>
    (await owner.send('POST', `/api/documents/${id}/share`, body)).json;
  const of = (linkId: string, what: string) => `/api/documents/${id}/share/${linkId}${what}`;
  const find = async (linkId: string) =>
    (await owner.send('GET', `/api/documents/${id}/share`)).json.links.find(
      (link: { id: string }) => link.id === linkId,
    );
  const openIn = async (token: string) => {
    const browser = test.newBrowser();
    return { browser, opened: (await open(browser, token)).json };
  };
  const listPages = async (browser: Browser, linkId: string) => {
    const pages = scanned.map((_, at) => browser.send('GET', `/api/review/${linkId}/pages/${at + 1}`));
    return Promise.all(pages);
  };

  it('is not the pages with the story, nor a page nobody knows, unless the applicant says so', async () => {
    const created = await share();
    const { browser, opened } = await openIn(created.token);
    expect(opened.sharedPages).toEqual([1, 2, 3, 4, 10, 11, 12]);
    const pages = await listPages(browser, created.id);
    expect(pages.flatMap(({ status }, at) => (status === 200 ? [at + 1] : []))).toEqual(opened.sharedPages);
    for (const kept of pages.filter(({ status }) => status !== 200)) {
      expect(outcome(kept)).toEqual(refusal('page_not_shared'));
      expect(kept.headers['content-type']).toContain('application/json');
    }
    // By the token itself no more than by the cookie.
    expect((await browser.send('GET', `/api/review/${created.token}/pages/5`)).status).toBe(403);
  });

  it('is every page when the applicant shares the story too, by that link alone', async () => {
    const [all, some] = [await share({ withoutStory: false }), await share()];
    const { browser, opened } = await openIn(all.token);
    expect(opened.sharedPages).toEqual(scanned.map((_, at) => at + 1));
    expect((await listPages(browser, all.id)).map(({ status }) => status)).toEqual(scanned.map(() => 200));
    expect((await browser.send('GET', `/api/review/${some.id}/pages/5`)).status).toBe(404);
    expect([await find(all.id), await find(some.id)]).toMatchObject([
      { withoutStory: false, formType: 'I-485' },
      { withoutStory: true, formType: 'I-485' },
    ]);
  });

  it('is no page of an edition that nobody knows: its parts may begin anywhere', async () => {
    await prepare([1, 2, 3, 4], null);
    const { browser, opened } = await openIn((await share()).token);
    expect(opened.sharedPages).toEqual([]);
    expect((await browser.send('GET', `/api/review/${opened.linkId}/pages/1`)).status).toBe(403);
    // Of one that was known by a blank which is there no more.
    await prepare([1, 2, 3, 4], '07/28/26');
    expect((await openIn((await share()).token)).opened.sharedPages).toEqual([]);
    await prepare(scanned);
  });

  it('is the form it was made for, and no other one that the applicant goes on to', async () => {
    const created = await share();
    const { browser } = await openIn(created.token);
    await owner.process(id, 'process-i765');
    for (const key of [created.token, created.id]) {
      expect(outcome(await open(browser, key))).toEqual(refusal('review_link_other_form'));
      const page = await browser.send('GET', `/api/review/${key}/pages/1`);
      expect(outcome(page)).toEqual(refusal('review_link_other_form'));
    }
    const other = await share();
    expect((await openIn(other.token)).opened.formType).toBe('I-765');
    await owner.send('POST', `/api/documents/${id}/form-type`, { formType: 'I-485' });
    expect((await open(browser, created.id)).json.formType).toBe('I-485');
    expect(outcome(await open(browser, other.token))).toEqual(refusal('review_link_other_form'));
  });

  describe('in one browser only', () => {
    it('opens once; whoever comes later is told to ask the applicant', async () => {
      const created = await share({ oneBrowser: true });
      expect(await find(created.id)).toMatchObject({ oneBrowser: true });
      const { browser, opened } = await openIn(created.token);
      expect(opened.oneBrowser).toBe(true);
      for (const later of [browser, test.newBrowser()])
        expect(outcome(await open(later, created.token))).toEqual(refusal('review_link_used'));
      expect((await open(browser, created.id)).status).toBe(200);
      expect(await find(created.id)).toMatchObject({ openedCount: 1 });
    });

    it('gives nothing for a token that was not opened with first', async () => {
      const created = await share({ oneBrowser: true });
      const stranger = test.newBrowser();
      expect((await stranger.send('GET', `/api/review/${created.token}/pages/1`)).status).toBe(404);
      expect((await openIn(created.token)).opened.linkId).toBe(created.id);
    });

    it('opens for one of many who come at once', async () => {
      const created = await share({ oneBrowser: true });
      const shown = (await owner.send('POST', of(created.id, '/token'))).json.token;
      const answers = await Promise.all(
        [created.token, shown, created.token, shown, created.token].map((token) =>
          open(test.newBrowser(), token),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
      const rows = await queryRows(
        test.services.db,
        sql`select 1 from reviewer_sessions where link_id = ${created.id}`,
      );
      expect(rows).toHaveLength(1);
    });

    it('opens in another browser once it is shown again, and ends in the one before', async () => {
      const created = await share({ oneBrowser: true });
      const { browser: first } = await openIn(created.token);
      await owner.send('POST', of(created.id, '/renew'), { expiresInHours: 1 });
      expect((await open(test.newBrowser(), created.token)).status).toBe(410);
      const again = (await owner.send('POST', of(created.id, '/token'))).json;
      expect((await open(first, created.id)).status).toBe(200);
      const { browser: second } = await openIn(again.token);
      expect(outcome(await open(first, created.id))).toEqual(refusal('review_link_used'));
      expect((await open(second, created.id)).status).toBe(200);
    });
  });

  it('stands at an address of this server, whatever host the request names', async () => {
    const headers = { host: 'evil.example', origin: 'http://evil.example' };
    const { reviewUrl } = (await owner.send('POST', `/api/documents/${id}/share`, {}, headers)).json;
    expect(reviewUrl).toMatch(/^http:\/\/127\.0\.0\.1:3000\/attorney-review\/[\w-]{43}$/);
    expect(test.logLines.join('')).toContain('PUBLIC_URL is not set');
  });
});
