import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import type { Database } from '../database/open-database.ts';
import { queryRows } from '../database/query-rows.ts';
import { listTables } from './list-tables.ts';
import { restoreBackup } from './restore-backup.ts';

const kinds = await listDatabaseKinds();

/** Every row of every table as text, in an order of its own. */
async function listRows(db: Database): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const table of await listTables(db)) {
    const found = await queryRows<{ row: string }>(
      db,
      sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t`,
    );
    rows[table] = found.map(({ row }) => row).sort();
  }
  return rows;
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .sort();

describe.each(kinds)('backup on $name', (kind) => {
  let source: TestApp;
  let folder = '';
  beforeEach(async () => {
    source = await startTestApp(kind);
    folder = mkdtempSync(join(tmpdir(), 'puente-backup-'));
  });
  afterEach(async () => {
    await source.close();
    rmSync(folder, { recursive: true });
  });

  it('of a running server goes back into an empty one, row by row and file by file', async () => {
    const browser = source.newBrowser();
    await browser.signUp('backup@example.org');
    await browser.upload(await drawPdf());
    const target = join(folder, 'backup');
    await source.services.writeBackup(target);
    const rows = await listRows(source.services.db);
    expect(rows.documents).toHaveLength(1);

    const empty = await kind.create();
    const files = join(folder, 'files');
    try {
      await restoreBackup(empty.handle, files, target);
      expect(await listRows(empty.handle.db)).toEqual(rows);
      const sealed = join(source.dataDir, 'files');
      expect(listFiles(files)).toEqual(listFiles(sealed));
      for (const file of listFiles(files))
        expect(readFileSync(join(files, file))).toEqual(readFileSync(join(sealed, file)));
      await expect(restoreBackup(empty.handle, join(folder, 'other'), target)).rejects.toThrow('not empty');
    } finally {
      await empty.handle.close();
      await empty.drop();
    }
  });

  it('holds nothing in clear that is sealed, and refuses a folder that is there or not whole', async () => {
    const browser = source.newBrowser();
    await browser.upload(await drawPdf(), 'Invented-Quetzal.pdf');
    const target = join(folder, 'backup');
    await source.services.writeBackup(target);
    const held = listFiles(target).filter((file) =>
      readFileSync(join(target, file)).includes('Invented-Quetzal'),
    );
    expect(held).toEqual([]);
    await expect(source.services.writeBackup(target)).rejects.toThrow('there already');
    rmSync(join(target, 'manifest.json'));
    const empty = await kind.create();
    await expect(restoreBackup(empty.handle, join(folder, 'files'), target)).rejects.toThrow(
      'no whole backup',
    );
    await empty.handle.close();
    await empty.drop();
  });
});
