import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { TargetForm } from '@puente/contract';
import { type AskModel, createModel } from '@puente/models';
import type { FirstLook } from '@puente/reader';
import type { Config } from './config.ts';
import type { Admin } from './features/admins/admin.ts';
import type { Document } from './features/documents/document.ts';
import type { OwnBlank } from './features/filling/blanks/taken-blank.ts';
import { type Auth, createAuth } from './platform/auth/auth.ts';
import type { PasswordHash } from './platform/auth/hash-in-turns.ts';
import type { Manifest } from './platform/backup/manifest.ts';
import { writeBackup } from './platform/backup/write-backup.ts';
import { type FindCountry, openCountries } from './platform/countries/open-countries.ts';
import { checkMasterKey } from './platform/database/check-master-key.ts';
import {
  type Database,
  type DatabaseHandle,
  openDatabase,
  type Tidying,
} from './platform/database/open-database.ts';
import { findFreeBytes } from './platform/disk/find-free-bytes.ts';
import { prepareDataFolder } from './platform/disk/prepare-data-folder.ts';
import { FollowUp } from './platform/follow-up.ts';
import { type MinSpeed, minUploadSpeed } from './platform/http/receive-file.ts';
import { createMail, type Mail } from './platform/mail/mail.ts';
import { createPdfThread, type PdfThread, pictureThreads } from './platform/pdf-thread/pdf-thread.ts';
import { openQueue, type Queue } from './platform/queue/queue.ts';
import { createKeyedHash, type KeyedHash } from './platform/sealing/derive-key.ts';
import { loadMasterKey } from './platform/sealing/load-master-key.ts';
import { createSealingKey, type SealingKey } from './platform/sealing/seal.ts';
import { createFolderStorage, type SealedStorage } from './platform/storage/sealed-storage.ts';
import { createLog, type Log } from './platform/telemetry/log.ts';
import { type ProcessLoad, watchLoad } from './platform/telemetry/watch-load.ts';
import { FairSlots } from './platform/turns/fair-slots.ts';
import { KeptValues } from './platform/turns/kept-values.ts';
import { KeyedTurns } from './platform/turns/keyed-turns.ts';
import { RefusedPages } from './platform/turns/refused-pages.ts';
import { Rounds } from './platform/turns/rounds.ts';
import { createSaveGate, type SaveGate } from './platform/turns/save-gate.ts';
import { UploadGate } from './platform/turns/upload-gate.ts';
import { WorkInHand } from './platform/turns/work-in-hand.ts';
import { createLazyReader, type ReaderFacts, type ReaderPort, toFirstFacts } from './reader-port.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly createdAt: Date;
}

/**
 * Who asks. A visitor is a browser; `visitorTokenHash` is null until it has uploaded something without an account, and
 * `account` is null until somebody has signed in. `passHashes` are of the passes it holds to documents in no account;
 * `visitorTokenHash` opens nothing.
 */
type Actor =
  | {
      readonly kind: 'visitor';
      readonly visitorTokenHash: string | null;
      readonly passHashes: readonly string[];
      readonly account: Account | null;
      /** Of the token of the back office that came along, which may be anybody's; null: none came, or none was looked for. */
      readonly adminTokenHash: string | null;
    }
  | { readonly kind: 'system' };

/** Everything a use case may reach, whoever asks. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  readonly databaseKind: 'pglite' | 'postgres';
  /** All that is kept, but the master key, into a new folder. @throws Error */
  readonly writeBackup: (target: string) => Promise<Manifest>;
  /** Gives back the room of deleted rows; null where the database does so by itself. */
  readonly tidyDatabase: ((how: Tidying) => Promise<void>) | null;
  readonly storage: SealedStorage;
  /** What is left on the disk of the data folder. */
  readonly findFreeBytes: () => Promise<number>;
  /** Every upload passes here, at no less than this speed. */
  readonly uploads: UploadGate;
  readonly minUploadSpeed: MinSpeed;
  /** What is done for one owner at a time. */
  readonly ownerTurns: KeyedTurns;
  readonly queue: Queue;
  /** Whose run was begun when. */
  readonly runRounds: Rounds;
  /** What is being made of each document, to be stopped with it. */
  readonly inHand: WorkInHand;
  /** Every save of answers passes here. */
  readonly saves: SaveGate;
  /** What every new version of a form brings with it, whoever made it. */
  readonly afterVersion: FollowUp<
    (services: Services, document: Document, formType: TargetForm) => Promise<void>
  >;
  readonly masterKey: SealingKey;
  readonly auth: Auth;
  /** Admins who were let in lately, by their tokens' hashes: they see that the database is gone. */
  readonly seenAdmins: KeptValues<Admin>;
  /** For counting tries by email and address without keeping either. */
  readonly hashTry: KeyedHash;
  /** Null: the operator named no SMTP server. */
  readonly mail: Mail | null;
  readonly pdf: PdfThread;
  /** Every drawing of a page passes here. */
  readonly pictures: { readonly slots: FairSlots; readonly refused: RefusedPages };
  /** Every first look at a file passes here. What it found is kept for the file's reading. */
  readonly looks: { readonly slots: FairSlots; readonly kept: KeptValues<FirstLook> };
  /** What the blanks are that applicants added, so that not each call judges them anew. */
  readonly ownBlanks: KeptValues<OwnBlank>;
  readonly reader: ReaderPort;
  readonly readerFacts: Readonly<ReaderFacts>;
  readonly load: ProcessLoad;
  /** Chooses among sentences of the helper's base; null: the operator did not switch it on. */
  readonly legalModel: AskModel | null;
  /** By the operator's file of networks; without one it knows none. */
  readonly findCountry: FindCountry;
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

