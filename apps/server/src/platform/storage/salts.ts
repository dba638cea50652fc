import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from '../disk/write-durably.ts';

const saltBytes = 32;
const toPath = (folder: string) => join(folder, 'salt');

/** Null instead of an error for what is not there. */
async function unlessMissing<T>(run: Promise<T>): Promise<T | null> {
  try {
    return await run;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function closing(handle: FileHandle, work: (handle: FileHandle) => Promise<void>): Promise<void> {
  try {
    await work(handle);
  } finally {
    await handle.close();
  }
}

/** Makes a folder's salt. When this returns, it is on the disk and not only on its way. */
export async function createSalt(folder: string): Promise<Buffer> {
  const salt = randomBytes(saltBytes);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await closing(await open(toPath(folder), 'wx', 0o600), async (handle) => {
    await handle.writeFile(salt);
    await handle.sync();
  });
  // The folder itself may be new, and so may the one it is in.
  for (const path of [folder, dirname(folder), dirname(dirname(folder))]) await syncFolder(path);
  return salt;
}

/**
 * Null when it was destroyed, or is still being written. Each request for a document needs it: 32 bytes read in place cost
 * microseconds, while the threads that read files may be busy for seconds with passwords and pictures.
 */
export async function findSalt(folder: string): Promise<Buffer | null> {
  const salt = await unlessMissing(Promise.resolve().then(() => readFileSync(toPath(folder))));
  return salt?.length === saltBytes ? salt : null;
}

/** Writes over the salt before it is removed, so that it is not left in a free block of the disk. */
export async function destroySalt(folder: string): Promise<void> {
  const handle = await unlessMissing(open(toPath(folder), 'r+'));
  if (!handle) return;
  await closing(handle, async () => {
    await handle.write(randomBytes(saltBytes), 0, saltBytes, 0);
    await handle.sync();
  });
  await unlessMissing(unlink(toPath(folder)));
  await syncFolder(folder);
}
