import { eq } from 'drizzle-orm';
import { SealError, type SealingKey } from '../sealing/seal.ts';
import type { Database } from './open-database.ts';
import { keyChecks } from './schema.ts';

const id = 'master';
const text = 'puente';

/**
 * Refuses to start with a master key other than the one the data was sealed with: every document would fail to
 * open, and new ones would be sealed with a key nobody meant.
 * @throws Error with the remedy
 */
export async function checkMasterKey(db: Database, masterKey: SealingKey): Promise<void> {
  const proof = masterKey.seal(Buffer.from(text), 'key-check');
  await db.insert(keyChecks).values({ id, proof }).onConflictDoNothing();
  const [row] = await db.select().from(keyChecks).where(eq(keyChecks.id, id));
  if (!row) throw new Error('the key check could not be stored');
  try {
    masterKey.open(row.proof, 'key-check');
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new Error(
      'The master key is not the one this database was sealed with. Set MASTER_KEY, or put back DATA_DIR/master.key.',
    );
  }
}

/** A write that changes nothing: each row as it is, written anew. @throws when the database does not take it */
export async function touchDatabase(db: Database): Promise<void> {
  await db.update(keyChecks).set({ proof: keyChecks.proof });
}
