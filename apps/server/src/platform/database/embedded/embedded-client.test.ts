import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedClient, openEmbeddedClient } from './embedded-client.ts';

describe('the embedded database in its thread', () => {
  let parent = '';
  let client: EmbeddedClient;
  const folder = () => join(parent, 'database');
  beforeAll(async () => {
    parent = mkdtempSync(join(tmpdir(), 'puente-embedded-'));
    client = await openEmbeddedClient(folder());
  }, 60_000);
  afterAll(async () => {
    await client.close();
    rmSync(parent, { recursive: true });
  });
  beforeEach(async () => {
    await client.exec(
      'drop table if exists notes; create table notes (id int primary key, at timestamptz, bytes bytea)',
    );
  });
  const count = async () => {
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from notes');
    return rows[0]?.n;
  };

  it('hands values over as a database in the same thread does', async () => {
    const at = new Date('2026-03-04T05:06:07Z');
    await client.query('insert into notes values ($1, $2, $3)', [1, at, Buffer.from('abc')]);
    const { rows } = await client.query<{ at: Date; bytes: Uint8Array }>('select at, bytes from notes');
    expect(rows[0]?.at).toEqual(at);
    expect(Buffer.from(rows[0]?.bytes ?? []).toString()).toBe('abc');
    const asText = await client.query<unknown[]>('select at from notes', [], {
      rowMode: 'array',
      parsers: { 1184: (value) => value },
    });
    expect(String(asText.rows[0]?.[0])).toMatch(/^2026-03-04 /);
  });

  it('tells the code of a fault, and goes on', async () => {
    await client.query('insert into notes values (1)');
    await expect(client.query('insert into notes values (1)')).rejects.toMatchObject({ code: '23505' });
    expect(await count()).toBe(1);
  });

  it('lets no statement of another into a transaction, and takes back one that fails', async () => {
    const failing = client.transaction(async (tx) => {
      await tx.query('insert into notes values (1)');
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error('changed my mind');
    });
    const beside = client.query('insert into notes values (2)');
    await expect(failing).rejects.toThrow('changed my mind');
    await beside;
    const { rows } = await client.query<{ id: number }>('select id from notes');
    expect(rows).toEqual([{ id: 2 }]);
  });

  it('opens the folder again after its engine has ended, with all that was acknowledged and nothing half', async () => {
    await client.query('insert into notes values (1)');
    const log = join(folder(), 'pg_wal');
    const breakLog = async () => {
      renameSync(log, `${log}.away`);
      // The next segment of the log cannot be made: the engine gives up.
      await client.exec('select pg_switch_wal()');
      await client.query('insert into notes values (2)');
    };
    await expect(breakLog()).rejects.toThrow();
    renameSync(`${log}.away`, log);
    expect(await count()).toBe(1);
    await client.transaction(async (tx) => {
      await tx.query('insert into notes values (3)');
    });
    expect(await count()).toBe(2);
  }, 60_000);
});
