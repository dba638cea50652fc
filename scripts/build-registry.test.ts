import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listRegistryFiles } from './build-registry.ts';

const root = join(import.meta.dirname, '..');

it('writes a registry of the forms that is current', () => {
  const files = [...listRegistryFiles()];
  expect(files.length).toBeGreaterThan(8);
  for (const [file, text] of files) expect(readFileSync(join(root, file), 'utf8'), file).toBe(text);
});
