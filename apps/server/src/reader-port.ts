import { availableParallelism } from 'node:os';
import type { ModelConfig } from '@puente/models';
import type { DocumentReading, Reader } from '@puente/reader';
import type { Log } from './platform/telemetry/log.ts';

/** What the server needs of a reader. */
export type ReaderPort = Pick<Reader, 'look' | 'read' | 'readTexts' | 'warm' | 'close'>;

/** What is kept of a reading. */
export type KeptReading = Pick<DocumentReading, 'source' | 'paper' | 'rawText'>;

/** Which engines read crops and whole pages, and in how many milliseconds each one compared read the same. */
interface EngineChosen {
  readonly crops: string;
  readonly texts: string;
  readonly linesMs: Readonly<Record<string, number>>;
  readonly pageMs: Readonly<Record<string, number>>;
}

const maxThreads = 4;

/** What the reader has told of itself. */
export interface ReaderFacts {
  /** Null until it was warmed up. */
  engine: EngineChosen | null;
  /** Null until it was needed. */
  hasSecondReader: boolean | null;
}

export const toFirstFacts = (): ReaderFacts => ({ engine: null, hasSecondReader: null });

/** Loads the reader and starts its threads when first needed or warmed up, so that the server itself starts at once. */
export function createLazyReader(
  ai: ModelConfig | null,
  log: Log,
  onlyIdle = false,
  facts = toFirstFacts(),
): ReaderPort {
  let started: Promise<Reader> | null = null;
  const start = () => {
    started ??= import('@puente/reader').then(({ createProposer, createReader }) => {
      const threads = Math.min(maxThreads, availableParallelism());
      const onEngine = (comparison: EngineChosen) => {
        log.info(comparison, 'the engines that read are chosen');
        facts.engine = comparison;
      };
      const options = {
        threads,
        onlyIdle,
        onEngine,
        onSecondReader: (isThere: boolean) => {
          if (!isThere) log.warn('there is no second reader here: less is read, and less surely');
          facts.hasSecondReader = isThere;
        },
      };
      if (!ai) return createReader(options);
      const onProblem = (problem: object) => log.warn(problem, 'the vision model gave no proposals');
      return createReader({ ...options, proposer: createProposer({ ...ai, onProblem }) });
    });
    return started;
  };
  return {
    look: async (bytes, options) => (await start()).look(bytes, options),
    read: async (bytes, options) => (await start()).read(bytes, options),
    readTexts: async (bytes, texts, options) => (await start()).readTexts(bytes, texts, options),
    warm: async () => {
      const reader = await start();
      await reader.warm();
      await reader.practise();
    },
    close: async () => (await started)?.close(),
  };
}
