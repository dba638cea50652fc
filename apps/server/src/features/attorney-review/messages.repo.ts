import { randomUUID } from 'node:crypto';
import type { ReviewMessage } from '@puente/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { reviewMessages } from '../../platform/database/schema.ts';
import type { Document } from '../documents/index.ts';

export type NewMessage = Omit<ReviewMessage, 'id' | 'createdAt'>;

const purpose = (id: string) => `review-message:${id}`;

/** @param at the moment of the review it came with, else now */
export async function insertMessage(
  services: Services,
  document: Document,
  message: NewMessage,
  at: Date = services.clock(),
): Promise<ReviewMessage> {
  const id = randomUUID();
  const text = document.key.seal(Buffer.from(message.text), purpose(id));
  await services.db
    .insert(reviewMessages)
    .values({ ...message, id, documentId: document.id, text, createdAt: at });
  return { ...message, id, createdAt: at.toISOString() };
}

/** Oldest first; of one link when it is named. */
export async function listMessages(
  services: Services,
  document: Document,
  linkId?: string,
): Promise<ReviewMessage[]> {
  const ofLink = linkId === undefined ? undefined : eq(reviewMessages.linkId, linkId);
  const rows = await services.db
    .select()
    .from(reviewMessages)
    .where(and(eq(reviewMessages.documentId, document.id), ofLink))
    .orderBy(asc(reviewMessages.createdAt), asc(reviewMessages.id));
  return rows.map((row) => ({
    id: row.id,
    linkId: row.linkId,
    path: row.path,
    kind: row.kind,
    author: row.author,
    text: document.key.open(row.text, purpose(row.id)).toString('utf8'),
    createdAt: row.createdAt.toISOString(),
  }));
}
