import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recognisePage } from '../pages/read-page-text.ts';
import { createNativeEngine } from './create-native-engine.ts';
import { createWasmEngine } from './create-wasm-engine.ts';
import { clearLeftDataFolders } from './data-folders.ts';
import { type Engine, EngineFailed, toRecognition } from './engine.ts';
import { chooseEngines, createEngine } from './engine-choice.ts';
import { findTesseract } from './find-tesseract.ts';
import { drawReferenceLines, drawReferencePage, referenceLines } from './reference-lines.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'choice-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function writeProgram(script: string): string {
  const path = join(folder, 'tesseract');
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

test('the reference lines are read as they were drawn', async () => {
  const engine = await createWasmEngine();
  const reads = await engine.recognise(await drawReferenceLines());
  expect(reads.map(({ text }) => text)).toEqual(referenceLines.map(({ text }) => text));
  engine.close();
});

const words = Array.from({ length: 20 }, (_, at) => `word${at}`);

/** An engine that reads the same words whatever it is shown, for so much processor time. */
function toEngine(text: string, costMs: number): Engine {
  let programsMs = 0;
  return {
    name: 'wasm',
    warm: async () => {},
    recognise: async (pictures) => {
      programsMs += costMs;
      const characters = [...text].map((each) => ({ ...letter, text: each }));
      return pictures.map(() => toRecognition(characters));
    },
    heldBytes: 0,
    get programsMs() {
      return programsMs;
    },
    close() {},
  };
}
const letter = { confidence: 1, wordConfidence: 1, box: [0, 0, 1, 1] } as const;

const chooseBeside = (native: Engine) =>
  chooseEngines({ dataFolder: join(folder, 'data'), counted: new Int32Array(1) }, async (name) =>
    name === 'native' ? native : toEngine(words.join(' '), 10_000),
  );

function stubProgram(script: string): void {
  writeProgram(script);
  vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`);
}

test.each([
  ['fails', 'exit 1'],
  ['says nothing', 'cat > /dev/null'],
])('a program that %s is not chosen', async (_, script) => {
  stubProgram(script);
  const surroundings = { dataFolder: join(folder, 'data'), counted: new Int32Array(1) };
  const { texts, pageMs } = await chooseBeside(await createEngine('native', surroundings));
  expect(texts).toBe('wasm');
  expect(pageMs.native).toBeUndefined();
});

test.each([
  ['that costs clearly less is chosen for pages', words, 5_000, 'native'],
  ['that costs a little less is not chosen', words, 9_000, 'wasm'],
  ['that reads a word of twenty otherwise is chosen', [...words.slice(1), 'other'], 5_000, 'native'],
  ['that reads many words otherwise is not chosen', [...words.slice(4), 'other'], 5_000, 'wasm'],
] as const)('a program %s', async (_, read, costMs, chosen) => {
  stubProgram('exit 1');
  const { crops, texts } = await chooseBeside(toEngine(read.join(' '), costMs));
  expect({ crops, texts }).toEqual({ crops: 'wasm', texts: chosen });
});

test('without a program the engine of the crops reads pages too, and nothing is compared', async () => {
  vi.stubEnv('PATH', folder);
  const { crops, texts, pageMs } = await chooseBeside(toEngine('', 0));
  expect(texts).toBe(crops);
  expect(pageMs).toEqual({});
});

test('the reference page is read as its lines are', async () => {
  const engine = await createWasmEngine();
  const { recognition } = await recognisePage(await drawReferencePage(), 0, engine);
  engine.close();
  const drawn = referenceLines.map(({ text }) => text).join(' ');
  const [first, second] = [recognition.text, drawn].map((text) => new Set(text.split(/\s+/)));
  expect(first).toEqual(second);
}, 120_000);

test('a program is found on the path, never in the working folder', () => {
  const path = writeProgram('exit 0');
  expect(findTesseract(`/nowhere:${folder}`)).toBe(path);
  expect(findTesseract(`.::${folder.slice(1)}`)).toBeNull();
});

test('a program that hangs is killed and the engine says that it failed', async () => {
  const program = writeProgram('exec sleep 60');
  const engine = createNativeEngine({ program, dataFolder: join(folder, 'data'), timeoutMs: 300 });
  const started = performance.now();
  await expect(engine.recognise(await drawReferenceLines())).rejects.toBeInstanceOf(EngineFailed);
  expect(performance.now() - started).toBeLessThan(10_000);
});

test('a program is told no more than it needs: no variable of ours', async () => {
  const seen = join(folder, 'seen');
  const program = writeProgram(`env > ${seen}; cat > /dev/null; exit 1`);
  vi.stubEnv('MASTER_KEY', 'not for others');
  const engine = createNativeEngine({ program, dataFolder: join(folder, 'data') });
  await expect(engine.recognise(await drawReferenceLines())).rejects.toBeInstanceOf(EngineFailed);
  expect(readFileSync(seen, 'utf8')).not.toContain('MASTER_KEY');
});

test('data left by a process that is gone is cleared away, that of a living one stays', () => {
  vi.stubEnv('TMPDIR', folder);
  const [gone, living] = [2 ** 22 + 1, process.ppid].map((pid) =>
    join(folder, `puente-language-data-${pid}-x`),
  ) as [string, string];
  mkdirSync(gone);
  mkdirSync(living);
  clearLeftDataFolders();
  expect([existsSync(gone), existsSync(living)]).toEqual([false, true]);
});
