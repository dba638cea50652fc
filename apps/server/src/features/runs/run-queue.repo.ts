import { and, eq, gte, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { documentRuns, documents } from '../../platform/database/schema.ts';
import type { QueueEntry } from './order-queue.ts';
import { isGoingOn, mayBegin, type RunKind } from './runs.repo.ts';

/** Runs that wait or are at work; one whose process fell silent waits. */
export const listRunQueue = (services: Services, kind: RunKind): Promise<QueueEntry[]> =>
  services.db
    .select({
      id: documentRuns.documentId,
      owner: sql<string>`coalesce(${documents.userId}, ${documents.visitorId})`,
      queuedAt: documentRuns.queuedAt,
      isRunning: sql<boolean>`coalesce(${gte(documentRuns.claimedUntil, services.clock())}, false)`,
    })
    .from(documentRuns)
    .innerJoin(documents, eq(documents.id, documentRuns.documentId))
    .where(and(eq(documentRuns.kind, kind), isGoingOn, mayBegin(services, kind)));
