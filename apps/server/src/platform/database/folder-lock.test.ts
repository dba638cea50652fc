import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderLockedError, lockFolder } from './folder-lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puente-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const module = new URL('./folder-lock.ts', import.meta.url).href;
async function holdInChild() {
  const script = `import { lockFolder } from '${module}'; lockFolder(process.argv[1]); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, folder]);
  await once(child.stdout, 'data');
  return child;
}

describe('folder lock', () => {
  it('refuses a second holder, says who holds it and what to do', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderLockedError);
    expect(() => lockFolder(folder)).toThrow(
      new RegExp(`process ${process.pid}.*DATA_DIR.*DATABASE_URL`, 's'),
    );
    lock.release();
    lockFolder(folder).release();
    expect(existsSync(join(folder, 'puente.lock'))).toBe(false);
  });

  it('is held by another process while that lives, and taken over once it was killed', async () => {
    const child = await holdInChild();
    expect(() => lockFolder(folder)).toThrow(FolderLockedError);
    child.kill('SIGKILL');
    await once(child, 'exit');
    lockFolder(folder).release();
  });

  it('is taken over when its process number now belongs to another process', () => {
    const processList = readlinkSync('/proc/self/ns/pid');
    const holder = { token: 't', pid: process.pid, host: hostname(), processList, startedAt: 'before' };
    writeFileSync(join(folder, 'puente.lock'), JSON.stringify(holder));
    lockFolder(folder).release();
  });

  it('of another machine holds while it is renewed, and is taken over when it fell silent', () => {
    const path = join(folder, 'puente.lock');
    writeFileSync(path, JSON.stringify({ token: 't', pid: 1, host: 'elsewhere', startedAt: null }));
    expect(() => lockFolder(folder)).toThrow(FolderLockedError);
    const past = new Date(Date.now() - 60_000);
    utimesSync(path, past, past);
    lockFolder(folder).release();
  });

  it('of a process list of its own is not judged by process numbers of this one', () => {
    const path = join(folder, 'puente.lock');
    // Two containers with one host name: the number means another process here, or none.
    const holder = { token: 't', pid: 4_000_000, host: hostname(), processList: 'pid:[1]', startedAt: null };
    writeFileSync(path, JSON.stringify(holder));
    expect(() => lockFolder(folder)).toThrow(FolderLockedError);
    const past = new Date(Date.now() - 60_000);
    utimesSync(path, past, past);
    lockFolder(folder).release();
  });

  it('is renewed while its process is too busy for anything else', async () => {
    const path = join(folder, 'puente.lock');
    const lock = lockFolder(folder);
    const before = statSync(path).mtimeMs;
    const busyUntil = Date.now() + 5_000;
    while (Date.now() < busyUntil);
    expect(statSync(path).mtimeMs).toBeGreaterThan(before);
    lock.release();
  }, 15_000);

  it('ends the process that has lost it, before it writes any further', async () => {
    const child = await holdInChild();
    writeFileSync(
      join(folder, 'puente.lock'),
      JSON.stringify({ token: 'another', pid: 1, host: 'elsewhere' }),
    );
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
  }, 15_000);
});
