import { randomUUID } from 'node:crypto';
import { type DeviceType, maxVisitDays } from '@puente/contract';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { visitDays, visits } from '../../platform/database/schema.ts';

interface NewVisit {
  readonly sessionId: string;
  readonly page: string;
  /** Truncated. */
  readonly ipAddress: string;
  readonly deviceType: DeviceType;
  readonly country: string | null;
  readonly browser: string | null;
  readonly referrerHost: string | null;
}

/** A day in UTC: `2026-11-23`. */
const toDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Keeps a page view, and counts it in its day. */
export function addVisit(services: Services, { sessionId, ...visit }: NewVisit): Promise<void> {
  const visitedAt = services.clock();
  const day = toDay(visitedAt);
  const sessionHash = services.hashTry(`visit ${sessionId}`);
  return services.db.transaction(async (db) => {
    // First: the day's row is held, so that two views at once of a new session are one session.
    await db
      .insert(visitDays)
      .values({ day, visits: 1, sessions: 0 })
      .onConflictDoUpdate({ target: visitDays.day, set: { visits: sql`${visitDays.visits} + 1` } });
    const isSeen = and(
      eq(visits.sessionHash, sessionHash),
      gte(visits.visitedAt, new Date(`${day}T00:00:00Z`)),
    );
    const seen = await db.select({ id: visits.id }).from(visits).where(isSeen).limit(1);
    await db.insert(visits).values({ id: randomUUID(), sessionHash, ...visit, visitedAt });
    if (seen.length > 0) return;
    await db
      .update(visitDays)
      .set({ sessions: sql`${visitDays.sessions} + 1` })
      .where(eq(visitDays.day, day));
  });
}

const keptMs = maxVisitDays * 24 * 60 * 60_000;

/** Views that have been kept for long enough. The counts of their days stay. */
export async function deleteOldVisits(services: Services): Promise<void> {
  const before = new Date(services.clock().getTime() - keptMs);
  await services.db.delete(visits).where(lt(visits.visitedAt, before));
}
