import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * That a file was made or removed stands in its folder, which is written to the disk apart from the file. Windows lets
 * nobody sync a folder, and keeps its names by itself.
 */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Makes what is missing of a folder's path and puts each new name on the disk, from the topmost down. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  const parents: string[] = [];
  for (let at = path; at.length >= first.length; at = dirname(at)) parents.unshift(dirname(at));
  for (const parent of parents) await syncFolder(parent);
}

/**
 * Writes a file so that it is whole on the disk, its name and folders too, when this returns: neither a power cut nor a
 * full disk leaves half of it under its name.
 */
export async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  await makeFolder(folder);
  const unfinished = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(folder);
}
