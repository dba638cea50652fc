import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
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
const holdInChild = async () => {
  const script = `import { lockFolder } from '${module}'; lockFolder(process.argv[1]); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, folder]);
  await once(child.stdout, 'data');
  return child;
};

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
    const holder = { token: 't', pid: process.pid, host: hostname(), startedAt: 'before' };
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
});
