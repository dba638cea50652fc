import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeDurably } from './write-durably.ts';

let parent = '';
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'puente-durable-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

it('writes a file into folders that are not there yet, and replaces it whole', async () => {
  const path = join(parent, 'a', 'b', 'file');
  await writeDurably(path, Buffer.from('first, and longer'));
  await writeDurably(path, Buffer.from('second'));
  expect(readFileSync(path, 'utf8')).toBe('second');
  expect(readdirSync(join(parent, 'a', 'b'))).toEqual(['file']);
});

it.skipIf(process.platform === 'win32')('lets nobody else read it', async () => {
  const path = join(parent, 'a', 'file');
  await writeDurably(path, Buffer.from('sealed'));
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(statSync(join(parent, 'a')).mode & 0o777).toBe(0o700);
});

it('leaves nothing half written behind when it fails', async () => {
  const folder = join(parent, 'taken');
  await writeDurably(join(folder, 'inside'), Buffer.from('x'));
  await expect(writeDurably(folder, Buffer.from('y'))).rejects.toThrow();
  expect(readdirSync(parent)).toEqual(['taken']);
});
