import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, request } from '@playwright/test';
import type { DocumentView } from '@puente/contract';
import { goodPassword, inventEmail } from './account.ts';
import { makeScan } from './scans.ts';
import { startServer } from './server.ts';
import { expect } from './test.ts';

type StorageState = Awaited<ReturnType<APIRequestContext['storageState']>>;

/** A scan that a server has read, pages and texts, in an account: what it left, for other servers to go on from. */
export interface ReadScan {
  /** The server's folder of data. */
  readonly data: string;
  readonly sessionId: string;
  /** The version of the form that the reading made. */
  readonly asRead: number;
  /** What its owner's browser holds. */
  readonly storageState: StorageState;
}

export const readingTimeoutMs = 480_000;

async function readScan(data: string): Promise<ReadScan> {
  const server = await startServer();
  const api = await request.newContext({ baseURL: server.url, extraHTTPHeaders: { origin: server.url } });
  const file = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: readFileSync(await makeScan()) };
  const uploaded = await api.post('/api/documents/upload', { multipart: { file } });
  const { sessionId } = (await uploaded.json()) as { sessionId: string };
  const document = `/api/documents/${sessionId}`;
  const get = async () => (await (await api.get(document)).json()) as DocumentView;
  await api.post(`${document}/process-enhanced`, {
    data: { extractionMode: 'comprehensive', focusPages: [] },
  });
  await expect.poll(async () => (await get()).status, { timeout: readingTimeoutMs }).toBe('processed');
  await expect.poll(async () => (await get()).progress.ocr, { timeout: readingTimeoutMs }).toBe(100);
  const account = { email: inventEmail(), password: goodPassword, keep: sessionId };
  expect((await api.post('/api/auth/signup', { data: account })).ok()).toBe(true);
  const { version: asRead } = await get();
  const storageState = await api.storageState();
  await api.dispose();
  await server.stop(data);
  return { data, sessionId, asRead, storageState };
}

/** Read once in a run: the first worker that needs it has it read, and the others wait for it. `room`: a folder of the run. */
export async function getReadScan(room: string): Promise<ReadScan> {
  const told = path.join(room, 'read-scan.json');
  const claim = path.join(room, 'reading-scan');
  mkdirSync(room, { recursive: true });
  while (!existsSync(told)) {
    if (mkdirSync(claim, { recursive: true }) === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      continue;
    }
    try {
      writeFileSync(`${told}.new`, JSON.stringify(await readScan(path.join(room, 'read-scan-data'))));
      renameSync(`${told}.new`, told);
    } finally {
      rmSync(claim, { recursive: true });
    }
  }
  return JSON.parse(readFileSync(told, 'utf8')) as ReadScan;
}
