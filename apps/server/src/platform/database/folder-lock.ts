import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

interface Holder {
  readonly token: string;
  readonly pid: number;
  readonly host: string;
  /** The process list its number belongs to, where the system has several; containers may share a host name. */
  readonly processList: string | null;
  readonly startedAt: string | null;
}

const silentMs = 15_000;

export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
  constructor(folder: string, pid: number) {
    super(
      `${folder} is in use by another Puente (process ${pid}). Stop that one, or give this one its own DATA_DIR, ` +
        'or set DATABASE_URL to a PostgreSQL that both can use.',
    );
  }
}

/** When the process began, where the system tells: a later process with the same number is not the holder. */
function findProcessStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}:${stat.slice(stat.lastIndexOf(')')).split(' ')[20]}`;
  } catch {
    return null;
  }
}

function findProcessList(): string | null {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isAlive(holder: Holder, path: string): boolean {
  const isSeen = holder.host === hostname() && (holder.processList ?? null) === findProcessList();
  if (!isSeen) return Date.now() - statSync(path).mtimeMs < silentMs;
  return isRunning(holder.pid) && findProcessStart(holder.pid) === holder.startedAt;
}

function findHolder(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

function isTaken(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return false;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return true;
    throw error;
  }
}

function clearIfDead(path: string, folder: string, token: string): void {
  const holder = findHolder(path);
  if (holder && isAlive(holder, path)) throw new FolderLockedError(folder, holder.pid);
  try {
    renameSync(path, `${path}.dead-${token}`);
    rmSync(`${path}.dead-${token}`, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * Takes the folder for this process; the lock of a dead process is taken over. An embedded database that two
 * processes open at once is lost, and it has no lock of its own.
 * @throws FolderLockedError while another process holds it
 */
export function lockFolder(folder: string): { release: () => void } {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'puente.lock');
  const token = randomUUID();
  const own = `${path}.${token}`;
  const holder: Holder = {
    token,
    pid: process.pid,
    host: hostname(),
    processList: findProcessList(),
    startedAt: findProcessStart(process.pid),
  };
  writeFileSync(own, JSON.stringify(holder));
  try {
    for (let tries = 0; isTaken(own, path); tries += 1) {
      if (tries > 5) throw new FolderLockedError(folder, findHolder(path)?.pid ?? 0);
      clearIfDead(path, folder, token);
    }
  } finally {
    rmSync(own, { force: true });
  }
  const released = new Int32Array(new SharedArrayBuffer(4));
  // In a thread of its own: a busy process must not look like a dead one.
  const heartbeat = new Worker(new URL('./keep-lock.mjs', import.meta.url), {
    execArgv: [],
    workerData: { path, token, released },
  });
  heartbeat.unref();
  const release = () => {
    Atomics.store(released, 0, 1);
    void heartbeat.terminate();
    if (findHolder(path)?.token === token) rmSync(path, { force: true });
  };
  return { release };
}
