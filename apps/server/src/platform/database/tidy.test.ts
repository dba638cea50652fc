import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DatabaseHandle, openDatabase } from './open-database.ts';

let folder = '';
let handle: DatabaseHandle;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'puente-tidy-'));
  handle = await openDatabase(folder, null);
  await handle.executeSql('create table notes (id int primary key, text text)');
}, 120_000);
afterAll(async () => {
  await handle.close();
  rmSync(folder, { recursive: true });
});

const listFiles = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const sizeOf = (path: string) => listFiles(path).reduce((bytes, file) => bytes + statSync(file).size, 0);

it('keeps the room of replaced rows in bounds, and gives it back whole', async () => {
  const text = 'x'.repeat(4_000);
  const rewrite = async (times: number) => {
    for (let time = 0; time < times; time += 1)
      await handle.executeSql(
        `insert into notes select n, '${text}' || n || '-${time}' from generate_series(1, 200) n on conflict (id) do update set text = excluded.text`,
      );
  };
  const tables = join(folder, 'database', 'base');
  await rewrite(1);
  await handle.tidy?.('often');
  const early = sizeOf(tables);
  for (let round = 0; round < 10; round += 1) {
    await rewrite(3);
    await handle.tidy?.('often');
  }
  expect(sizeOf(tables)).toBeLessThan(early + 2_000_000);
  expect(sizeOf(join(folder, 'database', 'pg_wal'))).toBeLessThan(100_000_000);
}, 120_000);

it('leaves no trace of a deleted row in the tables', async () => {
  const secret = 'Quetzalcoatlus-Invented';
  await handle.executeSql(`insert into notes values (1000, '${secret}') on conflict do nothing`);
  await handle.executeSql('delete from notes where id = 1000');
  await handle.tidy?.('whole');
  const holding = listFiles(join(folder, 'database', 'base')).filter((file) =>
    readFileSync(file).includes(secret),
  );
  expect(holding).toEqual([]);
}, 120_000);
