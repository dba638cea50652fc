import { type ModelServer, serveModel } from '@puente/models/testing';
import { drawPaper, marisolQuispe, scanPaper } from '@puente/reader/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../../config.ts';
import { createLog } from '../../platform/telemetry/log.ts';
import { createLazyReader } from '../../reader-port.ts';
import type { Browser } from '../../testing/browser.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { waitUntil } from '../../testing/wait-until.ts';

const [kind] = await listDatabaseKinds();
if (!kind) throw new Error('no database');

/** A real reader reads here, on a machine that may be busy with others. */
const readingTimeoutMs = 150_000;

/** A reader that has somebody outside to ask, and a server in the place of that somebody which counts what it gets. */
describe('pictures of hard-to-read words', { timeout: 3 * readingTimeoutMs }, () => {
  let outside: ModelServer;
  let test: TestApp;
  let scan: Uint8Array;
  beforeAll(async () => {
    outside = await serveModel('openai-compatible');
    const env = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'local', AI_BASE_URL: outside.baseUrl };
    const reader = createLazyReader(parseConfig(env).ai, createLog('silent'));
    test = await startTestApp(kind, { env, replace: { reader } });
    const few = Object.entries(marisolQuispe).filter(([id]) => /^A\.I\.([1-8])\./.test(id));
    const paper = await drawPaper(Object.fromEntries(few), { pages: [1] });
    scan = await scanPaper(paper, { dpi: 90, jpegQuality: 12 });
  }, 120_000);
  afterAll(async () => {
    await test.close();
    await outside.close();
  });

  const upload = async (answers: readonly boolean[]): Promise<{ browser: Browser; id: string }> => {
    const browser = test.newBrowser();
    const id = await browser.upload(scan);
    for (const allowed of answers) {
      const answer = await browser.send('PUT', `/api/documents/${id}/vision-model`, { allowed });
      expect(answer.json).toEqual({ visionModelAllowed: allowed });
    }
    return { browser, id };
  };
  const read = async (answers: readonly boolean[]) => {
    const { browser, id } = await upload(answers);
    const before = outside.requests.length;
    await browser.send('POST', `/api/documents/${id}/process-enhanced`, {});
    const isRead = async () => {
      const now = await browser.get(id);
      return now.status !== 'processing' && now;
    };
    const view = await waitUntil(isRead, 'the scan is read', readingTimeoutMs);
    expect([view.status, view.source?.form]).toEqual(['processed', 'I-589']);
    return { view, sent: outside.requests.length - before };
  };

  it('go nowhere unless the person has said so of this document, nor when they took it back', async () => {
    const silent = await read([]);
    expect([silent.view.visionModelAllowed, silent.sent]).toEqual([false, 0]);
    const takenBack = await read([true, false]);
    expect([takenBack.view.visionModelAllowed, takenBack.sent]).toEqual([false, 0]);
    expect(outside.requests).toEqual([]);
    const allowed = await read([true]);
    expect(allowed.view.visionModelAllowed).toBe(true);
    expect(allowed.sent).toBeGreaterThan(0);
  });

  it('are allowed by the owner alone', async () => {
    const { browser, id } = await upload([]);
    const path = `/api/documents/${id}/vision-model`;
    expect((await test.newBrowser().send('PUT', path, { allowed: true })).status).toBe(404);
    expect((await browser.send('PUT', path, { allowed: 'yes' })).status).toBe(422);
    expect((await browser.get(id)).visionModelAllowed).toBe(false);
  });

  it('have a receiver whom everybody is told of before', async () => {
    const health = await test.newBrowser().send('GET', '/api/health');
    expect(health.json.visionModel).toBe(new URL(outside.baseUrl).host);
  });
});
