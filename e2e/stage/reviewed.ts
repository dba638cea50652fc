import { type APIRequestContext, type BrowserContext, type Page, request } from '@playwright/test';
import type { DocumentView } from '@puente/contract';
import { getReadScan, type ReadScan, readingTimeoutMs } from './read-scan.ts';
import { stepHeading } from './road.ts';
import { startServer } from './server.ts';
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

/** The document as a server of its own has it. */
async function openDocument(url: string, { sessionId, asRead, storageState }: ReadScan) {
  const api = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url }, storageState });
  const path = `/api/documents/${sessionId}`;
  const document: ReviewedDocument = {
    sessionId,
    url,
    api,
    get: async () => (await (await api.get(path)).json()) as DocumentView,
    startAnew: async () => {
      expect((await api.post(`${path}/history/${asRead}/restore`)).ok()).toBe(true);
    },
    openIn: async (context) => {
      // As they are now: a test before may have signed in anew.
      await context.addCookies((await api.storageState()).cookies);
      await context.addInitScript((id) => {
        localStorage.setItem('currentSessionId', id);
        sessionStorage.setItem('emailGateSkipped', '1');
      }, sessionId);
    },
  };
  return document;
}

/** Opens the review of the document in a page and waits for its answers. */
export async function openReview(page: Page, url: string) {
  await page.goto(`${url}/app#step4`);
  await expect(stepHeading(page, 'Review Form I-485')).toBeVisible();
  await expect(page.getByRole('button', { name: 'See the whole form' })).toBeVisible();
}

/** Tests that start at the review of one scan, read once and each time as it was read. */
export const test = base.extend<{ reviewed: ReviewedDocument }, { readDocument: ReviewedDocument }>({
  readDocument: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires the destructured first argument
    async ({}, use, { project }) => {
      const scan = await getReadScan(project.outputDir);
      const server = await startServer({}, scan.data);
      const document = await openDocument(server.url, scan);
      await use(document);
      await document.api.dispose();
      await server.stop();
    },
    { scope: 'worker', timeout: 2 * readingTimeoutMs },
  ],
  reviewed: async ({ readDocument, context }, use) => {
    await readDocument.startAnew();
    await readDocument.openIn(context);
    await use(readDocument);
  },
});

export { expect };
