import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { parseConfig } from '../config.ts';
import { asSystem, type OpenServices, openServices, type Services } from '../context.ts';
import { toEmailCode } from '../features/accounts/email-code.ts';
import type { PasswordHash } from '../platform/auth/hash-in-turns.ts';
import { createPdfThread, type PdfThread } from '../platform/pdf-thread/pdf-thread.ts';
import { createLog } from '../platform/telemetry/log.ts';
import { startWork } from '../work.ts';
import { Browser } from './browser.ts';
import { quickPasswords } from './quick-passwords.ts';
import { createStubReader, type StubReader } from './stub-reader.ts';
import type { DatabaseKind } from './test-databases.ts';

/** One set of threads for all servers of a test file, each started when it is needed: starting one takes a second. */
const pdf: PdfThread = { ...createPdfThread(), warmUp: async () => {}, close: async () => {} };

export interface TestApp {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly reader: StubReader;
  readonly dataDir: string;
  readonly logLines: string[];
  readonly newBrowser: () => Browser;
  /** Moves the server's clock forward. */
  readonly passTime: (ms: number) => void;
  readonly close: () => Promise<void>;
}

/** The real application on a database of its own; only the reader is a stub unless `replace` brings another. */
export async function startTestApp(
  kind: DatabaseKind,
  options: { env?: Record<string, string>; replace?: Partial<Services>; passwords?: PasswordHash } = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'puente-test-'));
  const database = await kind.create();
  const logLines: string[] = [];
  const reader = createStubReader();
  let aheadMs = 0;
  // Whether this machine has much room left is no matter of a test.
  const config = {
    ...parseConfig({ DATA_DIR: dataDir, DISK_RESERVE_MB: '0', READ_ONLY_WHEN_IDLE: 'off', ...options.env }),
    databaseUrl: database.databaseUrl,
  };
  const open: OpenServices = await openServices(
    config,
    {
      reader,
      pdf,
      log: createLog('trace', { write: (line: string) => void logLines.push(line) }),
      clock: () => new Date(Date.now() + aheadMs),
      ...options.replace,
    },
    { handle: database.handle, passwords: options.passwords ?? quickPasswords },
  );
  const app = await createApp(open.services);
  await startWork(open.services);
  await app.ready();
  const findCode = (email: string) => toEmailCode(asSystem(open.services), email);
  return {
    app,
    services: open.services,
    reader,
    dataDir,
    logLines,
    newBrowser: () => new Browser(app, open.services.mail ? findCode : undefined, config.publicUrl?.origin),
    passTime: (ms) => {
      aheadMs += ms;
    },
    close: async () => {
      await app.close();
      await open.close(2_000);
      await database.drop();
      // Work that was cut off after those seconds may write one more file meanwhile.
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
