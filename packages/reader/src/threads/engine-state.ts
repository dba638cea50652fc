import type { EngineComparison, EngineName, EngineSurroundings, WasmName } from '../engine/engine-choice.ts';

/** Known to all threads of a process, also to those that start later. */
export interface EngineState extends EngineSurroundings {
  /** Shared memory, one whole number at each of `places`. */
  readonly shared: Int32Array;
}

const places = {
  /** Which of `crops`. */
  crops: 0,
  /** 1 while the native program reads pages. */
  native: 1,
  /** How many pages the native program has read. */
  pages: 2,
  /** Pages that both engines have read since it was last judged, and what the native program cost beyond the other. */
  pairs: 3,
  excessMs: 4,
  counted: 5,
} as const;

const crops: readonly WasmName[] = ['wasm', 'relaxed-wasm'];

/** Until something else is set, plain WebAssembly reads everything. */
export function createEngineState(dataFolder: string): EngineState {
  const bytes = Int32Array.BYTES_PER_ELEMENT;
  const shared = new Int32Array(new SharedArrayBuffer(Object.keys(places).length * bytes));
  return { dataFolder, shared, counted: shared.subarray(places.counted) };
}

export type EngineNames = Pick<EngineComparison, 'crops' | 'texts'>;

export function setEngines({ shared }: EngineState, names: EngineNames): void {
  Atomics.store(shared, places.crops, crops.indexOf(names.crops));
  Atomics.store(shared, places.native, names.texts === 'native' ? 1 : 0);
}

export function getEngines({ shared }: EngineState): EngineNames {
  const own = crops[Atomics.load(shared, places.crops)] ?? 'wasm';
  const texts: EngineName = Atomics.load(shared, places.native) === 1 ? 'native' : own;
  return { crops: own, texts };
}

/** The comparison as it stands now: the same object when nothing changed, else without the engine that was left. */
export function toComparisonNow(state: EngineState, comparison: EngineComparison): EngineComparison {
  const now = getEngines(state);
  if (now.crops === comparison.crops && now.texts === comparison.texts) return comparison;
  const { 'relaxed-wasm': relaxed, ...plainMs } = comparison.linesMs;
  const { native, ...ownMs } = comparison.pageMs;
  return {
    ...now,
    linesMs: now.crops === comparison.crops ? comparison.linesMs : plainMs,
    pageMs: now.texts === 'native' ? comparison.pageMs : ownMs,
  };
}

/** A build of WebAssembly that failed is not tried again. */
export function keepToPlain({ shared }: EngineState): void {
  Atomics.store(shared, places.crops, crops.indexOf('wasm'));
}

/** The native program failed, or costs more than what is here anyway: for as long as the process lives. */
export function dropNative({ shared }: EngineState): void {
  Atomics.store(shared, places.native, 0);
}

/** A judgement takes so many pages. The first comes at once, those after it over many pages. */
const pagesJudged = 4;
const oneOf = 16;

/** Whether both engines should read the page that the native program has just read. Counts it. */
export function isPageToCompare({ shared }: EngineState): boolean {
  const before = Atomics.add(shared, places.pages, 1);
  return before < pagesJudged || before % oneOf === 0;
}

/** What the same page cost with each; over a few pages, the native program must not have been the dearer one. */
export function noteCosts(state: EngineState, nativeMs: number, ownMs: number): void {
  const { shared } = state;
  Atomics.add(shared, places.excessMs, Math.round(nativeMs - ownMs));
  if (Atomics.add(shared, places.pairs, 1) + 1 < pagesJudged) return;
  Atomics.store(shared, places.pairs, 0);
  if (Atomics.exchange(shared, places.excessMs, 0) > 0) dropNative(state);
}
