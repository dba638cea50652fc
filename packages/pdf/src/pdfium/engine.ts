import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

interface WasmMemory {
  readonly HEAPU8: Uint8Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
  readonly HEAP32: Int32Array;
  readonly wasmExports: { malloc(sizeBytes: number): number; free(pointer: number): void };
  UTF16ToString(pointer: number): string;
}

/** PDFium in this thread. Its views are replaced when memory grows, so they are read anew each time. */
export interface Engine {
  readonly api: WrappedPdfiumModule;
  readonly memory: WasmMemory;
  openDocuments: number;
  /** Set when the wasm trapped: its memory can no longer be trusted. */
  broken: boolean;
}

/** Wasm memory never shrinks: past this an idle engine is dropped and a new one started. */
const recycleAboveBytes = 400 * 1024 * 1024;

let current: Promise<Engine> | undefined;

/** The one engine of this thread, started at first use and replaced when broken or grown too large. */
export async function getEngine(): Promise<Engine> {
  current ??= startEngine();
  const engine = await current;
  const grown = engine.openDocuments === 0 && engine.memory.HEAPU8.byteLength > recycleAboveBytes;
  if (engine.broken || grown) {
    current = startEngine();
    return current;
  }
  return engine;
}

async function startEngine(): Promise<Engine> {
  const wasmPath = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const wasm = await readFile(wasmPath);
  const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength);
  const quiet = () => undefined;
  const overrides = { wasmBinary, print: quiet, printErr: quiet };
  const api = await init(overrides as unknown as Parameters<typeof init>[0]);
  api.PDFiumExt_Init();
  return { api, memory: api.pdfium as unknown as WasmMemory, openDocuments: 0, broken: false };
}
