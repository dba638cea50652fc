import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listCharacters, readCoreCharacters } from './core-font.ts';

const root = join(import.meta.dirname, '../../..');
const core = new Set(readCoreCharacters(readFileSync(join(root, 'apps/web/src/styles.css'), 'utf8')));

it('reads single characters and ranges', () => {
  expect(listCharacters('U+41-43, U+F1').join('')).toBe('ABCñ');
});

it('no character is asked of both fonts, and every one of one of them', () => {
  const styles = readFileSync(join(root, 'apps/web/src/styles.css'), 'utf8');
  const [, others = ''] = /source-sans-3-latin[^}]*unicode-range:([^;]+);/.exec(styles) ?? [];
  const whole = listCharacters(others);
  expect(whole.filter((character) => core.has(character))).toEqual([]);
  const controls = 0x20 + 33;
  expect(whole.length + core.size).toBe(0x110000 - controls);
});

it('every character of the product’s own words is in the small font', () => {
  const texts = join(root, 'packages/texts/src');
  const files = readdirSync(texts, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  expect(files.length).toBeGreaterThan(20);
  const written = files.map((name) => readFileSync(join(texts, name), 'utf8')).join('');
  const escaped = [...written.matchAll(/\\u([0-9a-f]{4})/gi)].map(([, hex = '']) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const used = new Set([...written.replaceAll(/\s/g, ' '), ...escaped]);
  expect([...used].filter((character) => !core.has(character))).toEqual([]);
});
