import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawPaper, marisolQuispe, scanPaper } from '@puente/reader/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFailed } from 'vitest';
import { multipartType, toMultipart } from './testing/browser.ts';
import { waitUntil } from './testing/wait-until.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
/** A busy machine may take a minute to start what an idle one starts in three seconds. */
const startTimeoutMs = 180_000;
const slowMs = 600_000;

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly output: () => string;
}

let dataDir = '';
const children: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'puente-main-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
});

function spawnServer(env: Record<string, string> = {}): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  onTestFailed(() => console.info(output));
  return { child, output: () => output };
}

async function startServer(): Promise<Running> {
  const { child, output } = spawnServer();
  const url = await waitUntil(
    () => /Puente is ready at (\S+)/.exec(output())?.[1],
    'the server prints its address',
    startTimeoutMs,
  );
  return { child, url, output };
}

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
    const first = await startServer();
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

    const second = await startServer();
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
    const first = await startServer();
    const second = spawnServer();
    const [code] = await once(second.child, 'exit');
    expect(code).toBe(1);
    expect(second.output()).toMatch(/in use by another Puente \(process \d+\).*DATA_DIR.*DATABASE_URL/s);
    first.child.kill('SIGINT');
    const [stopped] = await once(first.child, 'exit');
    expect(stopped).toBe(0);
    expect(first.output()).toContain('Stopping.');
    const third = await startServer();
    expect((await fetch(`${third.url}/api/health`)).status).toBe(200);
  });

  it('lists everything that is wrong with its configuration', { timeout: slowMs }, async () => {
    const { child, output } = spawnServer({ PORT: 'x', LOG_LEVEL: 'loud' });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(output()).toMatch(/2 problem\(s\).*PORT.*LOG_LEVEL/s);
  });

  it('refuses a master key that is not the one the data was sealed with', { timeout: slowMs }, async () => {
    const first = await startServer();
    first.child.kill('SIGTERM');
    await once(first.child, 'exit');
    const { child, output } = spawnServer({ MASTER_KEY: Buffer.alloc(32, 9).toString('hex') });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(output()).toContain('master key is not the one');
  });
});
