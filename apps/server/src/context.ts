import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { type Auth, createAuth } from './platform/auth/auth.ts';
import { checkMasterKey } from './platform/database/check-master-key.ts';
import { type Database, type DatabaseHandle, openDatabase } from './platform/database/open-database.ts';
import { createMail, type Mail } from './platform/mail/mail.ts';
import { createPdfThread, type PdfThread } from './platform/pdf-thread/pdf-thread.ts';
import { openQueue, type Queue } from './platform/queue/queue.ts';
import { createKeyedHash, deriveKey, type KeyedHash } from './platform/sealing/derive-key.ts';
import { loadMasterKey } from './platform/sealing/load-master-key.ts';
import { createSealingKey, type SealingKey } from './platform/sealing/seal.ts';
import { createFolderStorage, type SealedStorage } from './platform/storage/sealed-storage.ts';
import { createLog, type Log } from './platform/telemetry/log.ts';
import { createLazyReader, type ReaderPort } from './reader-port.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly createdAt: Date;
}

/**
 * Who asks. A visitor is a browser; `visitorId` is null until it has uploaded something without an account, and
 * `account` is null until somebody has signed in.
 */
type Actor =
  | { readonly kind: 'visitor'; readonly visitorId: string | null; readonly account: Account | null }
  | { readonly kind: 'system' };

/** Everything a use case may reach, whoever asks. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  readonly databaseKind: 'pglite' | 'postgres';
  /** @throws when the database does not answer */
  readonly pingDatabase: () => Promise<void>;
  readonly storage: SealedStorage;
  readonly queue: Queue;
  readonly masterKey: SealingKey;
  readonly auth: Auth;
  /** For counting tries by email and address without keeping either. */
  readonly hashTry: KeyedHash;
  /** Null: the operator named no SMTP server. */
  readonly mail: Mail | null;
  readonly pdf: PdfThread;
  readonly reader: ReaderPort;
  readonly log: Log;
  readonly clock: () => Date;
  /** Names this process in claims on work. */
  readonly processId: string;
}

export interface Context extends Services {
  readonly actor: Actor;
}

export const asSystem = (services: Services): Context => ({ ...services, actor: { kind: 'system' } });

export interface OpenServices {
  readonly services: Services;
  /** Parks running work within `timeoutMs`, then closes everything in order. */
  readonly close: (timeoutMs: number) => Promise<void>;
}

/** Opens database, queue, storage and the rest. `replace` and `opened`: parts a test brings itself. */
export async function openServices(
  config: Config,
  replace: Partial<Services> = {},
  opened?: DatabaseHandle,
): Promise<OpenServices> {
  const log = replace.log ?? createLog(config.logLevel);
  const rawKey = loadMasterKey(config.dataDir, config.masterKey);
  const masterKey = createSealingKey(rawKey);
  const handle = opened ?? (await openDatabase(config.dataDir, config.databaseUrl));
  try {
    await checkMasterKey(handle.db, masterKey);
    const queue = await openQueue(handle, config.databaseUrl, log);
    const services: Services = {
      config,
      db: handle.db,
      databaseKind: handle.kind,
      pingDatabase: handle.ping,
      storage: createFolderStorage(join(config.dataDir, 'files')),
      queue,
      masterKey,
      auth: createAuth(handle.db, deriveKey(rawKey, 'sessions').toString('base64')),
      hashTry: createKeyedHash(rawKey, 'tries'),
      mail: config.mail && createMail(config.mail),
      pdf: createPdfThread(),
      reader: createLazyReader(config.ai, log),
      log,
      clock: () => new Date(),
      processId: randomUUID(),
      ...replace,
    };
    const close = async (timeoutMs: number) => {
      await queue.stop(timeoutMs);
      await services.reader.close();
      await services.pdf.close();
      services.mail?.close();
      await handle.close();
    };
    return { services, close };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
