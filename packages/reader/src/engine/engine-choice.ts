import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createNativeEngine } from './create-native-engine.ts';
import { createWasmEngine } from './create-wasm-engine.ts';
import type { Engine, Recognisable } from './engine.ts';
import { findTesseract } from './find-tesseract.ts';
import { hasRelaxedSimd } from './load-core.ts';
import { drawReferenceLines } from './reference-lines.ts';

/** The engine of a process: plain WebAssembly, unless another engine gave the same texts in less time at the start. */
export type EngineChoice = 'wasm' | 'relaxed-wasm' | 'native';

/** Which engines may be tried beside plain WebAssembly. */
export type EngineWish = 'auto' | 'wasm';

export interface EngineComparison {
  readonly choice: EngineChoice;
  /** Milliseconds for all reference lines, of those engines that gave the same texts. */
  readonly milliseconds: Partial<Record<EngineChoice, number>>;
}

const folderPrefix = 'puente-language-data-';

/** Where this process keeps language data for the native engine, under a name that cannot be predicted. */
export const toDataFolder = (unique: string): string =>
  join(tmpdir(), `${folderPrefix}${process.pid}-${unique}`);

export function createEngine(choice: EngineChoice, dataFolder: string): Promise<Engine> {
  const program = choice === 'native' ? findTesseract() : null;
  if (program) return Promise.resolve(createNativeEngine({ program, dataFolder }));
  return createWasmEngine(choice === 'relaxed-wasm' ? 'relaxedsimd' : 'simd');
}

/**
 * Reads the same lines with each engine this machine has. One is taken instead of plain WebAssembly only if it gives the
 * same texts in clearly less time; one that fails is passed over.
 */
export async function chooseEngine(dataFolder: string): Promise<EngineComparison> {
  const candidates: EngineChoice[] = [];
  if (hasRelaxedSimd()) candidates.push('relaxed-wasm');
  if (findTesseract()) candidates.push('native');
  if (candidates.length === 0) return { choice: 'wasm', milliseconds: {} };
  const lines = await drawReferenceLines();
  const pictures = Array.from({ length: copies }, () => lines).flat();
  const plain = await timeEngine('wasm', dataFolder, pictures);
  const milliseconds: Partial<Record<EngineChoice, number>> = { wasm: plain.milliseconds };
  let best: EngineChoice = 'wasm';
  for (const candidate of candidates) {
    const found = await timeEngine(candidate, dataFolder, pictures).catch(() => null);
    if (found?.texts.join('\n') !== plain.texts.join('\n')) continue;
    milliseconds[candidate] = found.milliseconds;
    if (found.milliseconds < clearGain * (milliseconds[best] ?? 0)) best = candidate;
  }
  return { choice: best, milliseconds };
}

/**
 * An engine must need less than this share of the other's time. A smaller gain changes from start to start, and the same
 * paper should always be read by the same engine.
 */
const clearGain = 0.6;
const rounds = 2;
/** About as many pictures as a page of a form has, so that starting the program weighs as much as it will in use. */
const copies = 3;

async function timeEngine(choice: EngineChoice, dataFolder: string, pictures: readonly Recognisable[]) {
  const engine = await createEngine(choice, dataFolder);
  try {
    await engine.warm(['eng', 'spa']);
    let texts: string[] = [];
    let milliseconds = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds; round++) {
      const started = performance.now();
      texts = (await engine.recognise(pictures)).map(({ text }) => text);
      milliseconds = Math.min(milliseconds, performance.now() - started);
    }
    return { texts, milliseconds };
  } finally {
    engine.close();
  }
}

/** Removes what killed processes left behind. If the folder of a running process is removed too, it writes its data again. */
export function clearLeftDataFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(folderPrefix)) continue;
    const pid = Number.parseInt(name.slice(folderPrefix.length), 10);
    if (pid !== process.pid && !isAlive(pid)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
