import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { asEmbeddedClient } from '../platform/database/embedded/embedded-client.ts';
import { extensions } from '../platform/database/embedded/extensions.ts';
import {
  type DatabaseHandle,
  migrationsFolder,
  openPglite,
  openPostgres,
} from '../platform/database/open-database.ts';
import { openQueue } from '../platform/queue/queue.ts';
import { createLog } from '../platform/telemetry/log.ts';

const { version: queueVersion } = createRequire(import.meta.url)('pg-boss/package.json') as {
  version: string;
};

interface TestDatabase {
  readonly handle: DatabaseHandle;
  /** For a queue with connections of its own. */
  readonly databaseUrl: string | null;
  readonly drop: () => Promise<void>;
}

export interface DatabaseKind {
  readonly name: 'PGlite' | 'PostgreSQL';
  readonly create: () => Promise<TestDatabase>;
}

/** Of all that the tables of product and queue are made from. */
function hashTables(): string {
  const migrations = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  const hash = createHash('sha256').update(queueVersion);
  for (const name of migrations.sort()) hash.update(readFileSync(join(migrationsFolder, name)));
  return hash.digest('hex').slice(0, 16);
}

async function makeQueueTables(handle: DatabaseHandle, databaseUrl: string | null): Promise<void> {
  const queue = await openQueue(handle, databaseUrl, createLog('silent'));
  await queue.stop(0);
}

/** A folder with all tables, made once for each state of them and copied for every test file. */
async function getMigratedBase(): Promise<Blob> {
  const path = join(tmpdir(), `puente-test-base-${hashTables()}.tar`);
  if (!existsSync(path)) {
    const client = await PGlite.create({ extensions });
    await makeQueueTables(await openPglite(asEmbeddedClient(client), () => {}), null);
    const created = `${path}.${randomBytes(4).toString('hex')}`;
    writeFileSync(created, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
    await client.close();
    renameSync(created, path);
  }
  return new Blob([readFileSync(path)]);
}

const pglite: DatabaseKind = {
  name: 'PGlite',
  create: async () => {
    const client = await PGlite.create({ loadDataDir: await getMigratedBase(), extensions });
    return {
      handle: await openPglite(asEmbeddedClient(client), () => {}),
      databaseUrl: null,
      drop: async () => {},
    };
  },
};

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The address of another database of the same server. No test cuts its power: it need not wait for its disk. */
function toDatabaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  url.searchParams.set('options', '-c synchronous_commit=off');
  return url.href;
}

/** Any number will do, as long as every test file uses the same. */
const baseLock = 735_111_002;

/** A database with all tables, made once for each state of them and copied for every test file. */
function getMigratedTemplate(serverUrl: string): Promise<string> {
  const name = `puente_test_base_${hashTables()}`;
  return withClient(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [baseLock]);
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length > 0) return name;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    const url = toDatabaseUrl(serverUrl, unfinished);
    const handle = await openPostgres(url);
    await makeQueueTables(handle, url);
    await handle.close();
    await client.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  });
}

const toPostgres = (serverUrl: string): DatabaseKind => ({
  name: 'PostgreSQL',
  create: async () => {
    const name = `puente_test_${randomBytes(6).toString('hex')}`;
    const template = await getMigratedTemplate(serverUrl);
    const run = (text: string) => withClient(serverUrl, (client) => client.query(text));
    await run(`create database ${name} template ${template}`);
    const url = toDatabaseUrl(serverUrl, name);
    const handle = await openPostgres(url);
    const drop = async () => {
      await run(`drop database if exists ${name} with (force)`);
    };
    return { handle, databaseUrl: url, drop };
  },
});

/** PGlite always; PostgreSQL where one answers (`TEST_DATABASE_URL`, else this machine's). */
export async function listDatabaseKinds(): Promise<DatabaseKind[]> {
  const input = process.env.TEST_DATABASE_URL;
  const local = ['test', 'postgres'].map((user) => `postgresql://${user}@127.0.0.1:5432/${user}`);
  for (const url of input ? [input] : local) {
    const answers = await withClient(url, (client) => client.query('select 1')).then(
      () => true,
      () => false,
    );
    if (answers) return [pglite, toPostgres(url)];
  }
  if (input) throw new Error('TEST_DATABASE_URL is set, but no PostgreSQL answers there');
  return [pglite];
}
