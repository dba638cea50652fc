import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { syncFolder } from './sync-tree.ts';

const ownerOnly = 0o700;

/**
 * Makes the folder of all data, or closes one that others may look into: the embedded database gives its files no mode of
 * their own, so the folder is what keeps other users of the machine out. Windows has no such modes.
 * @throws Error when it cannot be closed
 */
export function prepareDataFolder(path: string): void {
  const first = mkdirSync(path, { recursive: true, mode: ownerOnly });
  if (first) for (let at = path; at.length >= first.length; at = dirname(at)) syncFolder(dirname(at));
  if (process.platform === 'win32' || (statSync(path).mode & 0o077) === 0) return;
  try {
    chmodSync(path, ownerOnly);
  } catch (cause) {
    throw new Error(
      `${path} can be read by other users of this machine and belongs to somebody else. Run: chmod 700 ${path}`,
      { cause },
    );
  }
}
