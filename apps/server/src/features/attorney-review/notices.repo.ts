import { and, eq, gte } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { auditEntries } from '../../platform/database/schema.ts';

/** Whether a mail about a link's reviews went out at `since` or later. */
export async function hasNotice(services: Services, linkId: string, since: Date): Promise<boolean> {
  const isNotice = and(eq(auditEntries.linkId, linkId), eq(auditEntries.action, 'notice-mailed'));
  const [row] = await services.db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(isNotice, gte(auditEntries.at, since)))
    .limit(1);
  return row !== undefined;
}
