import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { SealingKey } from '../sealing/seal.ts';

/** Files of documents. They are sealed before they reach the disk; a path is the purpose they are sealed for. */
export interface SealedStorage {
  readonly put: (path: string, plain: Uint8Array, key: SealingKey) => Promise<void>;
  /** Null when there is no such file. @throws SealError when it does not open with this key */
  readonly find: (path: string, key: SealingKey) => Promise<Buffer | null>;
  readonly deleteFolder: (path: string) => Promise<void>;
}

export function createFolderStorage(location: string): SealedStorage {
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  return {
    put: (path, plain, key) => disk.put(path, key.seal(plain, `file:${path}`)),
    find: async (path, key) => {
      if (!(await disk.exists(path))) return null;
      return key.open(await disk.getBytes(path), `file:${path}`);
    },
    deleteFolder: (path) => disk.deleteAll(path),
  };
}
