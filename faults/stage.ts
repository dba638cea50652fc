import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import {
  type RunningServer,
  type ServerOptions,
  startServer,
} from '../apps/server/src/testing/server-process.ts';

export interface Stage {
  /** A folder of this test's own, removed after it. */
  readonly folder: string;
  /** Starts the product on `dataDir`; whatever still runs when the test ends is killed. */
  start(dataDir: string, options?: ServerOptions): Promise<RunningServer>;
}

/** For each test of a file a folder of its own, and servers that do not outlive it. */
export function useStage(): Stage {
  let folder = '';
  const servers: RunningServer[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'puente-faults-'));
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get folder() {
      return folder;
    },
    async start(dataDir, options) {
      const server = await startServer(dataDir, options);
      servers.push(server);
      return server;
    },
  };
}
