import { randomUUID } from 'node:crypto';
import { and, between, count, desc, gte, lt, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { readingTimes } from '../../platform/database/schema.ts';
import type { Document } from '../documents/index.ts';

type File = Pick<Document, 'pageCount' | 'fileSizeBytes'>;

/** A server may have become another one since. */
export const keptMs = 30 * 24 * 60 * 60 * 1000;
const maxCompared = 25;
/** A file of half to twice the pages and bytes is such a file: scans weigh many times what filled PDFs do. */
const factor = 2;
const around = (size: number) => [Math.floor(size / factor), Math.ceil(size * factor)] as const;

/** Keeps how long a file took to read, with nothing that leads to it. */
export async function addReadingTime(services: Services, file: File, durationMs: number): Promise<void> {
  const now = services.clock();
  await services.db.delete(readingTimes).where(lt(readingTimes.readAt, new Date(now.getTime() - keptMs)));
  await services.db.insert(readingTimes).values({
    id: randomUUID(),
    pages: file.pageCount,
    sizeBytes: file.fileSizeBytes,
    durationMs: Math.round(durationMs),
    readAt: now,
  });
}

/** How long such files took, in milliseconds, the newest first. */
export async function listReadingTimes(services: Services, file: File): Promise<number[]> {
  const rows = await services.db
    .select({ durationMs: readingTimes.durationMs })
    .from(readingTimes)
    .where(
      and(
        between(readingTimes.pages, ...around(file.pageCount)),
        between(readingTimes.sizeBytes, ...around(file.fileSizeBytes)),
      ),
    )
    .orderBy(desc(readingTimes.readAt))
    .limit(maxCompared);
  return rows.map(({ durationMs }) => durationMs);
}

/** Of all files whose times are kept. */
export async function measureAllReadings(
  services: Services,
): Promise<{ documents: number; medianMs: number | null }> {
  const since = new Date(services.clock().getTime() - keptMs);
  const median = sql<
    number | null
  >`(percentile_cont(0.5) within group (order by ${readingTimes.durationMs}))::float`;
  const [row] = await services.db
    .select({ documents: count(), medianMs: median })
    .from(readingTimes)
    .where(gte(readingTimes.readAt, since));
  return row ?? { documents: 0, medianMs: null };
}
