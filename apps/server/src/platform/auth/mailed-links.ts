import { eq, lt } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { verifications } from '../database/schema.ts';

/** Links that lead somebody to a new password. The one way to write their table, but for the library that makes them. */
export async function deleteMailedLinks(db: Database, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId));
}

export async function deleteOutdatedLinks(db: Database, now: Date): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
}
