import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

function syncPath(path: string): void {
  const open = openSync(path, 'r');
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}

/**
 * Puts the names in a folder on the disk: a synced file that its folder does not know yet is lost with the power. Windows
 * keeps folders in order by itself and lets nobody ask for it.
 */
export function syncFolder(path: string): void {
  if (process.platform !== 'win32') syncPath(path);
}

/** Puts every file and folder below a folder, and itself, on the disk. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncFolder(folder);
}
