import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareDataFolder } from './prepare-data-folder.ts';

let parent = '';
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'puente-folder-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

it.skipIf(process.platform === 'win32')('lets nobody else look into the data, new or old', () => {
  const fresh = join(parent, 'fresh', 'data');
  prepareDataFolder(fresh);
  expect(modeOf(fresh)).toBe(0o700);
  const old = join(parent, 'old');
  mkdirSync(old);
  chmodSync(old, 0o755);
  prepareDataFolder(old);
  expect(modeOf(old)).toBe(0o700);
});
