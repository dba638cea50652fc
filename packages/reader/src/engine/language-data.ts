import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Language } from './engine.ts';

const resolve = createRequire(import.meta.url).resolve;

/** Trained data of a language as installed from npm; never from a working folder or the network. */
export function readLanguageData(language: Language): Uint8Array {
  const folder = dirname(resolve(`@tesseract.js-data/${language}/package.json`));
  return gunzipSync(readFileSync(join(folder, '4.0.0_best_int', `${language}.traineddata.gz`)));
}
