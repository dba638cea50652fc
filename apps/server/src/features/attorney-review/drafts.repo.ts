import type { ReviewDraft } from '@puente/contract';
import { eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { reviewDrafts } from '../../platform/database/schema.ts';
import { openJson, sealJson } from '../../platform/sealing/seal.ts';
import type { Document } from '../documents/index.ts';

const purpose = (linkId: string) => `review-draft:${linkId}`;

/** One a link: the newest replaces the one before. */
export async function putDraft(
  services: Services,
  document: Document,
  linkId: string,
  draft: ReviewDraft,
): Promise<Date> {
  const stored = {
    baseVersion: draft.baseVersion,
    draft: sealJson(document.key, draft, purpose(linkId)),
    updatedAt: services.clock(),
  };
  await services.db
    .insert(reviewDrafts)
    .values({ linkId, ...stored })
    .onConflictDoUpdate({ target: reviewDrafts.linkId, set: stored });
  return stored.updatedAt;
}

export async function findDraft(
  services: Services,
  document: Document,
  linkId: string,
): Promise<(ReviewDraft & { savedAt: string }) | null> {
  const [row] = await services.db.select().from(reviewDrafts).where(eq(reviewDrafts.linkId, linkId));
  if (!row) return null;
  const draft = openJson<ReviewDraft>(document.key, row.draft, purpose(linkId));
  return { ...draft, savedAt: row.updatedAt.toISOString() };
}

export async function deleteDraft(services: Services, linkId: string): Promise<void> {
  await services.db.delete(reviewDrafts).where(eq(reviewDrafts.linkId, linkId));
}
