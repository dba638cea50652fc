import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);

/** `U+20-7E,U+A0` → its characters. */
export function listCharacters(unicodeRange: string): string[] {
  return unicodeRange.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  });
}

/** The characters that the styles give to the small font. */
export function readCoreCharacters(styles: string): string[] {
  const [, range] = /source-sans-core\.woff2[^}]*unicode-range:([^;]+);/.exec(styles) ?? [];
  if (range === undefined) throw new Error('the styles give the small font no characters');
  return listCharacters(range);
}

/** What browsers use by themselves, and figures of one width (`tabular-nums`); small capitals and the like are left out. */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

/**
 * Cuts from the font what the product's own words need: a phone on a slow line waits for that alone. Letters of other
 * languages, in names, bring the whole font.
 */
export const coreFont = (root: string): Plugin => ({
  name: 'core-font',
  async config() {
    const whole = resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2');
    const characters = readCoreCharacters(readFileSync(join(root, 'src/styles.css'), 'utf8'));
    const cut = await subsetFont(readFileSync(whole), characters.join(''), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 600 } },
      keepFeatures,
    });
    const file = join(root, 'generated/source-sans-core.woff2');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, cut);
  },
});
