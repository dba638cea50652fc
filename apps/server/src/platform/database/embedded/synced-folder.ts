import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncFolder } from '../../disk/sync-tree.ts';

interface OpenFile {
  readonly node: unknown;
  /** The file's number in this process; folders have none. */
  readonly nfd?: number;
}

/** What the engine's own file system offers under the database: the part that is used here. */
interface FolderFiles {
  readonly realPath: (node: unknown) => string;
  readonly stream_ops: { fsync?: (file: OpenFile) => number };
}

/** Gives `fsync` a meaning: without it the engine asks for it and nothing reaches the disk. Counted for tests. */
function syncToDisk(files: FolderFiles, count: () => void): void {
  files.stream_ops.fsync = ({ node, nfd }) => {
    if (nfd === undefined) syncFolder(files.realPath(node));
    else fsyncSync(nfd);
    count();
    return 0;
  };
}

/**
 * A folder for the embedded database that keeps what was acknowledged through a power cut: a commit returns once its log is
 * on the disk, and a checkpoint once the data files are (PostgreSQL's own order, docs of `fsync`). Needs `fsync` on and
 * `wal_sync_method=fsync`; the other methods never reach the file system of WebAssembly.
 */
export class SyncedFolder extends NodeFS {
  /** Syncs since it was opened. */
  syncs = 0;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(...args);
    type Step = NonNullable<(typeof prepared.emscriptenOpts)['preRun']>[number];
    const step: Step = (engine: PGlite['Module']) => {
      syncToDisk((engine as unknown as { NODEFS: FolderFiles }).NODEFS, () => {
        this.syncs += 1;
      });
    };
    return {
      ...prepared,
      emscriptenOpts: {
        ...prepared.emscriptenOpts,
        preRun: [...(prepared.emscriptenOpts.preRun ?? []), step],
      },
    };
  }
}
