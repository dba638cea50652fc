import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import { maxEngineBytes } from '../limits.ts';

interface WasmMemory {
  readonly HEAPU8: Uint8Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
  readonly HEAP32: Int32Array;
  readonly wasmExports: {
    malloc(sizeBytes: number): number;
    free(pointer: number): void;
    readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  };
  UTF16ToString(pointer: number): string;
}

/** PDFium in this thread. Its memory views are replaced when the memory grows, so read them again each time. */
export interface Engine {
  readonly api: WrappedPdfiumModule;
  readonly memory: WasmMemory;
  openDocuments: number;
  /** Set when the wasm trapped: its memory can no longer be trusted. */
  broken: boolean;
  /** Set while the wasm asks for more memory than it may have. */
  starved: boolean;
}

/** Wasm memory never shrinks: an idle engine that holds more than this is released. */
const recycleAboveBytes = 96 * 1024 * 1024;

const wasmPageBytes = 65_536;

let starting: Promise<Engine> | undefined;
let current: Engine | undefined;

/** The one engine of this thread. It is started at first use, and again after the last one was released. */
export async function getEngine(): Promise<Engine> {
  starting ??= startEngine();
  current = await starting;
  return current;
}

/** Releases an engine that is broken, or that is idle and has grown too large. Its open documents keep what they need. */
export function letGoIfSpent(engine: Engine): void {
  const hasGrown = engine.openDocuments === 0 && engine.memory.HEAPU8.byteLength > recycleAboveBytes;
  if (engine !== current || !(engine.broken || hasGrown)) return;
  starting = undefined;
  current = undefined;
}

async function startEngine(): Promise<Engine> {
  const wasmPath = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const wasm = await readFile(wasmPath);
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
  const quiet = () => undefined;
  const overrides = { wasmBinary, print: quiet, printErr: quiet };
  const api = await init(overrides as unknown as Parameters<typeof init>[0]);
  api.PDFiumExt_Init();
  const memory = api.pdfium as unknown as WasmMemory;
  const engine: Engine = { api, memory, openDocuments: 0, broken: false, starved: false };
  limitMemory(engine);
  return engine;
}

/** The wasm itself would go on to 2 GB. Refused memory ends in a trap, which `guard` turns into an error. */
function limitMemory(engine: Engine): void {
  const { memory } = engine.memory.wasmExports;
  const grow = memory.grow.bind(memory);
  memory.grow = (pages) => {
    engine.starved = memory.buffer.byteLength + pages * wasmPageBytes > maxEngineBytes;
    if (engine.starved) throw new RangeError('PDFium may not have more memory');
    return grow(pages);
  };
}
