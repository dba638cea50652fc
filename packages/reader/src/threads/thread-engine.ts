import { type Engine, EngineFailed, type Recognition } from '../engine/engine.ts';
import { createEngine, type EngineName } from '../engine/engine-choice.ts';
import { meterEngine } from '../engine/meter-engine.ts';
import type { TextEngine } from '../pages/read-page-text.ts';
import {
  dropNative,
  type EngineState,
  getEngines,
  isPageToCompare,
  keepToPlain,
  noteCosts,
} from './engine-state.ts';

export interface ReadingThreadData {
  readonly engineState: EngineState;
  /** It computes only where nobody else does. */
  readonly onlyIdle: boolean;
}

/** Who reads crops, and who reads whole pages. */
interface ThreadEngines {
  readonly engine: Engine;
  readonly texts: TextEngine;
}

export interface ThreadEngine {
  /** Runs with the engines the process has chosen; when that of the crops fails, once more with a new one of plain WebAssembly. */
  use<T>(work: (engines: ThreadEngines) => Promise<T>): Promise<T>;
  readonly heldBytes: number;
}

type Create = (name: EngineName) => Promise<Engine>;

/** The engines of one thread, started at their first use and replaced when the process changes its choice. */
export function createThreadEngine(
  state: EngineState,
  create: Create = (name) => createEngine(name, state),
): ThreadEngine {
  let running: { readonly name: EngineName; readonly engines: ThreadEngines } | null = null;

  const discard = () => {
    running?.engines.engine.close();
    running = null;
  };

  const get = async (): Promise<ThreadEngines> => {
    const { crops } = getEngines(state);
    if (running?.name === crops) return running.engines;
    discard();
    const engine = await create(crops);
    running = { name: crops, engines: { engine, texts: createTextEngine(state, engine, create) } };
    return running.engines;
  };

  const attempt = async <T>(work: (engines: ThreadEngines) => Promise<T>): Promise<T> => {
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
        keepToPlain(state);
        return attempt(work);
      }
    },
    get heldBytes() {
      return running?.engines.engine.heldBytes ?? 0;
    },
  };
}

/**
 * Reads pages with the native program while the process has chosen it, else with the thread's own engine. Some pages are
 * read by both, so that what they cost can be compared; the answer is always that of the one chosen, so that the same page
 * gives the same text.
 */
function createTextEngine(state: EngineState, own: Engine, create: Create): TextEngine {
  let native: Engine | null = null;

  const tryNative = async (read: (engine: Engine) => Promise<Recognition[]>) => {
    try {
      native ??= await create('native');
      return await meterEngine(native, read);
    } catch (error) {
      if (!(error instanceof EngineFailed)) throw error;
      dropNative(state);
      return null;
    }
  };

  return {
    async recognise(pictures) {
      if (getEngines(state).texts !== 'native') return own.recognise(pictures);
      const read = (engine: Engine) => engine.recognise(pictures);
      const tried = await tryNative(read);
      if (!tried) return read(own);
      if (isPageToCompare(state)) noteCosts(state, tried.costMs, (await meterEngine(own, read)).costMs);
      return tried.read;
    },
  };
}
