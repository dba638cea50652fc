import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@puente/contract';
import { desc, eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { auditEntries } from '../../platform/database/schema.ts';
import type { Document } from '../documents/index.ts';

interface NewAuditEntry {
  readonly actor: AuditEntry['actor'];
  readonly linkId?: string | null;
  readonly action: AuditEntry['action'];
  /** How many fields it was about, where that says something. */
  readonly count?: number | null;
}

/** Longest trail that is handed out. */
const maxEntries = 5_000;

/** Notes who did what with a document; there is no place for a value in it. */
export async function addAuditEntry(
  services: Services,
  document: Pick<Document, 'id'>,
  { actor, linkId = null, action, count = null }: NewAuditEntry,
): Promise<void> {
  const at = services.clock();
  await services.db
    .insert(auditEntries)
    .values({ id: randomUUID(), documentId: document.id, actor, linkId, action, count, at });
}

/** Newest first. */
export async function listAuditEntries(
  services: Services,
  document: Pick<Document, 'id'>,
): Promise<AuditEntry[]> {
  const rows = await services.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.documentId, document.id))
    .orderBy(desc(auditEntries.at))
    .limit(maxEntries);
  return rows.map(({ at, actor, linkId, action, count }) => ({
    at: at.toISOString(),
    actor,
    linkId,
    action: action as AuditEntry['action'],
    count,
  }));
}
