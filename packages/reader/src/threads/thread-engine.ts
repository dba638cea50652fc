import { type Engine, EngineFailed } from '../engine/engine.ts';
import { createEngine, type EngineChoice } from '../engine/engine-choice.ts';

/** Known to all threads of a process, also to those that start later. */
export interface EngineState {
  /** One place in shared memory: which of `choices`. */
  readonly chosen: Int32Array;
  readonly dataFolder: string;
}

export interface ReadingThreadData {
  readonly engineState: EngineState;
  /** It computes only where nobody else does. */
  readonly onlyIdle: boolean;
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
  /** Runs with the engine the process has chosen; when it fails, once more with a new one of plain WebAssembly. */
  use<T>(work: (engine: Engine) => Promise<T>): Promise<T>;
  readonly heldBytes: number;
}

/** The engine of one thread, started at its first use and replaced when the process changes its choice. */
export function createThreadEngine(
  state: EngineState,
  create: (choice: EngineChoice, dataFolder: string) => Promise<Engine> = createEngine,
): ThreadEngine {
  let running: { readonly choice: EngineChoice; readonly engine: Engine } | null = null;

  const discard = () => {
    running?.engine.close();
    running = null;
  };

  const get = async (): Promise<Engine> => {
    const choice = getEngineChoice(state);
    if (running?.choice === choice) return running.engine;
    discard();
    const engine = await create(choice, state.dataFolder);
    running = { choice, engine };
    return engine;
  };

  const attempt = async <T>(work: (engine: Engine) => Promise<T>): Promise<T> => {
    try {
      return await work(await get());
    } catch (error) {
      // Its next answer could be silently wrong: it is not asked again.
      if (error instanceof EngineFailed) discard();
      throw error;
    }
  };

  return {
    async use(work) {
      try {
        return await attempt(work);
      } catch (error) {
        if (!(error instanceof EngineFailed)) throw error;
        setEngineChoice(state, 'wasm');
        return attempt(work);
      }
    },
    get heldBytes() {
      return running?.engine.heldBytes ?? 0;
    },
  };
}
