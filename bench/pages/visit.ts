import { type Browser, type BrowserContext, devices, type Page } from '@playwright/test';
import { drawPaper, marisolQuispe } from '@puente/reader/testing';
import { type Line, slow4G, slowDown, weakLine } from './conditions.ts';
import type { Figures } from './record.ts';
import { countSent, readFigures, watchPage } from './watch-page.ts';

export interface Visit {
  readonly name: string;
  readonly path: string;
  /** A text of the heading that shows that the page is there. */
  readonly heading: string | RegExp;
  /** What a person presses then, and how many nodes the largest of the views had. */
  readonly use?: (page: Page) => Promise<number>;
}

const settleMs = 1_500;
const timeoutMs = 90_000;
const phone = { ...devices['Moto G4'], viewport: { width: 360, height: 740 } };
type Storage = Awaited<ReturnType<BrowserContext['storageState']>>;

async function open(browser: Browser, url: string, storage: Storage | undefined, line: Line, visit: Visit) {
  // A browser that was never here: nothing is in its cache.
  const context = await browser.newContext({ ...phone, ...(storage && { storageState: storage }) });
  await context.addInitScript("sessionStorage.setItem('emailGateSkipped', '1')");
  const page = await context.newPage();
  await watchPage(page);
  const sent = countSent(page);
  await slowDown(page, line);
  await page.goto(url + visit.path, { timeout: timeoutMs, waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: visit.heading }).waitFor({ timeout: timeoutMs });
  await page.waitForLoadState('networkidle', { timeout: timeoutMs });
  await page.waitForTimeout(settleMs);
  return { context, page, sent };
}

/** One visit on each line: what a person waits for, what moves meanwhile, what was sent for it. */
export async function measureVisit(
  browser: Browser,
  url: string,
  visit: Visit,
  storage?: Storage,
): Promise<Figures> {
  const weak = await open(browser, url, storage, weakLine, visit);
  const { firstPaintMs } = await readFigures(weak.page);
  await weak.context.close();
  const { context, page, sent } = await open(browser, url, storage, slow4G, visit);
  const loaded = await readFigures(page);
  const bytes = await sent();
  const nodes = visit.use ? await visit.use(page) : loaded.nodes;
  const used = await readFigures(page);
  await context.close();
  const toKilobytes = (kind: Exclude<keyof typeof bytes, 'pictures'>) => bytes[kind] / 1000;
  return {
    firstPaint: firstPaintMs / 1000,
    largestPaint: loaded.largestPaintMs / 1000,
    layoutShift: used.layoutShift,
    ...(visit.use && { slowestPress: used.slowestPressMs }),
    nodes,
    total: toKilobytes('total'),
    script: toKilobytes('script'),
    style: toKilobytes('style'),
    font: toKilobytes('font'),
    other: toKilobytes('other'),
  };
}

/** What moves on a page while it comes, at the line where things come one after the other. */
export async function measureShift(browser: Browser, url: string, visit: Visit): Promise<Figures> {
  const { context, page } = await open(browser, url, undefined, slow4G, visit);
  const { layoutShift } = await readFigures(page);
  await context.close();
  return { layoutShift };
}

/** Has an invented person's paper read, and gives what a browser needs to open its review. */
export async function prepareReview(browser: Browser, url: string): Promise<Storage> {
  const context = await browser.newContext();
  const headers = { origin: url };
  const paper = await drawPaper(marisolQuispe);
  const file = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from(paper) };
  const uploaded = await context.request.post(`${url}/api/documents/upload`, {
    headers,
    multipart: { file },
  });
  const { sessionId } = (await uploaded.json()) as { sessionId: string };
  const path = `${url}/api/documents/${sessionId}`;
  await context.request.post(`${path}/process-enhanced`, { headers, data: {} });
  const page = await context.newPage();
  for (let status = ''; status !== 'processed'; ) {
    ({ status } = (await (await context.request.get(path)).json()) as { status: string });
    if (status === 'error') throw new Error('the paper was not read');
    await page.waitForTimeout(500);
  }
  await page.goto(url);
  await page.evaluate(`localStorage.setItem('currentSessionId', ${JSON.stringify(sessionId)})`);
  const storage = await context.storageState();
  await context.close();
  return storage;
}
