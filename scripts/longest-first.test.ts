import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { longest } from './longest-first.ts';

test('the files that are run first are there', () => {
  const root = path.resolve(import.meta.dirname, '..');
  expect(longest.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
