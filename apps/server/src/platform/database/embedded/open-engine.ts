import { PGlite } from '@electric-sql/pglite';
import { extensions } from './extensions.ts';
import { SyncedFolder } from './synced-folder.ts';

const settings = {
  // One process at a time asks little of it; its own default would hold 128 MB.
  shared_buffers: '16MB',
  wal_sync_method: 'fsync',
  // Segments beyond this go at the next checkpoint.
  max_wal_size: '64MB',
  min_wal_size: '32MB',
};

/** `-F` would turn `fsync` off. */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

/** Opens the embedded database in this thread. `folder` counts what it puts on the disk. */
export async function openEngine(path: string): Promise<{ client: PGlite; folder: SyncedFolder }> {
  const folder = new SyncedFolder(path);
  return { client: await PGlite.create({ fs: folder, startParams, extensions }), folder };
}
