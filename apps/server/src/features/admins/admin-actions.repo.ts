import { randomUUID } from 'node:crypto';
import type { AdminAction } from '@puente/contract';
import { desc, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { adminActions } from '../../platform/database/schema.ts';

// Rows are only added here; the database itself refuses to change or delete them.

interface NewAdminAction {
  readonly action: AdminAction['action'];
  readonly adminId: string;
  /** Id or hash of what it was done to; nothing that says who somebody is. */
  readonly target?: string;
}

export async function addAdminAction(
  { db, clock }: Services,
  { action, adminId, target }: NewAdminAction,
): Promise<void> {
  await db
    .insert(adminActions)
    .values({ id: randomUUID(), action, adminId, target: target ?? null, doneAt: clock() });
}

export interface ActionPlace {
  readonly doneAt: Date;
  readonly id: string;
}

/** The latest first, from below `after`. */
export const listActionRows = ({ db }: Pick<Services, 'db'>, after: ActionPlace | null, limit: number) =>
  db
    .select()
    .from(adminActions)
    .where(
      after
        ? sql`(${adminActions.doneAt}, ${adminActions.id}) < (${after.doneAt.toISOString()}::timestamptz, ${after.id}::uuid)`
        : undefined,
    )
    .orderBy(desc(adminActions.doneAt), desc(adminActions.id))
    .limit(limit);
