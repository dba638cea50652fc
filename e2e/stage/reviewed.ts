import { readFileSync } from 'node:fs';
import { type APIRequestContext, type BrowserContext, type Page, request } from '@playwright/test';
import type { DocumentView } from '@puente/contract';
import { stepHeading } from './road.ts';
import { makeScan } from './scans.ts';
import { test as base, expect } from './test.ts';

/** A document that was read once, for tests that start at the review. */
export interface ReviewedDocument {
  readonly sessionId: string;
  readonly url: string;
  /** Its owner's requests outside a browser. */
  readonly api: APIRequestContext;
  readonly get: () => Promise<DocumentView>;
  /** Makes the reading as it was the newest version again, with nothing edited or checked. */
  readonly startAnew: () => Promise<void>;
  /** Gives a browser the owner's cookie and the number of the document. */
  readonly openIn: (context: BrowserContext) => Promise<void>;
}

const readingTimeoutMs = 240_000;

async function readScan(url: string): Promise<ReviewedDocument> {
  const api = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  const file = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: readFileSync(await makeScan()) };
  const uploaded = await api.post('/api/documents/upload', { multipart: { file } });
  const { sessionId } = (await uploaded.json()) as { sessionId: string };
  const path = `/api/documents/${sessionId}`;
  const get = async () => (await (await api.get(path)).json()) as DocumentView;
  await api.post(`${path}/process-enhanced`, { data: { extractionMode: 'comprehensive', focusPages: [] } });
  await expect.poll(async () => (await get()).status, { timeout: readingTimeoutMs }).toBe('processed');
  const asRead = (await get()).version;
  return {
    sessionId,
    url,
    api,
    get,
    startAnew: async () => {
      expect((await api.post(`${path}/history/${asRead}/restore`)).ok()).toBe(true);
    },
    openIn: async (context) => {
      // As they are now: a test before may have taken the document into an account.
      await context.addCookies((await api.storageState()).cookies);
      await context.addInitScript((id) => {
        localStorage.setItem('currentSessionId', id);
        sessionStorage.setItem('emailGateSkipped', '1');
      }, sessionId);
    },
  };
}

/** Opens the review of the document in a page and waits for its answers. */
export async function openReview(page: Page, url: string) {
  await page.goto(`${url}/app#step4`);
  await expect(stepHeading(page, 'Review Form I-485')).toBeVisible();
  await expect(page.locator('[data-evidence]').first()).toBeVisible();
}

/** Tests that start at the review of one scan, read once and each time as it was read. */
export const test = base.extend<{ reviewed: ReviewedDocument }, { readDocument: ReviewedDocument }>({
  readDocument: [
    async ({ server }, use) => {
      const document = await readScan(server.url);
      await use(document);
      await document.api.dispose();
    },
    { scope: 'worker', timeout: readingTimeoutMs + 60_000 },
  ],
  reviewed: async ({ readDocument, context }, use) => {
    await readDocument.startAnew();
    await readDocument.openIn(context);
    await use(readDocument);
  },
});

export { expect };
