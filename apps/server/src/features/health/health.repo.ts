import type { Services } from '../../context.ts';
import { keyChecks } from '../../platform/database/schema.ts';

/** A write that changes nothing: each row as it is, written anew. @throws when the database does not take it */
export async function touchDatabase({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.update(keyChecks).set({ proof: keyChecks.proof });
}
