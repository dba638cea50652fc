import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { documents } from '../../platform/database/schema.ts';

/** How long texts may lie unread before another process takes them up. */
const claimMs = 60_000;

const until = (services: Services) => new Date(services.clock().getTime() + claimMs);
/** While a run is going on, progress is that run's. */
const isAtRest = inArray(documents.status, ['processed', 'error']);

/** Takes texts that nobody reads; false when somebody does, or they are no longer owed. */
export async function claimTexts(services: Services, id: string): Promise<boolean> {
  const isFree = or(isNull(documents.textLeaseUntil), lt(documents.textLeaseUntil, services.clock()));
  const rows = await services.db
    .update(documents)
    .set({ textLeaseUntil: until(services) })
    .where(and(eq(documents.id, id), documents.textPending, isAtRest, isFree))
    .returning({ id: documents.id });
  return rows.length > 0;
}

/**
 * Stores how far the texts are, in percent of the whole reading, and renews the claim; false when they are no longer
 * owed: the document was deleted.
 */
export async function updateTextProgress(services: Services, id: string, ocr: number): Promise<boolean> {
  const rows = await services.db
    .update(documents)
    .set({
      progressOcr: sql`case when ${isAtRest} then greatest(${documents.progressOcr}, ${ocr}::int) else ${documents.progressOcr} end`,
      textLeaseUntil: until(services),
    })
    .where(and(eq(documents.id, id), documents.textPending))
    .returning({ id: documents.id });
  return rows.length > 0;
}

/** Gives texts back, to be taken up again. */
export async function releaseTexts(services: Services, id: string): Promise<void> {
  await services.db.update(documents).set({ textLeaseUntil: null }).where(eq(documents.id, id));
}

export async function finishTexts(services: Services, id: string): Promise<void> {
  await services.db
    .update(documents)
    .set({
      textPending: false,
      textLeaseUntil: null,
      progressOcr: sql`case when ${isAtRest} then 100 else ${documents.progressOcr} end`,
    })
    .where(eq(documents.id, id));
}

/** For a database that only this process can have open. */
export async function clearTextClaims(services: Services): Promise<void> {
  await services.db.update(documents).set({ textLeaseUntil: null }).where(eq(documents.textPending, true));
}
