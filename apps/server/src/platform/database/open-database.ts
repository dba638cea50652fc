import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { syncFolder, syncTree } from '../disk/sync-tree.ts';
import { type EmbeddedClient, openEmbeddedClient } from './embedded/embedded-client.ts';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** `often`: room of deleted rows becomes free for new ones. `whole`: it goes back to the disk, and nothing of them stays. */
export type Tidying = 'often' | 'whole';

/** An open, migrated database. */
export interface DatabaseHandle {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Database;
  /** One statement with values, or several without: for the queue, when it lives in the embedded database. */
  readonly executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /** Null where the database does it by itself. */
  readonly tidy: ((how: Tidying) => Promise<void>) | null;
  readonly close: () => Promise<void>;
}

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Any number will do, as long as every server uses the same: one of them migrates, the others wait. */
const migrationLock = 735_111_001;

export async function openPglite(client: EmbeddedClient, release: () => void): Promise<DatabaseHandle> {
  // Drizzle asks no more of it than this.
  const db = drizzlePglite(client as unknown as PGlite, { schema });
  await migratePglite(db, { migrationsFolder });
  return {
    kind: 'pglite',
    db,
    executeSql: async (text, values) => {
      if (values && values.length > 0) return client.query(text, values);
      const results = await client.exec(text);
      return { rows: results.at(-1)?.rows ?? [] };
    },
    // The embedded engine has no process of its own for either, and its log grows until a checkpoint.
    tidy: async (how) => {
      await client.exec(how === 'whole' ? 'vacuum (full, analyze)' : 'vacuum (analyze)');
      await client.exec('checkpoint');
    },
    close: async () => {
      await client.close();
      release();
    },
  };
}

const createEmbedded = fileURLToPath(new URL('./embedded/create-database.mjs', import.meta.url));
const createTimeoutMs = 120_000;

/** Makes the database beside its place and moves it there whole. Should that fail, the database makes itself when opened. */
async function prepareFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  try {
    await promisify(execFile)(process.execPath, [createEmbedded, unfinished], { timeout: createTimeoutMs });
    syncTree(unfinished);
    renameSync(unfinished, folder);
    syncFolder(dirname(folder));
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function openEmbedded(dataDir: string): Promise<DatabaseHandle> {
  mkdirSync(dataDir, { recursive: true });
  const lock = lockFolder(dataDir);
  const folder = join(dataDir, 'database');
  try {
    await prepareFolder(folder);
    return await openPglite(await openEmbeddedClient(folder), lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

export async function openPostgres(connectionString: string): Promise<DatabaseHandle> {
  const pool = new pg.Pool({ connectionString, max: 10 });
  // An idle connection that the server drops must not end the process; the next query opens another.
  pool.on('error', () => {});
  const db = drizzlePostgres(pool, { schema });
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [migrationLock]);
      await migratePostgres(drizzlePostgres(client, { schema }), { migrationsFolder });
      await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    kind: 'postgres',
    db,
    executeSql: (text, values) => pool.query(text, values),
    tidy: null,
    close: () => pool.end(),
  };
}

/** PostgreSQL when an address is given, else the embedded database in `dataDir`. Migrations are applied. */
export const openDatabase = (dataDir: string, databaseUrl: string | null): Promise<DatabaseHandle> =>
  databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir);
