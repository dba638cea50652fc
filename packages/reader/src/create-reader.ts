import type { DocumentReading, ReadOptions } from './document-reading.ts';
import type { Proposer } from './propose/proposer.ts';
import { readDocument } from './read-document.ts';
import { ThreadPool } from './threads/thread-pool.ts';

export interface ReaderOptions {
  /** Threads that read at the same time; as many as there are cores to give. */
  readonly threads?: number;
  /** Memory of one thread's recogniser above which the thread is replaced. */
  readonly maxHeldBytes?: number;
  /** Looks at crops of doubtful fields, as the last step. Without one nothing is shown to anybody. */
  readonly proposer?: Proposer;
}

export interface Reader {
  /**
   * Reads a file's form data. @throws PdfError-shaped errors (`code`, `remedy`) for files that cannot be opened or that
   * take their threads down, the signal's reason when stopped.
   */
  read(bytes: Uint8Array, options?: ReadOptions): Promise<DocumentReading>;
  /** Loads everything a first reading would wait for. */
  warm(): Promise<void>;
  /** Memory the recognisers hold. */
  readonly heldBytes: number;
  close(): Promise<void>;
}

/** JavaScript's own heap of one thread; the engines' memory and pictures lie outside it. */
const threadHeapMb = 512;

/** A reader whose threads stay warm until it is closed. */
export function createReader({
  threads = 2,
  maxHeldBytes = 256 * 2 ** 20,
  proposer,
}: ReaderOptions = {}): Reader {
  const entry = new URL('./threads/reading-thread.ts', import.meta.url);
  const pool = new ThreadPool({ entry, size: threads, maxHeldBytes, memoryLimitMb: threadHeapMb });
  return {
    read: (bytes, options = {}) => readDocument(pool, bytes, options, proposer),
    warm: async () => {
      const job = { name: 'warm', input: {}, timeoutMs: 60_000, priority: 0 };
      await Promise.all(Array.from({ length: threads }, () => pool.run(job)));
    },
    get heldBytes() {
      return pool.heldBytes;
    },
    close: () => pool.close(),
  };
}
