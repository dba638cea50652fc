import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The parts of tesseract.js-core's interface that we use. */
interface TesseractModule {
  readonly FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
  readonly TessBaseAPI: new () => TesseractApi;
}

export interface TesseractApi {
  Init(dataPath: string, languages: string, engineMode: number): number;
  SetVariable(name: string, value: string): boolean;
  /** Reads `/input`; 0 when it could. */
  SetImageFile(exifOrientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetJSONText(page: number): string;
  End(): void;
}

export interface TesseractCore {
  readonly module: TesseractModule;
  readonly memory: WasmMemory;
}

interface CoreOptions {
  readonly printErr: (text: string) => void;
  readonly instantiateWasm: (
    imports: object,
    receive: (instance: WasmInstance, module: object) => void,
  ) => void;
}

interface WasmMemory {
  readonly buffer: ArrayBuffer;
}
interface WasmInstance {
  readonly exports: Readonly<Record<string, unknown>>;
}

/** The compiler takes these types from a browser's library, which this package does not have. */
const wasmApi = (
  globalThis as unknown as {
    WebAssembly: {
      validate(bytes: Uint8Array): boolean;
      Module: new (bytes: Uint8Array) => object;
      Instance: new (module: object, imports: object) => WasmInstance;
      Memory: new () => WasmMemory;
    };
  }
).WebAssembly;

const require = createRequire(import.meta.url);

/** Builds of the core without the legacy engine. */
export type CoreBuild = 'simd' | 'relaxedsimd';

/** A function that uses a relaxed SIMD instruction: valid only where the runtime has them without a flag. */
const relaxedProbe = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0],
  ...[10, 15, 1, 13, 0, 65, 1, 253, 15, 65, 2, 253, 15, 253, 128, 2, 11],
);

/** Node 22 and later have it by themselves; Node 20 hides it behind a flag. */
export const hasRelaxedSimd = (): boolean => wasmApi.validate(relaxedProbe);

export async function loadCore(build: CoreBuild): Promise<TesseractCore> {
  const file = `tesseract-core-${build}-lstm`;
  const factory = require(`tesseract.js-core/${file}`) as (options: CoreOptions) => Promise<TesseractModule>;
  const wasm = new wasmApi.Module(readFileSync(require.resolve(`tesseract.js-core/${file}.wasm`)));
  let memory: WasmMemory | undefined;
  const module = await factory({
    printErr: () => {},
    instantiateWasm: (imports, receive) => {
      const instance = new wasmApi.Instance(wasm, imports);
      memory = Object.values(instance.exports).find((value) => value instanceof wasmApi.Memory);
      receive(instance, wasm);
    },
  });
  if (!memory) throw new Error(`${file} exports no memory`);
  return { module, memory };
}
