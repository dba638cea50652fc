import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEngine } from './open-engine.ts';

describe('the embedded database', () => {
  let parent = '';
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'puente-engine-'));
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  it('has every commit on the disk before it answers, and the data files before a checkpoint ends', async () => {
    const { client, folder } = await openEngine(join(parent, 'database'));
    try {
      await client.exec('create table notes (text text)');
      for (let saved = 0; saved < 5; saved += 1) {
        const before = folder.syncs;
        await client.query('insert into notes values ($1)', [`save ${saved}`]);
        expect(folder.syncs).toBeGreaterThan(before);
      }
      const before = folder.syncs;
      await client.query('select * from notes');
      expect(folder.syncs).toBe(before);
      await client.exec('checkpoint');
      // The log, the control file and at least the table and what describes it.
      expect(folder.syncs).toBeGreaterThan(before + 3);
      const { rows } = await client.query<{ name: string; setting: string }>(
        "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') order by name",
      );
      expect(rows.map(({ setting }) => setting)).toEqual(['on', 'on', 'on']);
    } finally {
      await client.close();
    }
  }, 60_000);
});
