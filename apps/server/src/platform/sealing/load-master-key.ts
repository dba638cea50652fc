import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncFolder } from '../disk/sync-tree.ts';

const keyBytes = 32;

/**
 * Makes a key unless there is one. It has its name only once it is whole on the disk: a power cut that took the key would
 * take every document with it, and half a key would keep the product from starting.
 */
function makeKey(path: string): void {
  const unfinished = `${path}.${randomUUID()}.part`;
  const text = `${randomBytes(keyBytes).toString('base64')}\n`;
  try {
    writeFileSync(unfinished, text, { flag: 'wx', mode: 0o600, flush: true });
    linkSync(unfinished, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  syncFolder(dirname(path));
}

/**
 * The master key: the configured one, else the one in `DATA_DIR/master.key`, which is made at first start and
 * readable by its owner alone.
 * @throws Error when the file does not hold a key
 */
export function loadMasterKey(dataDir: string, configured: Buffer | null): Buffer {
  if (configured) return configured;
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'master.key');
  if (!existsSync(path)) makeKey(path);
  chmodSync(path, 0o600);
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64');
  if (key.length !== keyBytes) {
    throw new Error(`${path} does not hold a 32-byte key. Put back the copy you kept, or set MASTER_KEY.`);
  }
  return key;
}
