import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const keyBytes = 32;

/**
 * The master key: the configured one, else the one in `DATA_DIR/master.key`, which is made at first start and
 * readable by its owner alone.
 * @throws Error when the file does not hold a key
 */
export function loadMasterKey(dataDir: string, configured: Buffer | null): Buffer {
  if (configured) return configured;
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'master.key');
  try {
    writeFileSync(path, `${randomBytes(keyBytes).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  chmodSync(path, 0o600);
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64');
  if (key.length !== keyBytes) {
    throw new Error(`${path} does not hold a 32-byte key. Put back the copy you kept, or set MASTER_KEY.`);
  }
  return key;
}
