import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StandardFonts } from '@cantoo/pdf-lib';
import { findProgramsMs } from '@puente/threads/serve';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGray, pasteImage } from '../geometry/image.ts';
import { drawLine } from '../testing/draw-line.ts';
import { createNativeEngine } from './create-native-engine.ts';
import { createWasmEngine } from './create-wasm-engine.ts';
import type { Engine } from './engine.ts';
import { findTesseract } from './find-tesseract.ts';
import { hasRelaxedSimd } from './load-core.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'language-data-'));
const program = findTesseract();
afterAll(() => rmSync(dataFolder, { recursive: true }));

/** What every adapter of the port must do. */
const adapters: ReadonlyArray<readonly [string, () => Promise<Engine>]> = [
  ['wasm', () => createWasmEngine()],
  ...(hasRelaxedSimd() ? [['relaxed wasm', () => createWasmEngine('relaxedsimd')] as const] : []),
  ...(program ? [['native', async () => createNativeEngine({ program, dataFolder })] as const] : []),
];

describe.each(adapters)('the %s engine', (_, create) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await create();
  });
  afterAll(() => engine.close());

  test.each([
    ['eng', '4078 Story Road'],
    ['eng', '11/28/1973'],
    ['spa', 'Rodríguez Peña'],
    ['fra', 'Cap-Haïtien'],
    ['por', 'São João'],
  ] as const)('reads %s: %s', async (language, text) => {
    const [read] = await engine.recognise([{ image: await drawLine(text), language, layout: 'line' }]);
    expect(read?.text).toBe(text);
  });

  test('answers in the order of the pictures, with a box and a confidence for each letter', async () => {
    const images = await Promise.all(['Lima', 'Quito'].map((text) => drawLine(text, StandardFonts.Courier)));
    const reads = await engine.recognise(images.map((image) => ({ image, language: 'spa', layout: 'line' })));
    expect(reads.map(({ text }) => text)).toEqual(['Lima', 'Quito']);
    for (const { confidence, wordConfidence, box } of reads.flatMap(({ characters }) => characters)) {
      expect(confidence).toBeGreaterThan(0.5);
      expect(wordConfidence).toBeLessThanOrEqual(1);
      expect(box[2]).toBeGreaterThan(box[0]);
    }
  });

  test('puts a newline between the lines of a block', async () => {
    const image = await drawLine('First line here\nSecond line there');
    const [read] = await engine.recognise([{ image, language: 'eng', layout: 'block' }]);
    expect(read?.text).toBe('First line here\nSecond line there');
  });

  test('reads a page with ruled lines, which are no words', async () => {
    const image = createGray(1700, 1000);
    const lines = ['First line here', 'Second line there', 'Third line of all'];
    for (const [i, text] of lines.entries()) {
      pasteImage(image, await drawLine(text), 100, 100 + 300 * i);
      pasteImage(image, createGray(1500, 4, 0), 100, 250 + 300 * i);
    }
    const [read] = await engine.recognise([{ image, language: 'eng', layout: 'page' }]);
    expect(read?.text).toBe(lines.join('\n'));
  });

  test('keeps to an alphabet for one picture and forgets it for the next', async () => {
    const image = await drawLine('ZIP 07501');
    const [digits, all] = await engine.recognise([
      { image, language: 'eng', layout: 'line', alphabet: '0123456789' },
      { image, language: 'eng', layout: 'line' },
    ]);
    expect(digits?.text).not.toMatch(/[A-Z]/);
    expect(all?.text).toBe('ZIP 07501');
  });

  test('reads nothing from bare paper or from a picture too small to hold a letter', async () => {
    const bare = createGray(200, 60);
    const speck = createGray(2, 2, 0);
    const reads = await engine.recognise(
      [bare, speck].map((image) => ({ image, language: 'eng', layout: 'line' })),
    );
    expect(reads.map(({ text }) => text.trim())).toEqual(['', '']);
  });

  test('tells the processor time of the programs it runs, where the system tells it', async () => {
    const before = engine.programsMs;
    await engine.recognise([{ image: await drawLine('Lima'), language: 'eng', layout: 'line' }]);
    const runsPrograms = engine.name === 'native' && findProgramsMs() !== null;
    expect(engine.programsMs > before).toBe(runsPrograms);
  });

  test('loads a language ahead of its first picture', async () => {
    const fresh = await create();
    await fresh.warm([]);
    const bare = fresh.heldBytes;
    await fresh.warm(['eng', 'spa', 'fra', 'por']);
    if (fresh.name === 'wasm') expect(fresh.heldBytes).toBeGreaterThan(bare + 4 * 2 ** 20);
    else expect(readdirSync(dataFolder)).toHaveLength(4);
    fresh.close();
  });

  test('says how much memory it holds, and does not grow over forty pictures', async () => {
    const image = await drawLine('Marisol');
    const read = () => engine.recognise([{ image, language: 'spa', layout: 'line' }]);
    await read();
    const before = engine.heldBytes;
    for (let i = 0; i < 40; i++) await read();
    expect(before).toBeLessThan(200 * 2 ** 20);
    expect(engine.heldBytes).toBeLessThanOrEqual(before + 4 * 2 ** 20);
  }, 120_000);
});
