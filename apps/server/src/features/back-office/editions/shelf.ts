import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Catalogue } from '@puente/forms';
import type { Services } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { writeDurably } from '../../../platform/disk/write-durably.ts';
import { toDecisionsPath, toHash, toInstalledName } from '../../editions/index.ts';

// Blanks lie in two folders: that of the forms, from which forms are filled, and one beside the data for those set aside.

/** A file of a blank. Its SHA-256 names it. */
export interface ShelfBlank {
  readonly hash: string;
  readonly path: string;
  readonly isInstalled: boolean;
  readonly sizeBytes: number;
  readonly addedAt: Date;
}

const toAsideFolder = ({ config }: Services) => join(config.dataDir, 'blanks-set-aside');
const toAsidePath = (services: Services, hash: string) => join(toAsideFolder(services), `${hash}.pdf`);

/** Path, size and time of a file → its SHA-256. */
const hashed = new Map<string, string>();

async function describeFile(path: string, isInstalled: boolean): Promise<ShelfBlank> {
  const { size: sizeBytes, mtime: addedAt } = await stat(path);
  const stamp = [path, sizeBytes, addedAt.getTime()].join('|');
  const hash = hashed.get(stamp) ?? toHash(await readFile(path));
  hashed.set(stamp, hash);
  return { hash, path, isInstalled, sizeBytes, addedAt };
}

async function listFolder(folder: string, isInstalled: boolean): Promise<ShelfBlank[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => /\.pdf$/i.test(name)).sort();
  return Promise.all(names.map((name) => describeFile(join(folder, name), isInstalled)));
}

/** Every blank there is, those installed first; of two copies of one file the installed one. */
export async function listShelf(services: Services): Promise<ShelfBlank[]> {
  const installed = await listFolder(services.config.formsDir, true);
  const aside = await listFolder(toAsideFolder(services), false);
  const all = [...installed, ...aside];
  return all.filter(({ hash }, index) => all.findIndex((each) => each.hash === hash) === index);
}

/** @throws AppError not_found */
export async function getShelfBlank(services: Services, hash: string): Promise<ShelfBlank> {
  const blank = (await listShelf(services)).find((each) => each.hash === hash);
  if (!blank) throw new AppError('not_found');
  return blank;
}

const lockedCodes = new Set(['EACCES', 'EPERM', 'EROFS']);

/** @throws AppError forms_folder_locked where the operator keeps the folder from being written */
async function asFolderFault<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isLocked = lockedCodes.has((error as NodeJS.ErrnoException).code ?? '');
    throw isLocked ? new AppError('forms_folder_locked', { cause: error }) : error;
  }
}

/** Keeps a file that was offered, aside from those in use. */
export async function addToShelf(services: Services, bytes: Uint8Array): Promise<string> {
  const hash = toHash(bytes);
  const known = (await listShelf(services)).some((each) => each.hash === hash);
  if (known) return hash;
  await mkdir(toAsideFolder(services), { recursive: true });
  await writeDurably(toAsidePath(services, hash), Buffer.from(bytes));
  return hash;
}

/** A file with the decisions beside it, where there are any. */
async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  // Between two disks a file is not renamed.
  await writeDurably(to, await readFile(from));
  const decisions = await readFile(toDecisionsPath(from)).catch(() => null);
  if (decisions) await writeDurably(toDecisionsPath(to), decisions);
  else await rm(toDecisionsPath(to), { force: true });
  await remove(from);
}

async function remove(path: string): Promise<void> {
  await rm(path, { force: true });
  await rm(toDecisionsPath(path), { force: true });
}

/** Into the folder of forms; what lies there under its name is set aside. */
export const install = (services: Services, blank: ShelfBlank, catalogue: Catalogue): Promise<void> =>
  asFolderFault(
    (async () => {
      const path = join(services.config.formsDir, toInstalledName(catalogue));
      const before = (await listFolder(services.config.formsDir, true)).find((each) => each.path === path);
      if (before) await move(path, toAsidePath(services, before.hash));
      await move(blank.path, path);
    })(),
  );

export const putAside = (services: Services, { path, hash }: ShelfBlank): Promise<void> =>
  asFolderFault(move(path, toAsidePath(services, hash)));

export const takeOff = ({ path }: ShelfBlank): Promise<void> => asFolderFault(remove(path));
