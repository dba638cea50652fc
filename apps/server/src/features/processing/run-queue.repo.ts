import { and, eq, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { documents } from '../../platform/database/schema.ts';
import type { QueueEntry } from './order-queue.ts';

/** Of documents whose form data is ready, or will not be. */
const isAtRest = inArray(documents.status, ['processed', 'error']);

/** Runs that wait or are at work; one whose process fell silent waits. */
export const listRunQueue = (services: Services): Promise<QueueEntry[]> =>
  listEntries(
    services,
    eq(documents.status, 'processing'),
    and(isNotNull(documents.leaseOwner), gte(documents.leaseUntil, services.clock())),
  );

/** Documents whose texts are owed. */
export const listTextQueue = (services: Services): Promise<QueueEntry[]> =>
  listEntries(
    services,
    and(documents.textPending, isAtRest),
    gte(documents.textLeaseUntil, services.clock()),
  );

const listEntries = (
  services: Services,
  condition: SQL | undefined,
  isRunning: SQL | undefined,
): Promise<QueueEntry[]> =>
  services.db
    .select({
      id: documents.id,
      owner: sql<string>`coalesce(${documents.userId}, ${documents.visitorId})`,
      queuedAt: sql`coalesce(${documents.queuedAt}, ${documents.uploadedAt})`.mapWith(documents.uploadedAt),
      isRunning: sql<boolean>`coalesce(${isRunning}, false)`,
    })
    .from(documents)
    .where(condition);
