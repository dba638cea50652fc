import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNativeEngine } from './create-native-engine.ts';
import { createWasmEngine } from './create-wasm-engine.ts';
import { EngineFailed } from './engine.ts';
import { chooseEngine, clearLeftDataFolders } from './engine-choice.ts';
import { findTesseract } from './find-tesseract.ts';
import { drawReferenceLines, referenceLines } from './reference-lines.ts';

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

test.each([
  ['fails', 'exit 1'],
  ['says nothing', 'cat > /dev/null'],
])('a program that %s is not chosen', async (_, script) => {
  writeProgram(script);
  vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`);
  const { choice, milliseconds } = await chooseEngine(join(folder, 'data'));
  expect(choice).not.toBe('native');
  expect(milliseconds.native).toBeUndefined();
});

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
