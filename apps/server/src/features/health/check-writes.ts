import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../../context.ts';
import { touchDatabase } from '../../platform/database/check-master-key.ts';
import { writeDurably } from '../../platform/disk/write-durably.ts';

export interface Writes {
  readonly database: 'ok' | 'failed';
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

async function isDone(services: Services, what: string, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('took too long')), patienceMs);
  });
  try {
    await Promise.race([work, tooLong]);
    return true;
  } catch (error) {
    services.log.error({ err: error, what }, 'a write to check the health failed');
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a save and an upload would work: tries a real write to the database, and one to the data folder. */
export async function checkWrites(services: Services): Promise<Writes> {
  const [isKept, isWritten, freeBytes] = await Promise.all([
    isDone(services, 'database', touchDatabase(services.db)),
    isDone(services, 'data folder', writeProbe(services)),
    services.findFreeBytes().catch(() => 0),
  ]);
  const isLow = freeBytes < services.config.limits.diskReserveBytes;
  const storage = isWritten ? (isLow ? 'low' : 'ok') : 'failed';
  return { database: isKept ? 'ok' : 'failed', storage };
}
