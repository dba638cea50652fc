import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { documents } from '../../platform/database/schema.ts';

/** How long texts may lie unread before another process takes them up. */
const claimMs = 60_000;

const until = (services: Services) => new Date(services.clock().getTime() + claimMs);

/** Stores how far the texts are, in percent of the whole reading, and keeps others from taking them up. */
export async function updateTextProgress(services: Services, id: string, ocr: number): Promise<void> {
  await services.db
    .update(documents)
    .set({ progressOcr: sql`greatest(${documents.progressOcr}, ${ocr}::int)`, leaseUntil: until(services) })
    .where(and(eq(documents.id, id), documents.textPending, ne(documents.status, 'processing')));
}

export async function finishTexts(services: Services, id: string): Promise<void> {
  const isAtRest = sql`${documents.status} <> 'processing'`;
  await services.db
    .update(documents)
    .set({
      textPending: false,
      progressOcr: sql`case when ${isAtRest} then 100 else ${documents.progressOcr} end`,
    })
    .where(eq(documents.id, id));
}

/** Ids of documents whose form data is ready and whose texts nobody reads any more. */
export async function takeAbandonedTexts(services: Services): Promise<string[]> {
  const rows = await services.db
    .update(documents)
    .set({ leaseUntil: until(services) })
    .where(
      and(
        documents.textPending,
        ne(documents.status, 'processing'),
        or(isNull(documents.leaseUntil), lt(documents.leaseUntil, services.clock())),
      ),
    )
    .returning({ id: documents.id });
  return rows.map((row) => row.id);
}

/** For a database that only this process can have open. */
export async function clearTextClaims(services: Services): Promise<void> {
  await services.db.update(documents).set({ leaseUntil: null }).where(eq(documents.textPending, true));
}
