import type { DailyVisit, PageVisit } from '@puente/contract';
import { desc, eq, gte, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { readingTimes, visitDays, visits } from '../../platform/database/schema.ts';

const latest = 20;

export async function listLatestVisits({ db }: Pick<Services, 'db'>): Promise<PageVisit[]> {
  const rows = await db.select().from(visits).orderBy(desc(visits.visitedAt)).limit(latest);
  return rows.map(({ id, page, ipAddress, deviceType, country, visitedAt }) => ({
    id,
    page,
    ipAddress,
    deviceType,
    country: country ?? 'unknown',
    visitedAt: visitedAt.toISOString(),
  }));
}

/** Page views of each of these days. */
export async function listVisitDays(
  { db }: Pick<Services, 'db'>,
  days: readonly string[],
): Promise<DailyVisit[]> {
  const rows = await db
    .select({ day: visitDays.day, visits: visitDays.visits })
    .from(visitDays)
    .where(gte(visitDays.day, days[0] ?? ''));
  const counts = new Map(rows.map((row) => [row.day, row.visits]));
  return days.map((date) => ({ date, count: counts.get(date) ?? 0 }));
}

/** Browsers that were seen, each once a day: ever, and on this day. */
export async function countVisitors(
  { db }: Pick<Services, 'db'>,
  today: string,
): Promise<{ total: number; today: number }> {
  const sessions = sql<number>`coalesce(sum(${visitDays.sessions}), 0)::int`;
  const [all] = await db.select({ sessions }).from(visitDays);
  const [day] = await db.select({ sessions }).from(visitDays).where(eq(visitDays.day, today));
  return { total: all?.sessions ?? 0, today: day?.sessions ?? 0 };
}

/** Seconds that a file took to read, on average since then; null: none was read. */
export async function findMeanReading({ db }: Pick<Services, 'db'>, since: Date): Promise<number | null> {
  const [row] = await db
    .select({ ms: sql<number | null>`avg(${readingTimes.durationMs})::float8` })
    .from(readingTimes)
    .where(gte(readingTimes.readAt, since));
  return row?.ms == null ? null : Math.round(row.ms / 100) / 10;
}
