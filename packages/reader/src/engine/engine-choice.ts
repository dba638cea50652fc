import { recognisePage } from '../pages/read-page-text.ts';
import type { ProgramsCounted } from './count-programs.ts';
import { createNativeEngine } from './create-native-engine.ts';
import { createWasmEngine } from './create-wasm-engine.ts';
import { type Engine, EngineFailed, type Recognisable } from './engine.ts';
import { findTesseract } from './find-tesseract.ts';
import { hasRelaxedSimd } from './load-core.ts';
import { meterEngine } from './meter-engine.ts';
import { drawReferenceLines, drawReferencePage } from './reference-lines.ts';
import { toShareOfSameWords } from './same-words.ts';

/** Engines that live in the calling thread. */
export type WasmName = 'wasm' | 'relaxed-wasm';
export type EngineName = WasmName | 'native';

/** Which engines may be tried beside plain WebAssembly. */
export type EngineWish = 'auto' | 'wasm';

/** The engines of a process, and what each one cost in milliseconds when they were compared. */
export interface EngineComparison {
  /** Reads crops: plain WebAssembly, unless the other build gave the same texts in less time. */
  readonly crops: WasmName;
  /** Reads whole pages: the engine of the crops, unless the native program read the same words in less time. */
  readonly texts: EngineName;
  /** For the reference lines, of those engines that gave the same texts. */
  readonly linesMs: Partial<Record<WasmName, number>>;
  /** For the reference page, of those engines that read the same words. */
  readonly pageMs: Partial<Record<EngineName, number>>;
}

/** What an engine that is not part of this program is started with. */
export interface EngineSurroundings {
  readonly dataFolder: string;
  readonly counted: ProgramsCounted;
}

/** @throws EngineFailed when there is no such engine here */
export async function createEngine(
  name: EngineName,
  { dataFolder, counted }: EngineSurroundings,
): Promise<Engine> {
  if (name !== 'native') return createWasmEngine(name === 'relaxed-wasm' ? 'relaxedsimd' : 'simd');
  const program = findTesseract();
  if (!program) throw new EngineFailed('there is no tesseract program');
  return createNativeEngine({ program, dataFolder, counted });
}

type Create = (name: EngineName) => Promise<Engine>;

/** Has each engine of this machine read the same; one that fails is passed over. */
export async function chooseEngines(
  surroundings: EngineSurroundings,
  create: Create = (name) => createEngine(name, surroundings),
): Promise<EngineComparison> {
  const forCrops = await chooseForCrops(create);
  return { ...forCrops, ...(await chooseForTexts(forCrops.crops, create)) };
}

/**
 * The other engine must need less than this share of the time. A smaller gain changes from start to start, and the same
 * paper should always be read by the same engine.
 */
const clearGain = { crops: 0.6, texts: 0.8 } as const;
/** The first round finds WebAssembly cold; the program is as cold at each. */
const rounds: Readonly<Record<EngineName, number>> = { wasm: 2, 'relaxed-wasm': 2, native: 1 };
/** Before an engine has read some pictures its code is not the fastest yet. */
const copies = 3;

async function chooseForCrops(create: Create): Promise<Pick<EngineComparison, 'crops' | 'linesMs'>> {
  if (!hasRelaxedSimd()) return { crops: 'wasm', linesMs: {} };
  const lines = await drawReferenceLines();
  const pictures = Array.from({ length: copies }, () => lines).flat();
  const read = (engine: Engine) => readTexts(engine, pictures);
  const plain = await measure('wasm', create, read);
  const relaxed = await measure('relaxed-wasm', create, read).catch(() => null);
  if (relaxed?.read !== plain.read) return { crops: 'wasm', linesMs: { wasm: plain.costMs } };
  return {
    crops: relaxed.costMs < clearGain.crops * plain.costMs ? 'relaxed-wasm' : 'wasm',
    linesMs: { wasm: plain.costMs, 'relaxed-wasm': relaxed.costMs },
  };
}

async function readTexts(engine: Engine, pictures: readonly Recognisable[]): Promise<string> {
  return (await engine.recognise(pictures)).map(({ text }) => text).join('\n');
}

/** Two builds of one engine differ in a word here and there: they clean pictures and round otherwise. */
const minSameWords = 0.9;

/** The program is started anew for each page, so a whole page is what it is measured by. */
async function chooseForTexts(
  crops: WasmName,
  create: Create,
): Promise<Pick<EngineComparison, 'texts' | 'pageMs'>> {
  if (!findTesseract()) return { texts: crops, pageMs: {} };
  const page = await drawReferencePage();
  const read = async (engine: Engine) => (await recognisePage(page, 0, engine)).recognition.text;
  const own = await measure(crops, create, read);
  const native = await measure('native', create, read).catch(() => null);
  const pageMs = { [crops]: own.costMs };
  if (!native || toShareOfSameWords(native.read, own.read) < minSameWords) return { texts: crops, pageMs };
  return {
    texts: native.costMs < clearGain.texts * own.costMs ? 'native' : crops,
    pageMs: { ...pageMs, native: native.costMs },
  };
}

async function measure(name: EngineName, create: Create, work: (engine: Engine) => Promise<string>) {
  const engine = await create(name);
  try {
    await engine.warm(['eng', 'spa']);
    let best = await meterEngine(engine, work);
    for (let round = 1; round < rounds[name]; round++) {
      const next = await meterEngine(engine, work);
      if (next.costMs < best.costMs) best = next;
    }
    return best;
  } finally {
    engine.close();
  }
}
