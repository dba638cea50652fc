import { readdir, stat } from 'node:fs/promises';
import { availableParallelism, freemem, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { maxUploadBytes, maxUploadPages, type System, type SystemHealth } from '@puente/contract';
import type { Context, Services } from '../../context.ts';
import { adminHours, adminIdleMinutes } from '../../platform/auth/admin-sessions.ts';
import { sessionSeconds } from '../../platform/auth/better-auth.ts';
import { findDiskBytes } from '../../platform/disk/find-free-bytes.ts';
import type { Admin } from '../admins/index.ts';
import type { Authorized } from '../documents/index.ts';
import { checkWrites, toHost, version } from '../health/index.ts';
import { findDatabaseFacts, listQueueDepths } from './system.repo.ts';

/** A worker looks for work every two seconds. */
const silentMs = 30_000;
const patienceMs = 3_000;

/** What cannot be measured is null: this page is for when something does not work. */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  try {
    return await Promise.race([work, tooLong]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function listWorkers({ queue, clock }: Services): System['workers'] {
  const now = clock().getTime();
  return queue.listAttendants().map(({ name, busy, max, lookedAt }) => ({
    name,
    alive: lookedAt !== null && now - lookedAt.getTime() < silentMs,
    busy,
    max,
    lookedAt: lookedAt?.toISOString() ?? null,
  }));
}

const findFree = (services: Services) => orNull(services.findFreeBytes());
const findTotal = ({ config }: Services) => orNull(findDiskBytes(config.dataDir));

/** The card of three: whether the database and the disk take a write, and whether work is being done. */
export async function getSystemHealth(
  context: Context,
  _admin: Authorized<Admin, 'admin'>,
): Promise<SystemHealth> {
  const [writes, free, total] = await Promise.all([
    checkWrites(context),
    findFree(context),
    findTotal(context),
  ]);
  const { database, databaseMs, storage } = writes;
  const workers = listWorkers(context);
  const isWorking = workers.length > 0 && workers.every(({ alive }) => alive);
  return {
    database: {
      status: database === 'ok' ? 'healthy' : 'failed',
      responseTime: databaseMs === null ? null : Math.round(databaseMs * 10) / 10,
    },
    storage: {
      status: storage === 'ok' ? 'healthy' : storage,
      freeSpace: free === null || !total ? null : Math.round((1000 * free) / total) / 10,
    },
    apiHealth: { status: isWorking ? 'healthy' : 'failed', uptime: Math.floor(process.uptime() / 60) },
  };
}

/** Bytes of all files of documents. */
async function findUsedBytes({ config }: Services): Promise<number> {
  const entries = await readdir(join(config.dataDir, 'files'), { recursive: true, withFileTypes: true });
  let bytes = 0;
  // One that was deleted meanwhile takes no room.
  for (const entry of entries)
    if (entry.isFile())
      bytes += await stat(join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      );
  return bytes;
}

function toLimits({ limits }: Services['config']): System['limits'] {
  const { visitor, account, savesPerMinute } = limits;
  return {
    maxUploadBytes,
    maxUploadPages,
    visitorDocuments: visitor.documents,
    visitorBytes: visitor.bytes,
    accountDocuments: account.documents,
    accountBytes: account.bytes,
    savesPerMinute,
    sessionHours: sessionSeconds / 3600,
    adminIdleMinutes,
    adminHours,
  };
}

function readProcess({
  load,
}: Services): Pick<System, 'memory' | 'cpu' | 'eventLoopDelay' | 'uptimeSeconds'> {
  const { rss, heapUsed } = process.memoryUsage();
  const seen = load.read();
  const cores = availableParallelism();
  // Zeros are what Windows says.
  const [lastMinute = 0] = loadavg();
  return {
    memory: { processBytes: rss, heapBytes: heapUsed, freeBytes: freemem(), totalBytes: totalmem() },
    cpu: {
      cores,
      load: process.platform === 'win32' ? null : lastMinute,
      used: seen && Math.min(1, seen.cpu / cores),
    },
    eventLoopDelay: seen?.delay ?? { median: null, p99: null, max: null },
    uptimeSeconds: Math.round(process.uptime()),
  };
}

const toCompared = (costs: Readonly<Record<string, number>>) =>
  Object.keys(costs).length > 0 ? { ...costs } : null;

/** Everything of the system tab. Nothing here is about anybody. */
export async function getSystem(context: Context, admin: Authorized<Admin, 'admin'>): Promise<System> {
  const { config } = context;
  const [health, facts, depths, freeBytes, totalBytes, usedBytes] = await Promise.all([
    getSystemHealth(context, admin),
    orNull(findDatabaseFacts(context)),
    orNull(listQueueDepths(context)),
    findFree(context),
    findTotal(context),
    orNull(findUsedBytes(context)),
  ]);
  const engine = context.readerFacts.engine;
  return {
    health,
    database: {
      kind: context.databaseKind,
      sizeBytes: facts?.sizeBytes ?? null,
      connections: facts?.connections ?? null,
    },
    storage: { freeBytes, totalBytes, usedBytes, reserveBytes: config.limits.diskReserveBytes },
    ...readProcess(context),
    queues: (depths ?? []).map((queue) => ({ ...queue, oldestAt: queue.oldestAt?.toISOString() ?? null })),
    workers: listWorkers(context),
    reader: {
      engine: engine?.crops ?? null,
      textEngine: engine?.texts ?? null,
      compared: engine && toCompared(engine.linesMs),
      textsCompared: engine && toCompared(engine.pageMs),
      hasSecondReader: context.readerFacts.hasSecondReader,
      onlyWhenIdle: config.readOnlyWhenIdle,
    },
    mail: { configured: context.mail !== null },
    model: config.ai && {
      host: toHost(config.ai),
      name: config.ai.model,
      legalHelp: config.legalHelpByModel,
    },
    limits: toLimits(config),
    versions: {
      puente: version,
      node: process.versions.node,
      database: facts?.version ?? null,
      migrations: facts?.migrations ?? null,
    },
  };
}
