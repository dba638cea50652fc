import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawPaper, marisolQuispe, scanPaper } from '@puente/reader/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFailed } from 'vitest';
import { multipartType, toMultipart } from './testing/browser.ts';
import {
  endServer,
  type RunningServer,
  type SpawnedServer,
  spawnServer,
  waitForServer,
} from './testing/server-process.ts';
import { waitUntil } from './testing/wait-until.ts';

const slowMs = 600_000;

let dataDir = '';
const servers: SpawnedServer[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'puente-main-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) await endServer(server, 'SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

function spawn(env: Record<string, string> = {}): SpawnedServer {
  const server = spawnServer(dataDir, { env });
  servers.push(server);
  onTestFailed(() => console.info(server.output()));
  return server;
}

const start = (): Promise<RunningServer> => waitForServer(spawn());

async function uploadScan(url: string): Promise<{ sessionId: string; cookie: string }> {
  const scan = await scanPaper(await drawPaper(marisolQuispe, { pages: [1, 2, 3] }));
  const body = toMultipart([{ bytes: scan }]);
  const answer = await fetch(`${url}/api/documents/upload`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { 'content-type': multipartType },
  });
  const { sessionId } = (await answer.json()) as { sessionId: string };
  const pairs = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { sessionId, cookie: pairs.join('; ') };
}

describe('the process', () => {
  it('killed in the middle of reading, finishes the document after the next start by itself', {
    timeout: slowMs,
  }, async () => {
    const first = await start();
    const { sessionId, cookie } = await uploadScan(first.url);
    const path = `/api/documents/${sessionId}`;
    const view = async (url: string) =>
      (await fetch(url + path, { headers: { cookie } })).json() as Promise<{
        status: string;
        attempts: number;
        progress: { ocr: number };
        formData: { biographic_information: { a_number: string } } | null;
      }>;
    await fetch(`${first.url}${path}/process-enhanced`, { method: 'POST', headers: { cookie } });
    await waitUntil(async () => (await view(first.url)).progress.ocr > 2, 'reading has begun', 120_000);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');

    const second = await start();
    const before = await view(second.url);
    expect(before.status).toBe('processing');
    const after = await waitUntil(
      async () => {
        const now = await view(second.url);
        return now.status !== 'processing' && now;
      },
      'the document is finished',
      240_000,
    );
    expect(after).toMatchObject({ status: 'processed', attempts: 2 });
    expect(after.formData?.biographic_information.a_number).toBe('204518837');
  });

  it('refuses a data folder in use and says what to do; stops in order when asked', {
    timeout: slowMs,
  }, async () => {
    const first = await start();
    const second = spawn();
    const [code] = await once(second.child, 'exit');
    expect(code).toBe(1);
    expect(second.output()).toMatch(/in use by another Puente \(process \d+\).*DATA_DIR.*DATABASE_URL/s);
    first.child.kill('SIGINT');
    const [stopped] = await once(first.child, 'exit');
    expect(stopped).toBe(0);
    expect(first.output()).toContain('Stopping.');
    const third = await start();
    expect((await fetch(`${third.url}/api/health`)).status).toBe(200);
  });

  it('lists everything that is wrong with its configuration', { timeout: slowMs }, async () => {
    const { child, output } = spawn({ PORT: 'x', LOG_LEVEL: 'loud' });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(output()).toMatch(/2 problem\(s\).*PORT.*LOG_LEVEL/s);
  });

  it('refuses a master key that is not the one the data was sealed with', { timeout: slowMs }, async () => {
    const first = await start();
    first.child.kill('SIGTERM');
    await once(first.child, 'exit');
    const { child, output } = spawn({ MASTER_KEY: Buffer.alloc(32, 9).toString('hex') });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(output()).toContain('master key is not the one');
  });
});
