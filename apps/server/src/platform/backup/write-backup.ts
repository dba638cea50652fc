import { createWriteStream, existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/open-database.ts';
import { queryRows, type Statements } from '../database/query-rows.ts';
import { syncTree } from '../disk/sync-tree.ts';
import { countMigrations, listTables } from './list-tables.ts';
import { type Manifest, manifestName, toTablePath } from './manifest.ts';

const rowsAtOnce = 200;

async function writeTable(db: Statements, table: string, path: string): Promise<number> {
  const file = createWriteStream(path, { mode: 0o600 });
  const cursor = sql.raw('backup_rows');
  await db.execute(
    sql`declare ${cursor} no scroll cursor for select row_to_json(t)::text as row from ${sql.identifier(table)} t`,
  );
  let rows = 0;
  for (;;) {
    const fetched = await queryRows<{ row: string }>(
      db,
      sql`fetch ${sql.raw(String(rowsAtOnce))} from ${cursor}`,
    );
    for (const { row } of fetched) file.write(`${row}\n`);
    rows += fetched.length;
    if (fetched.length < rowsAtOnce) break;
  }
  await db.execute(sql`close ${cursor}`);
  file.end();
  await finished(file);
  return rows;
}

/**
 * Writes all that the product keeps, but the master key, into the folder `target`, which must not be there yet: tables as one
 * moment saw them, then the sealed files. What is sealed stays so. People go on working meanwhile.
 * @throws Error when the folder is there, or the disk takes no more
 */
export async function writeBackup(
  handle: DatabaseHandle,
  filesFolder: string,
  target: string,
): Promise<Manifest> {
  if (existsSync(target)) throw new Error(`${target} is there already. Name a folder that is not.`);
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
  const manifest = await handle.db.transaction(
    async (tx): Promise<Manifest> => {
      const tables: Manifest['tables'] = [];
      for (const name of await listTables(tx))
        tables.push({ name, rows: await writeTable(tx, name, join(unfinished, toTablePath(name))) });
      return { createdAt: new Date().toISOString(), migrations: await countMigrations(tx), tables };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  // Files that belong to later rows do no harm; those of rows deleted meanwhile are gone, as they should be.
  if (existsSync(filesFolder)) await cp(filesFolder, join(unfinished, 'files'), { recursive: true });
  await writeFile(join(unfinished, manifestName), `${JSON.stringify(manifest, null, 1)}\n`);
  syncTree(unfinished);
  await rename(unfinished, target);
  return manifest;
}
