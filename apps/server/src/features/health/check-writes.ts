import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../../context.ts';
import { touchDatabase } from '../../platform/database/check-master-key.ts';
import { writeDurably } from '../../platform/disk/write-durably.ts';

export interface Writes {
  readonly database: 'ok' | 'failed';
  /** How long its write took; null: it did not end. */
  readonly databaseMs: number | null;
  readonly storage: 'ok' | 'low' | 'failed';
}

/** More than the file system has left over in blocks already given out. */
const probe = Buffer.alloc(64 * 1024);
const patienceMs = 5_000;

async function writeProbe({ config }: Services): Promise<void> {
  const path = join(config.dataDir, 'write-check');
  await writeDurably(path, probe);
  await rm(path, { force: true });
}

/** Milliseconds; null when it failed or took too long. */
async function timeWork(services: Services, what: string, work: Promise<void>): Promise<number | null> {
  const begunAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('took too long')), patienceMs);
  });
  try {
    await Promise.race([work, tooLong]);
    return performance.now() - begunAt;
  } catch (error) {
    services.log.error({ err: error, what }, 'a write to check the health failed');
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a save and an upload would work: tries a real write to the database, and one to the data folder. */
export async function checkWrites(services: Services): Promise<Writes> {
  const [databaseMs, fileMs, freeBytes] = await Promise.all([
    timeWork(services, 'database', touchDatabase(services.db)),
    timeWork(services, 'data folder', writeProbe(services)),
    services.findFreeBytes().catch(() => 0),
  ]);
  const isLow = freeBytes < services.config.limits.diskReserveBytes;
  const storage = fileMs !== null ? (isLow ? 'low' : 'ok') : 'failed';
  return { database: databaseMs === null ? 'failed' : 'ok', databaseMs, storage };
}
