import { randomBytes, randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { extensions } from '../../platform/database/embedded/extensions.ts';
import * as schema from '../../platform/database/schema.ts';
import { createSealingKey } from '../../platform/sealing/seal.ts';
import { migrateTo } from '../../testing/migrate-to.ts';

/** Migrations when an address had a row for each who gave it. */
const before = 15;
const masterKey = createSealingKey(randomBytes(32));
let client: PGlite;

async function insertOfBefore(email: string, giver: string, day: number): Promise<string> {
  const id = randomUUID();
  const seal = (text: string, what: string) => masterKey.seal(Buffer.from(text), `subscriber-${what}:${id}`);
  await client.query(
    `insert into email_subscribers (id, email_hash, giver_hash, email, first_name, source, subscribed, verified, collected_at)
     values ($1, $2, $3, $4, $5, 'website', true, false, $6)`,
    [
      id,
      `hash of ${email}`,
      giver,
      seal(email, 'email'),
      seal(`name by ${giver}`, 'first-name'),
      new Date(Date.UTC(2026, 2, day)),
    ],
  );
  return id;
}

beforeAll(async () => {
  client = await PGlite.create({ extensions });
  await migrateTo(client, before);
}, 60_000);
afterAll(() => client.close());

it('an address that several gave becomes one, and each of them has what they told', async () => {
  const second = await insertOfBefore('ana@example.org', 'two', 2);
  const first = await insertOfBefore('ana@example.org', 'one', 1);
  const nobodys = await insertOfBefore('ana@example.org', '', 3);
  const alone = await insertOfBefore('ben@example.org', 'one', 4);
  await migrateTo(client);
  const db = drizzle(client, { schema });
  const addresses = await db.select().from(schema.emailSubscribers);
  expect(addresses.map(({ id }) => id).sort()).toEqual([first, alone].sort());
  const email = addresses.find(({ id }) => id === first)?.email ?? Buffer.of();
  expect(masterKey.open(email, `subscriber-email:${first}`).toString()).toBe('ana@example.org');
  const givings = await db.select().from(schema.emailGivings);
  const told = givings.map(({ id, subscriberId, giverHash, firstName }) => [
    id,
    subscriberId,
    giverHash,
    masterKey.open(firstName ?? Buffer.of(), `subscriber-first-name:${id}`).toString(),
  ]);
  expect(told.sort()).toEqual(
    [
      [first, first, 'one', 'name by one'],
      [second, first, 'two', 'name by two'],
      [nobodys, first, '', 'name by '],
      [alone, alone, 'one', 'name by one'],
    ].sort(),
  );
}, 60_000);
