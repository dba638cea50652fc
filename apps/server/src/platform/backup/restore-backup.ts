import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/open-database.ts';
import { queryRows, type Statements } from '../database/query-rows.ts';
import { syncTree } from '../disk/sync-tree.ts';
import { countMigrations } from './list-tables.ts';
import { type Manifest, manifestName, manifestSchema, toTablePath } from './manifest.ts';

const rowsAtOnce = 100;

function readManifest(source: string): Manifest {
  const path = join(source, manifestName);
  if (!existsSync(path)) throw new Error(`${source} holds no whole backup: it has no ${manifestName}.`);
  return manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

async function insertRows(db: Statements, table: string, rows: readonly string[]): Promise<void> {
  const name = sql.identifier(table);
  await db.execute(
    sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`,
  );
}

async function restoreTable(db: Statements, table: string, path: string): Promise<void> {
  let waiting: string[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    waiting.push(line);
    if (waiting.length < rowsAtOnce) continue;
    await insertRows(db, table, waiting);
    waiting = [];
  }
  if (waiting.length > 0) await insertRows(db, table, waiting);
}

async function countRows(db: Statements, table: string): Promise<number> {
  const [row] = await queryRows<{ n: number }>(
    db,
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  );
  return row?.n ?? 0;
}

async function assertFits(db: Statements, manifest: Manifest): Promise<void> {
  const migrations = await countMigrations(db);
  if (migrations !== manifest.migrations)
    throw new Error(
      `The backup is of database state ${manifest.migrations}, this Puente of ${migrations}. Restore it with the version that wrote it, then update.`,
    );
  for (const { name } of manifest.tables)
    if ((await countRows(db, name)) > 0)
      throw new Error('The database is not empty. Restore into an empty DATA_DIR or an empty database.');
}

/**
 * Puts a backup into an empty, migrated database and an empty folder of files, all of it or nothing.
 * @throws Error when it is not whole, of another state of the database, or there is something already
 */
export async function restoreBackup(
  handle: DatabaseHandle,
  filesFolder: string,
  source: string,
): Promise<Manifest> {
  const manifest = readManifest(source);
  await handle.db.transaction(async (tx) => {
    await assertFits(tx, manifest);
    for (const { name, rows } of manifest.tables) {
      await restoreTable(tx, name, join(source, toTablePath(name)));
      if ((await countRows(tx, name)) !== rows) throw new Error(`The backup's table ${name} is not whole.`);
    }
    const files = join(source, 'files');
    if (!existsSync(files)) return;
    await cp(files, filesFolder, { recursive: true, force: false, errorOnExist: true });
    syncTree(filesFolder);
  });
  return manifest;
}
