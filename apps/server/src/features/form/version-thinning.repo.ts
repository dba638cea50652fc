import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { formVersions, reviewDrafts, reviewLinks, reviews } from '../../platform/database/schema.ts';
import type { Document } from '../documents/index.ts';

/** What there is to know of a version without opening it. */
export interface VersionOutline {
  readonly number: number;
  readonly formType: string;
  readonly author: 'machine' | 'person';
  readonly reviewId: string | null;
  readonly createdAt: Date;
}

/** Of both forms, in the order they were made. */
export async function listOutlines(services: Services, document: Document): Promise<VersionOutline[]> {
  const { number, formType, author, reviewId, createdAt } = formVersions;
  return services.db
    .select({ number, formType, author, reviewId, createdAt })
    .from(formVersions)
    .where(eq(formVersions.documentId, document.id))
    .orderBy(number);
}

/** The versions that reviews and drafts of reviewers were made for. */
export async function listReferred(services: Services, document: Document): Promise<Set<number>> {
  const { db } = services;
  const reviewed = await db
    .select({ number: reviews.baseVersion })
    .from(reviews)
    .where(eq(reviews.documentId, document.id));
  const drafted = await db
    .select({ number: reviewDrafts.baseVersion })
    .from(reviewDrafts)
    .innerJoin(reviewLinks, eq(reviewLinks.id, reviewDrafts.linkId))
    .where(eq(reviewLinks.documentId, document.id));
  return new Set([...reviewed, ...drafted].map(({ number }) => number));
}

/** Somebody may be looking at any version. */
export async function hasOpenLink(services: Services, document: Document): Promise<boolean> {
  const isOpen = and(
    eq(reviewLinks.documentId, document.id),
    isNull(reviewLinks.revokedAt),
    gt(reviewLinks.expiresAt, services.clock()),
  );
  const open = await services.db.select({ id: reviewLinks.id }).from(reviewLinks).where(isOpen).limit(1);
  return open.length > 0;
}
