import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isFolderFree } from './seed/own-server.ts';

it('invented people go into a folder that holds nothing but blanks', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'puente-seed-'));
  expect(isFolderFree(path.join(folder, 'not-there'))).toBe(true);
  mkdirSync(path.join(folder, 'forms'));
  expect(isFolderFree(folder)).toBe(true);
  writeFileSync(path.join(folder, 'master.key'), '');
  expect(isFolderFree(folder)).toBe(false);
  rmSync(folder, { recursive: true });
});
