import { type APIRequestContext, type BrowserContext, request } from '@playwright/test';
import type { DocumentView } from '@puente/contract';
import { drawPaper, marisolQuispe } from '@puente/reader/testing';
import { expect } from './test.ts';

export interface BroughtDocument {
  readonly sessionId: string;
  /** Its owner's requests outside the browser. */
  readonly api: APIRequestContext;
}

const drawn = new Map<string, Promise<Uint8Array>>();

function drawPages(pages: number[]): Promise<Uint8Array> {
  const key = pages.join();
  const paper = drawn.get(key) ?? drawPaper(marisolQuispe, { pages });
  drawn.set(key, paper);
  return paper;
}

/** Reads some pages of an invented person's paper outside the browser and gives the browser its owner's cookie. */
export async function bringDocument(
  context: BrowserContext,
  url: string,
  pages = [1, 2],
): Promise<BroughtDocument> {
  const api = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  const buffer = Buffer.from(await drawPages(pages));
  const file = { name: 'short paper.pdf', mimeType: 'application/pdf', buffer };
  const uploaded = await api.post('/api/documents/upload', { multipart: { file } });
  const { sessionId } = (await uploaded.json()) as { sessionId: string };
  const path = `/api/documents/${sessionId}`;
  await api.post(`${path}/process-enhanced`, { data: {} });
  const getStatus = async () => ((await (await api.get(path)).json()) as DocumentView).status;
  await expect.poll(getStatus, { timeout: 120_000 }).toBe('processed');
  await context.addCookies((await api.storageState()).cookies);
  return { sessionId, api };
}
