import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { waitUntilReady } from '../../e2e/stage/server.ts';

const root = path.resolve(import.meta.dirname, '../..');
const startTimeoutMs = 120_000;

/** Blanks may lie there already; anything else is somebody's. */
export const isFolderFree = (folder: string): boolean =>
  !existsSync(folder) || readdirSync(folder).every((name) => name === 'forms');

/** Starts the server as `npm start` does and waits until it answers; it goes on until Ctrl-C. */
export async function startOwnServer(url: string, dataDir: string): Promise<ChildProcess> {
  if (!isFolderFree(dataDir))
    throw new Error(`${dataDir} is not empty: name another folder in DATA_DIR, or a running server in --url`);
  const { hostname, port } = new URL(url);
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, HOST: hostname, PORT: port, DATA_DIR: dataDir },
  });
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  try {
    await waitUntilReady(url, server, startTimeoutMs);
  } catch (error) {
    server.kill('SIGTERM');
    throw error;
  }
  return server;
}
