import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { ThreadPool } from '@puente/threads';
import { clearLeftDataFolders, toDataFolder } from './engine/data-folders.ts';
import type { EngineComparison, EngineWish } from './engine/engine-choice.ts';
import type {
  DocumentReading,
  PageText,
  ReadOptions,
  ReadTextsOptions,
} from './pipeline/document-reading.ts';
import type { FirstLook } from './pipeline/first-look.ts';
import { limitAtOnce } from './pipeline/limit-at-once.ts';
import { lookAt, practise, readDocument, readTexts } from './pipeline/read-document.ts';
import { SecondProcess } from './second-reader/second-process.ts';
import { createEngineState, setEngines, toComparisonNow } from './threads/engine-state.ts';
import { readingThreads } from './threads/reading-threads.ts';
import type { ReadingThreadData } from './threads/thread-engine.ts';
import type { Proposer } from './vision/proposer.ts';

export interface ReaderOptions {
  /** How many threads read at the same time; by default as many as there are cores to spare. */
  readonly threads?: number;
  /** Memory of one thread's recogniser above which the thread is replaced. */
  readonly maxHeldBytes?: number;
  /** `auto`, the default: what warming finds fastest among those that read alike. `wasm`: never another program. */
  readonly engine?: EngineWish;
  /** Told which engines read and what was measured, and again when that changes: a program that fails or grows dear is left. */
  readonly onEngine?: (comparison: EngineComparison) => void;
  /** Told when it is found whether there is a second reader here; without one less is read, and less surely. */
  readonly onSecondReader?: (isThere: boolean) => void;
  /** Reading takes what is left of the cores when everybody else has theirs; else it is behind others, but never without. */
  readonly onlyIdle?: boolean;
  /**
   * Looks at crops of doubtful fields, as the last step, for files that allow it. Without a proposer nothing is shown to
   * anybody.
   */
  readonly proposer?: Proposer;
}

export interface Reader {
  /** Tells what a file is, before it is read. @throws as `read` */
  look(bytes: Uint8Array, options?: ReadOptions): Promise<FirstLook>;
  /**
   * Reads a file's form data. @throws PdfError-shaped errors (`code`, `remedy`) for files that cannot be opened, that
   * take their threads down or compute for longer than any honest file, the signal's reason when stopped.
   */
  read(bytes: Uint8Array, options?: ReadOptions): Promise<DocumentReading>;
  /**
   * Reads the texts a reading left owed, after all form data that waits. @throws PdfError-shaped errors for files as in
   * `read`, the signal's reason when stopped.
   */
  readTexts(
    bytes: Uint8Array,
    texts: readonly PageText[],
    options?: ReadTextsOptions,
  ): Promise<readonly string[]>;
  /** Loads what a first reading would wait for, but for pages' templates, each drawn in milliseconds, and the second reader. */
  warm(): Promise<void>;
  /** Reads an invented scan while nobody needs the reader, so that the first reading is as quick as those after it. */
  practise(): Promise<void>;
  /** Memory the recognisers hold. */
  readonly heldBytes: number;
  close(): Promise<void>;
}

/** Documents held at a time: each keeps its file in memory. However many texts are owed, form data finds its place. */
const maxInHand = { form: 6, texts: 2 } as const;
/** The JavaScript heap of one thread. The memory of the engines and the pictures are not part of it. */
const threadHeapMb = 512;

/** A reader whose threads stay warm until it is closed. */
export function createReader({
  threads = 2,
  maxHeldBytes = 256 * 2 ** 20,
  engine = 'auto',
  onEngine,
  onSecondReader,
  onlyIdle = false,
  proposer,
}: ReaderOptions = {}): Reader {
  const entry = new URL('./threads/reading-thread.ts', import.meta.url);
  const engineState = createEngineState(toDataFolder(randomUUID()));
  const second = new SecondProcess({ onlyIdle, ...(onSecondReader && { onKnown: onSecondReader }) });
  const pool = new ThreadPool({
    ...readingThreads,
    entry,
    size: threads,
    maxHeldBytes,
    memoryLimitMb: threadHeapMb,
    threadData: { engineState, onlyIdle } satisfies ReadingThreadData,
    openPort: () => second.connect(),
  });
  const run = (name: 'choose' | 'warm') => pool.run({ name, input: {}, timeoutMs: 120_000, priority: 0 });
  let choosing: Promise<void> | undefined;
  let told: EngineComparison | undefined;

  /** Runs in a thread, because a faulty build may crash it; plain WebAssembly is then kept. */
  const choose = async () => {
    clearLeftDataFolders();
    const comparison = await (run('choose') as Promise<EngineComparison>).catch(() => null);
    if (!comparison) return;
    setEngines(engineState, comparison);
    told = comparison;
    onEngine?.(comparison);
  };

  const tellChange = () => {
    const now = told && toComparisonNow(engineState, told);
    if (!now || now === told) return;
    told = now;
    onEngine?.(now);
  };

  const takeForm = limitAtOnce(maxInHand.form);
  const takeTexts = limitAtOnce(maxInHand.texts);

  return {
    look: (bytes, options = {}) => takeForm(options.signal, () => lookAt(pool, bytes, options)),
    read: (bytes, options = {}) =>
      takeForm(options.signal, () =>
        readDocument(pool, bytes, options, options.mayPropose ? proposer : undefined),
      ).finally(tellChange),
    readTexts: (bytes, texts, options = {}) =>
      takeTexts(options.signal, () => readTexts(pool, bytes, texts, options)).finally(tellChange),
    warm: async () => {
      if (engine === 'auto') {
        choosing ??= choose();
        await choosing;
      }
      await Promise.all(Array.from({ length: threads }, () => run('warm')));
    },
    practise: () => practise(pool),
    get heldBytes() {
      return pool.heldBytes;
    },
    close: async () => {
      await pool.close();
      second.close();
      rmSync(engineState.dataFolder, { recursive: true, force: true });
    },
  };
}
