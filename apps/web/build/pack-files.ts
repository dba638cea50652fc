import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const isText = (fileName: string) => /\.(js|css|html|svg)$/.test(fileName);

/** As small as gzip makes it: how a file travels to a browser that knows no Brotli, and what the budget counts. */
export const pack = (content: string | Uint8Array) => gzipSync(content, { level: 9 });

/** Writes each file of the build once more with gzip and once with Brotli, so that the server packs none of them. */
export const packFiles = (): Plugin => ({
  name: 'pack-files',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const output of Object.values(bundle)) {
      if (!isText(output.fileName)) continue;
      const content = output.type === 'chunk' ? output.code : output.source;
      const place = path.join(dir, output.fileName);
      writeFileSync(`${place}.gz`, pack(content));
      writeFileSync(`${place}.br`, brotliCompressSync(content));
    }
  },
});
