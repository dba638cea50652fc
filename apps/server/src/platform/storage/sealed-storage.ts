import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { writeDurably } from '../disk/write-durably.ts';
import type { SealingKey } from '../sealing/seal.ts';
import { createSalt, destroySalt, findSalt } from './salts.ts';

/**
 * Files of documents. They are sealed before they reach the disk; a path is the purpose they are sealed for. Each
 * folder has a salt, which is half of the key of all that belongs to its document: without it nothing opens.
 */
export interface SealedStorage {
  /** On the disk when it returns. */
  readonly put: (path: string, plain: Uint8Array, key: SealingKey) => Promise<void>;
  /** Null when there is no such file. @throws SealError when it does not open with this key */
  readonly find: (path: string, key: SealingKey) => Promise<Buffer | null>;
  /** No error when it is gone already. */
  readonly deleteFile: (path: string) => Promise<void>;
  /** A new folder's salt, on the disk when this returns. */
  readonly createSalt: (folder: string) => Promise<Buffer>;
  readonly findSalt: (folder: string) => Promise<Buffer | null>;
  /** Overwritten and removed, on the disk when this returns; no error when it is gone already. */
  readonly destroySalt: (folder: string) => Promise<void>;
  /** With its salt first. */
  readonly deleteFolder: (folder: string) => Promise<void>;
  /** The folders of documents, by their ids, and when something was last put into each. */
  readonly listFolders: () => Promise<{ readonly name: string; readonly changedAt: Date }[]>;
}

const isDocumentId = (name: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);

async function listFolders(location: string): Promise<{ name: string; changedAt: Date }[]> {
  const names = await readdir(location).catch(() => []);
  const found = names.filter(isDocumentId).map(async (name) => {
    const entry = await stat(join(location, name)).catch(() => null);
    return entry?.isDirectory() ? { name, changedAt: entry.mtime } : null;
  });
  return (await Promise.all(found)).filter((folder) => folder !== null);
}

export function createFolderStorage(location: string): SealedStorage {
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }));
  return {
    put: (path, plain, key) => writeDurably(join(location, path), key.seal(plain, `file:${path}`)),
    find: async (path, key) => {
      if (!(await disk.exists(path))) return null;
      return key.open(await disk.getBytes(path), `file:${path}`);
    },
    deleteFile: (path) => disk.delete(path),
    listFolders: () => listFolders(location),
    createSalt: (folder) => createSalt(join(location, folder)),
    findSalt: (folder) => findSalt(join(location, folder)),
    destroySalt: (folder) => destroySalt(join(location, folder)),
    deleteFolder: async (folder) => {
      await destroySalt(join(location, folder));
      await disk.deleteAll(folder);
    },
  };
}
