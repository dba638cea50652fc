import { availableParallelism } from 'node:os';
import type { ModelConfig } from '@puente/models';
import type { DocumentReading, Reader } from '@puente/reader';
import type { Log } from './platform/telemetry/log.ts';

/** What the server needs of a reader. */
export type ReaderPort = Pick<Reader, 'look' | 'read' | 'readTexts' | 'warm' | 'close'>;

/** What is kept of a reading. */
export type KeptReading = Pick<DocumentReading, 'source' | 'paper' | 'rawText'>;

/** Which engine reads, and in how many milliseconds each one compared read the same lines. */
export interface EngineChosen {
  readonly choice: string;
  readonly milliseconds: Readonly<Record<string, number>>;
}

const maxThreads = 4;

/** Loads the reader and starts its threads when first needed or warmed up, so that the server itself starts at once. */
export function createLazyReader(
  ai: ModelConfig | null,
  log: Log,
  onlyIdle = false,
  onChosen: (chosen: EngineChosen) => void = () => {},
): ReaderPort {
  let started: Promise<Reader> | null = null;
  const start = () => {
    started ??= import('@puente/reader').then(({ createProposer, createReader }) => {
      const threads = Math.min(maxThreads, availableParallelism());
      const onEngine = (comparison: EngineChosen) => {
        log.info(comparison, 'the engine that reads is chosen');
        onChosen(comparison);
      };
      if (!ai) return createReader({ threads, onEngine, onlyIdle });
      const onProblem = (problem: object) => log.warn(problem, 'the vision model gave no proposals');
      return createReader({ threads, onEngine, onlyIdle, proposer: createProposer({ ...ai, onProblem }) });
    });
    return started;
  };
  return {
    look: async (bytes, options) => (await start()).look(bytes, options),
    read: async (bytes, options) => (await start()).read(bytes, options),
    readTexts: async (bytes, texts, options) => (await start()).readTexts(bytes, texts, options),
    warm: async () => (await start()).warm(),
    close: async () => (await started)?.close(),
  };
}
