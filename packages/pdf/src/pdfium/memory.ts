import type { Engine } from './engine.ts';

/** Gives `use` a block of `sizeBytes` zeroed bytes of wasm memory, and frees it whatever happens. */
export function withMemory<T>(engine: Engine, sizeBytes: number, use: (pointer: number) => T): T {
  const pointer = engine.memory.wasmExports.malloc(sizeBytes);
  if (pointer === 0) throw new RangeError(`PDFium has no ${sizeBytes} bytes left`);
  engine.memory.HEAPU8.fill(0, pointer, pointer + sizeBytes);
  try {
    return use(pointer);
  } finally {
    if (!engine.broken) engine.memory.wasmExports.free(pointer);
  }
}

/** PDFium's two calls: the first asks for the size in bytes, the second fills the buffer. */
type FillBuffer = (pointer: number, sizeBytes: number) => number;

export function readUtf16(engine: Engine, fill: FillBuffer): string {
  const sizeBytes = fill(0, 0);
  if (sizeBytes <= 2) return '';
  return withMemory(engine, sizeBytes + 2, (pointer) => {
    fill(pointer, sizeBytes);
    return engine.memory.UTF16ToString(pointer);
  });
}

export function readBytes(engine: Engine, fill: FillBuffer): Uint8Array {
  const sizeBytes = fill(0, 0);
  if (sizeBytes <= 0) return new Uint8Array();
  return withMemory(engine, sizeBytes, (pointer) => {
    fill(pointer, sizeBytes);
    return engine.memory.HEAPU8.slice(pointer, pointer + sizeBytes);
  });
}

type ReadNumbers = (engine: Engine, count: number, fill: (pointer: number) => boolean) => number[] | null;

/** The view is taken after `fill`, because `fill` may have made the memory grow. */
const readFrom =
  (view: 'HEAPF32' | 'HEAP32'): ReadNumbers =>
  (engine, count, fill) =>
    withMemory(engine, count * 4, (pointer) => {
      if (!fill(pointer)) return null;
      return Array.from(engine.memory[view].subarray(pointer >> 2, (pointer >> 2) + count));
    });

/** `count` 32-bit floats that `fill` writes at the pointer; null when it reports failure. */
export const readFloats = readFrom('HEAPF32');

/** `count` 32-bit integers that `fill` writes at the pointer; null when it reports failure. */
export const readIntegers = readFrom('HEAP32');
