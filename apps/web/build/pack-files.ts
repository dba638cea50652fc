import { writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const isPacked = (fileName: string) => /\.(js|css|html|svg|wasm)$/.test(fileName);

/** As small as gzip makes it: how a file travels to a browser that knows no Brotli, and what the budget counts. */
export const pack = (content: string | Uint8Array) => gzipSync(content, { level: 9 });

/** Off the main thread, so that every core packs. */
const toBrotli = promisify(brotliCompress);

/** Writes each file of the build once more with gzip and once with Brotli, so that the server packs none of them. */
export const packFiles = (): Plugin => ({
  name: 'pack-files',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const packOne = async (output: (typeof bundle)[string]) => {
      const content = output.type === 'chunk' ? output.code : output.source;
      const place = path.join(dir, output.fileName);
      writeFileSync(`${place}.gz`, pack(content));
      await writeFile(`${place}.br`, await toBrotli(content));
    };
    const packed = Object.values(bundle).filter(({ fileName }) => isPacked(fileName));
    await Promise.all(packed.map(packOne));
  },
});
