import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { attemptCounts } from '../../platform/database/schema.ts';

export interface AttemptCount {
  readonly count: number;
  readonly resetsAt: Date;
}

/** Counts one more, in a new window when the last one is over. In one statement: two at once are counted as two. */
export async function addAttempt(services: Services, key: string, windowMs: number): Promise<AttemptCount> {
  const now = services.clock();
  const resetsAt = new Date(now.getTime() + windowMs);
  const isOver = sql`${attemptCounts.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await services.db
    .insert(attemptCounts)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: attemptCounts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attemptCounts.count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${attemptCounts.resetsAt} end`,
      },
    })
    .returning();
  if (!row) throw new Error('the attempt was not counted');
  return row;
}

export async function removeAttempt(services: Services, key: string): Promise<void> {
  await services.db
    .update(attemptCounts)
    .set({ count: sql`greatest(${attemptCounts.count} - 1, 0)` })
    .where(eq(attemptCounts.key, key));
}

/** How many are counted in the window at hand. */
export async function findAttempts(services: Services, key: string): Promise<number> {
  const isRunning = and(eq(attemptCounts.key, key), gt(attemptCounts.resetsAt, services.clock()));
  const [row] = await services.db.select({ count: attemptCounts.count }).from(attemptCounts).where(isRunning);
  return row?.count ?? 0;
}

export async function deleteAttempts(services: Services, keys: readonly string[]): Promise<void> {
  await services.db.delete(attemptCounts).where(inArray(attemptCounts.key, [...keys]));
}

/** Counts whose time is over. */
export async function deleteOutdatedAttempts(services: Services): Promise<void> {
  await services.db.delete(attemptCounts).where(lt(attemptCounts.resetsAt, services.clock()));
}
