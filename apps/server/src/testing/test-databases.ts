import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { asEmbeddedClient } from '../platform/database/embedded/embedded-client.ts';
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

/** A folder with the tables of product and queue, made once for each state of them and copied for every test file. */
async function getMigratedBase(): Promise<Blob> {
  const migrations = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  const hash = createHash('sha256').update(queueVersion);
  for (const name of migrations.sort()) hash.update(readFileSync(join(migrationsFolder, name)));
  const path = join(tmpdir(), `puente-test-base-${hash.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(path)) {
    const client = await PGlite.create();
    const handle = await openPglite(asEmbeddedClient(client), () => {});
    const queue = await openQueue(handle, null, createLog('silent'));
    await queue.stop(0);
    const made = `${path}.${randomBytes(4).toString('hex')}`;
    writeFileSync(made, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
    await client.close();
    renameSync(made, path);
  }
  return new Blob([readFileSync(path)]);
}

const pglite: DatabaseKind = {
  name: 'PGlite',
  create: async () => {
    const client = await PGlite.create({ loadDataDir: await getMigratedBase() });
    return {
      handle: await openPglite(asEmbeddedClient(client), () => {}),
      databaseUrl: null,
      drop: async () => {},
    };
  },
};

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

const toPostgres = (serverUrl: string): DatabaseKind => ({
  name: 'PostgreSQL',
  create: async () => {
    const name = `puente_test_${randomBytes(6).toString('hex')}`;
    await query(serverUrl, `create database ${name}`);
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    const handle = await openPostgres(url.href);
    const drop = () => query(serverUrl, `drop database if exists ${name} with (force)`);
    return { handle, databaseUrl: url.href, drop };
  },
});

/** PGlite always; PostgreSQL where one answers (`TEST_DATABASE_URL`, else this machine's). */
export async function listDatabaseKinds(): Promise<DatabaseKind[]> {
  const given = process.env.TEST_DATABASE_URL;
  const local = ['test', 'postgres'].map((user) => `postgresql://${user}@127.0.0.1:5432/${user}`);
  for (const url of given ? [given] : local) {
    const answers = await query(url, 'select 1').then(
      () => true,
      () => false,
    );
    if (answers) return [pglite, toPostgres(url)];
  }
  if (given) throw new Error('TEST_DATABASE_URL is set, but no PostgreSQL answers there');
  return [pglite];
}
