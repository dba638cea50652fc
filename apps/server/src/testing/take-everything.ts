import { createDecipheriv, hkdfSync } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import type { Services } from '../context.ts';
import { queryRows } from '../platform/database/query-rows.ts';

type Row = Record<string, unknown>;

/** Every row of every table, ours and the queue's, as somebody has them who took the database. */
export async function takeEverything(services: Services): Promise<Row[]> {
  const tables = await queryRows<Row>(
    services.db,
    `select table_schema || '."' || table_name || '"' as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const rows: Row[] = [];
  for (const { name } of tables)
    rows.push(...(await queryRows<Row>(services.db, `select * from ${String(name)}`)));
  return rows;
}

const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;

/** The sealed values among what was taken. */
export const toSealedValues = (rows: readonly Row[]): Buffer[] =>
  rows.flatMap((row) => Object.values(row).filter(isBytes)).map((value) => Buffer.from(value));

/** What a key makes of a sealed value, whatever purpose and tag say: somebody who attacks does not ask them. */
export function forceOpen(key: Uint8Array, value: Buffer): string {
  // AES-GCM encrypts as AES-CTR does from the second block on.
  const counter = Buffer.concat([value.subarray(1, 13), Buffer.of(0, 0, 0, 2)]);
  const plain = createDecipheriv('aes-256-ctr', key, counter).update(value.subarray(13, -16));
  return inflateWhereItCan(plain).toString('latin1');
}

function inflateWhereItCan(plain: Buffer): Buffer {
  try {
    return inflateSync(plain);
  } catch {
    return plain;
  }
}

export const joinHalves = (half: Uint8Array, salt: Uint8Array, documentId: string): Buffer =>
  Buffer.from(hkdfSync('sha256', half, salt, `puente:document:${documentId}`, 32));
