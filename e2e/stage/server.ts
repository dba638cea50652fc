import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverEnv } from '../../scripts/server-env.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const officialForms = path.resolve(root, '../shared/forms');

/** A Puente server of its own: own port, own data folder, real processes. */
export interface StagedServer {
  readonly url: string;
  readonly pid: number;
  readonly hasOfficialBlanks: boolean;
  /** `keepAs`: a folder that its data are left in. */
  stop(keepAs?: string): Promise<void>;
}

export const findFreePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** Waits until a server that was just started answers. @throws Error when it ends, or does not answer in time */
export async function waitUntilReady(url: string, child: ChildProcess, timeoutMs = 60_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`the server ended with code ${child.exitCode} before it was ready`);
    const answer = await fetch(`${url}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`the server was not ready after ${timeoutMs / 1000} s`);
}

/** Starts a server and waits until it answers. `data`: the folder of one that was stopped, to go on from in a copy. */
export async function startServer(
  extraEnv: Record<string, string> = {},
  data?: string,
): Promise<StagedServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'puente-e2e-'));
  const before = data ?? process.env.NEW_DATA;
  if (before) cpSync(before, dataDir, { recursive: true });
  const port = await findFreePort();
  const hasOfficialBlanks = existsSync(officialForms);
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...serverEnv,
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      // Here browsers share the cores.
      READ_ONLY_WHEN_IDLE: 'off',
      ...(hasOfficialBlanks ? { FORMS_DIR: officialForms } : {}),
      ...extraEnv,
    },
  });
  // A journey that fails does not come to its end, where it would stop the server.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.removeListener('exit', end));
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url, child);
  return {
    url,
    pid: child.pid ?? 0,
    hasOfficialBlanks,
    stop: async (keepAs) => {
      if (child.exitCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await ended;
      }
      if (keepAs) cpSync(dataDir, keepAs, { recursive: true });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
