import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** A small disk of its own, to be filled or cut off from power. Needs root and loop devices. */
export interface LoopDisk {
  readonly folder: string;
  /** What would be on the disk if the power went now, mounted as a disk of its own. */
  readonly cutPower: () => LoopDisk;
  readonly remove: () => void;
}

function mount(parent: string, image: string): LoopDisk {
  const folder = `${image}.mounted`;
  mkdirSync(folder);
  run('mount', '-o', 'loop', image, folder);
  let cuts = 0;
  return {
    folder,
    cutPower: () => {
      cuts += 1;
      const copy = `${image}.cut-${cuts}`;
      copyFileSync(image, copy);
      return mount(parent, copy);
    },
    remove: () => {
      run('umount', '-l', folder);
      rmSync(image);
    },
  };
}

export function createLoopDisk(sizeMb: number): LoopDisk {
  const parent = mkdtempSync(join(tmpdir(), 'puente-disk-'));
  const image = join(parent, 'disk');
  writeFileSync(image, '');
  truncateSync(image, sizeMb * 1024 * 1024);
  // Nothing kept back for root, who runs the server here.
  run('mkfs.ext4', '-q', '-F', '-m', '0', image);
  return mount(parent, image);
}

/** Whether this machine lets us. */
export function canMountLoopDisks(): boolean {
  try {
    createLoopDisk(8).remove();
    return true;
  } catch {
    return false;
  }
}
