import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadMasterKey } from './load-master-key.ts';
import {
  createDocumentKey,
  createSealingKey,
  openDocumentKey,
  openJson,
  SealError,
  sealJson,
} from './seal.ts';

const master = createSealingKey(randomBytes(32));

describe('sealing', () => {
  it('opens what it sealed, for the same purpose only', () => {
    const sealed = sealJson(master, { family_name: 'Okonjo' }, 'form:1');
    expect(openJson(master, sealed, 'form:1')).toEqual({ family_name: 'Okonjo' });
    expect(() => master.open(sealed, 'form:2')).toThrow(SealError);
  });

  it('shows nothing of the plain value and never seals it the same way twice', () => {
    const plain = Buffer.from('Okonjo');
    const [one, two] = [master.seal(plain, 'x'), master.seal(plain, 'x')];
    expect(one.includes(plain)).toBe(false);
    expect(one.equals(two)).toBe(false);
  });

  it('refuses a value in which one bit was changed', () => {
    const sealed = master.seal(Buffer.from('Okonjo'), 'x');
    for (const at of [1, 14, sealed.length - 1]) {
      const altered = Buffer.from(sealed);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(() => master.open(altered, 'x')).toThrow(SealError);
    }
    expect(() => master.open(Buffer.alloc(3), 'x')).toThrow(SealError);
  });

  it('gives each document its own key, which opens only under its master key and for that document', () => {
    const salt = randomBytes(32);
    const key = createDocumentKey(master, 'a', salt);
    const halves = { wrapped: key.wrapped, salt };
    const sealed = key.seal(Buffer.from('page'), 'x');
    expect(openDocumentKey(master, 'a', halves).open(sealed, 'x').toString()).toBe('page');
    expect(() => createDocumentKey(master, 'a', salt).open(sealed, 'x')).toThrow(SealError);
    expect(() => openDocumentKey(master, 'b', halves)).toThrow(SealError);
    expect(() => openDocumentKey(createSealingKey(randomBytes(32)), 'a', halves)).toThrow(SealError);
  });

  it('gives a document’s browser a key of its own, the same each time, which opens nothing sealed here', () => {
    const salt = randomBytes(32);
    const key = createDocumentKey(master, 'a', salt);
    const open = (wrapped: Buffer) => openDocumentKey(master, 'a', { wrapped, salt });
    expect(open(key.wrapped).unsentKey).toEqual(key.unsentKey);
    expect(key.unsentKey).toHaveLength(32);
    expect(createDocumentKey(master, 'a', salt).unsentKey).not.toEqual(key.unsentKey);
    expect(() => createSealingKey(key.unsentKey).open(key.seal(Buffer.from('page'), 'x'), 'x')).toThrow(
      SealError,
    );
  });

  it('opens nothing of a document with one half of its key alone', () => {
    const salt = randomBytes(32);
    const key = createDocumentKey(master, 'a', salt);
    const sealed = key.seal(Buffer.from('page'), 'x');
    const half = master.open(key.wrapped, 'document-key:a');
    for (const guess of [half, salt, Buffer.concat([half, salt]).subarray(16, 48)])
      expect(() => createSealingKey(guess).open(sealed, 'x')).toThrow(SealError);
    for (const other of [Buffer.alloc(0), Buffer.alloc(32), randomBytes(32)])
      expect(() =>
        openDocumentKey(master, 'a', { wrapped: key.wrapped, salt: other }).open(sealed, 'x'),
      ).toThrow(SealError);
  });
});

describe('master key', () => {
  it('is made once, readable by its owner alone, and kept', () => {
    const folder = mkdtempSync(join(tmpdir(), 'puente-key-'));
    const key = loadMasterKey(folder, null);
    expect(key).toHaveLength(32);
    expect(loadMasterKey(folder, null)).toEqual(key);
    expect(statSync(join(folder, 'master.key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'master.key'), 'utf8').trim()).toBe(key.toString('base64'));
    expect(loadMasterKey(folder, Buffer.alloc(32, 1))).toEqual(Buffer.alloc(32, 1));
    rmSync(folder, { recursive: true });
  });
});
