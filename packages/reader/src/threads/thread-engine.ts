import { NativeEngineFailed } from '../engine/create-native-engine.ts';
import type { Engine } from '../engine/engine.ts';
import { createEngine, type EngineChoice } from '../engine/engine-choice.ts';

/** Known to all threads of a process, also to those that start later. */
export interface EngineState {
  /** One place in shared memory: which of `choices`. */
  readonly chosen: Int32Array;
  readonly dataFolder: string;
}

export interface ReadingThreadData {
  readonly engineState: EngineState;
}

const choices: readonly EngineChoice[] = ['wasm', 'relaxed-wasm', 'native'];

/** Until something else is set, plain WebAssembly. */
export const createEngineState = (dataFolder: string): EngineState => ({
  chosen: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
  dataFolder,
});

export function setEngineChoice({ chosen }: EngineState, choice: EngineChoice): void {
  Atomics.store(chosen, 0, choices.indexOf(choice));
}

export const getEngineChoice = ({ chosen }: EngineState): EngineChoice =>
  choices[Atomics.load(chosen, 0)] ?? 'wasm';

export interface ThreadEngine {
  /** Runs with the engine the process has chosen; once more with plain WebAssembly when the native one fails. */
  use<T>(work: (engine: Engine) => Promise<T>): Promise<T>;
  readonly heldBytes: number;
}

/** The engine of one thread, started at its first use and replaced when the process changes its choice. */
export function createThreadEngine(
  state: EngineState,
  create: (choice: EngineChoice, dataFolder: string) => Promise<Engine> = createEngine,
): ThreadEngine {
  let running: { readonly choice: EngineChoice; readonly engine: Engine } | null = null;

  const get = async (): Promise<Engine> => {
    const choice = getEngineChoice(state);
    if (running?.choice === choice) return running.engine;
    running?.engine.close();
    running = null;
    const engine = await create(choice, state.dataFolder);
    running = { choice, engine };
    return engine;
  };

  return {
    async use(work) {
      try {
        return await work(await get());
      } catch (error) {
        if (!(error instanceof NativeEngineFailed)) throw error;
        setEngineChoice(state, 'wasm');
        return work(await get());
      }
    },
    get heldBytes() {
      return running?.engine.heldBytes ?? 0;
    },
  };
}
