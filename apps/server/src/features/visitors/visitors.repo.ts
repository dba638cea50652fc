import { and, eq, lt, notExists } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { documents, visitors } from '../../platform/database/schema.ts';

export async function insertVisitor(services: Services, id: string, tokenHash: string): Promise<void> {
  const now = services.clock();
  await services.db.insert(visitors).values({ id, tokenHash, createdAt: now, lastUsedAt: now });
}

/** The visitor a cookie stands for; null for a forged or a forgotten one. */
export async function findVisitorId(services: Services, tokenHash: string): Promise<string | null> {
  const [row] = await services.db
    .select({ id: visitors.id })
    .from(visitors)
    .where(eq(visitors.tokenHash, tokenHash));
  return row?.id ?? null;
}

/** Forgets browsers that own nothing any more and were made before `before`. */
export async function deleteIdleVisitors(services: Services, before: Date): Promise<void> {
  const owned = services.db.select().from(documents).where(eq(documents.visitorId, visitors.id));
  await services.db.delete(visitors).where(and(lt(visitors.lastUsedAt, before), notExists(owned)));
}
