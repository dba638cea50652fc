import { statfs } from 'node:fs/promises';

/** What is left on the disk that holds a folder. */
export async function findFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** How large the disk is that holds a folder. */
export async function findDiskBytes(folder: string): Promise<number> {
  const { blocks, bsize } = await statfs(folder);
  return blocks * bsize;
}
