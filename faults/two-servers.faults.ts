import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from './server-process.ts';

/** A process list of its own, as a container has. */
const ownProcessList = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child'];
const canUnshare = spawnSync('unshare', [...ownProcessList.slice(1), 'true']).status === 0;

let dataDir = '';
const servers: RunningServer[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'puente-two-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

describe.skipIf(!canUnshare)('two servers that do not see each other @quick', () => {
  it('on one data folder: the second does not start', async () => {
    servers.push(await startServer(dataDir));
    await expect(startServer(dataDir, { wrap: ownProcessList })).rejects.toThrow(/in use by another Puente/);
    await expect(startServer(dataDir)).rejects.toThrow(/in use by another Puente/);
  });
});