/** Each uses all reading threads for a second or two. */
const looksAtOnce = 2;
const maxKeptLooks = 100;
/** Some hundred kilobytes each. */
const maxKeptBlanks = 50;

const maxSeenAdmins = 20;

const keyBesideData =
  'The master key is in DATA_DIR, beside the data it opens: whoever takes that folder, or a backup of it, can read every ' +
  'document. Keep the key elsewhere and set MASTER_KEY (docs/operations.md).';

const noPublicUrl =
  'PUBLIC_URL is not set: review links made through another name than a local one lead to HOST:PORT. Set it where others ' +
  'use this site.';

/** Parts that services are made of, where a test brings them itself. */
interface Parts {
  readonly handle?: DatabaseHandle;
  readonly passwords?: PasswordHash;
}

/** Opens database, queue, storage and the rest. `replace` and `parts`: what a test brings itself. */
export async function openServices(
  config: Config,
  replace: Partial<Services> = {},
  parts: Parts = {},
): Promise<OpenServices> {
  const log = replace.log ?? createLog(config.logLevel);
  prepareDataFolder(config.dataDir);
  const filesFolder = join(config.dataDir, 'files');
  const rawKey = loadMasterKey(config.dataDir, config.masterKey);
  if (!config.masterKey) log.warn(keyBesideData);
  if (!config.publicUrl) log.warn(noPublicUrl);
  const masterKey = createSealingKey(rawKey);
  const handle = parts.handle ?? (await openDatabase(config.dataDir, config.databaseUrl));
  try {
    await checkMasterKey(handle.db, masterKey);
    const queue = await openQueue(handle, config.databaseUrl, log);
    const readerFacts = toFirstFacts();
    const load = watchLoad();
    const services: Services = {
      config,
      db: handle.db,
      databaseKind: handle.kind,
      tidyDatabase: handle.tidy,
      writeBackup: (target) => writeBackup(handle, filesFolder, target),
      storage: createFolderStorage(filesFolder),
      findFreeBytes: () => findFreeBytes(config.dataDir),
      uploads: new UploadGate(),
      minUploadSpeed,
      ownerTurns: new KeyedTurns(),
      queue,
      runRounds: new Rounds(),
      inHand: new WorkInHand(),
      saves: createSaveGate(config.limits.savesPerMinute),
      afterVersion: new FollowUp(),
      masterKey,
      auth: createAuth(handle.db, rawKey, parts.passwords),
      seenAdmins: new KeptValues(maxSeenAdmins),
      hashTry: createKeyedHash(rawKey, 'tries'),
      mail: config.mail && createMail(config.mail),
      pdf: createPdfThread(),
      pictures: { slots: new FairSlots(pictureThreads), refused: new RefusedPages() },
      looks: { slots: new FairSlots(looksAtOnce), kept: new KeptValues(maxKeptLooks) },
      ownBlanks: new KeptValues(maxKeptBlanks),
      findCountry: openCountries(config.geoipFile),
      legalModel: config.ai && config.legalHelpByModel ? createModel(config.ai) : null,
      reader: createLazyReader(config.ai, log, config.readOnlyWhenIdle, readerFacts),
      readerFacts,
      load,
      log,
      clock: () => new Date(),
      processId: randomUUID(),
      ...replace,
    };
    const close = async (timeoutMs: number) => {
      load.stop();
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
