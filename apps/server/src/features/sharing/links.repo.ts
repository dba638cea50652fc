import { and, count, desc, eq, isNull, max, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { reviewerSessions, reviewLinks, reviews, reviewTokens } from '../../platform/database/schema.ts';
import { type Document, lockDocument } from '../documents/index.ts';
import type { ReviewLink } from './review-link.ts';

type Row = typeof reviewLinks.$inferSelect;

/** A link as its owner sees it. */
export interface ListedLink extends ReviewLink {
  readonly label: string;
  readonly submittedAt: Date | null;
}

const labelPurpose = (id: string) => `share-label:${id}`;

function toListed(document: Document, row: Row, submittedAt: Date | null): ListedLink {
  const label = row.label && document.key.open(row.label, labelPurpose(row.id)).toString('utf8');
  return { ...row, label: label ?? '', submittedAt };
}

export interface NewLink
  extends Pick<ReviewLink, 'id' | 'formType' | 'withoutStory' | 'oneBrowser' | 'expiresAt'> {
  readonly label: string;
  readonly tokenHash: string;
}

/** Adds a link with its first token; false when the document has `most` links that were not revoked. */
export async function insertLink(
  services: Services,
  document: Document,
  created: NewLink,
  max: number,
): Promise<boolean> {
  const now = services.clock();
  const { label, tokenHash, ...link } = created;
  const { id } = link;
  const sealed = label ? document.key.seal(Buffer.from(label), labelPurpose(id)) : null;
  return services.db.transaction(async (tx) => {
    // Two at once wait for each other here: neither slips past the count.
    await lockDocument({ db: tx }, document.id);
    const open = and(eq(reviewLinks.documentId, document.id), isNull(reviewLinks.revokedAt));
    const [there] = await tx.select({ links: count() }).from(reviewLinks).where(open);
    if ((there?.links ?? 0) >= max) return false;
    await tx.insert(reviewLinks).values({ ...link, documentId: document.id, label: sealed, createdAt: now });
    await tx.insert(reviewTokens).values({ tokenHash, linkId: id, createdAt: now });
    return true;
  });
}

export async function insertToken(services: Services, linkId: string, tokenHash: string): Promise<void> {
  await services.db.insert(reviewTokens).values({ tokenHash, linkId, createdAt: services.clock() });
}

export async function deleteToken(services: Services, tokenHash: string): Promise<void> {
  await services.db.delete(reviewTokens).where(eq(reviewTokens.tokenHash, tokenHash));
}

const ofDocument = (document: Document, id?: string) =>
  and(eq(reviewLinks.documentId, document.id), id === undefined ? undefined : eq(reviewLinks.id, id));

async function selectLinks(services: Services, document: Document, id?: string): Promise<ListedLink[]> {
  const rows = await services.db
    .select({ link: reviewLinks, submittedAt: max(reviews.submittedAt) })
    .from(reviewLinks)
    .leftJoin(reviews, eq(reviews.linkId, reviewLinks.id))
    .where(ofDocument(document, id))
    .groupBy(reviewLinks.id)
    .orderBy(desc(reviewLinks.createdAt), desc(reviewLinks.id));
  return rows.map(({ link, submittedAt }) => toListed(document, link, submittedAt));
}

/** Every link made for a document, newest first. */
export const listLinks = (services: Services, document: Document): Promise<ListedLink[]> =>
  selectLinks(services, document);

export async function findLink(
  services: Services,
  document: Document,
  id: string,
): Promise<ListedLink | null> {
  const [link] = await selectLinks(services, document, id);
  return link ?? null;
}

/** Only of the columns given. */
export async function updateLink(
  services: Services,
  id: string,
  changed: { expiresAt?: Date; revokedAt?: Date; emailedAt?: Date; lastOpenedAt?: Date },
): Promise<void> {
  await services.db.update(reviewLinks).set(changed).where(eq(reviewLinks.id, id));
}

/** A link as a token or a browser's cookie finds it; `endedAt` is when that one stopped opening it. */
export interface FoundLink {
  readonly link: ReviewLink;
  readonly endedAt: Date | null;
}

export async function findLinkByToken(services: Services, hash: string): Promise<FoundLink | null> {
  const [row] = await services.db
    .select({ link: reviewLinks, endedAt: reviewTokens.endedAt })
    .from(reviewTokens)
    .innerJoin(reviewLinks, eq(reviewLinks.id, reviewTokens.linkId))
    .where(eq(reviewTokens.tokenHash, hash));
  return row ?? null;
}

export async function findLinkByReviewerSession(services: Services, hash: string): Promise<FoundLink | null> {
  const [row] = await services.db
    .select({ link: reviewLinks, endedAt: reviewerSessions.endedAt })
    .from(reviewerSessions)
    .innerJoin(reviewLinks, eq(reviewLinks.id, reviewerSessions.linkId))
    .where(eq(reviewerSessions.tokenHash, hash));
  return row ?? null;
}

/** Ends every token and browser of a link that has not ended; returns the hashes of the tokens. */
async function endOthers({ db }: Pick<Services, 'db'>, linkId: string, now: Date): Promise<string[]> {
  const open = (table: typeof reviewTokens | typeof reviewerSessions) =>
    and(eq(table.linkId, linkId), isNull(table.endedAt));
  await db.update(reviewerSessions).set({ endedAt: now }).where(open(reviewerSessions));
  const tokens = await db
    .update(reviewTokens)
    .set({ endedAt: now })
    .where(open(reviewTokens))
    .returning({ tokenHash: reviewTokens.tokenHash });
  return tokens.map(({ tokenHash }) => tokenHash);
}

/**
 * Keeps a browser in which the link was opened, and counts the opening. Where one browser may open it, all tokens and
 * the browser before end with this. False: that token had ended meanwhile, and nothing is kept.
 */
export async function insertReviewerSession(
  services: Services,
  { id: linkId, oneBrowser }: ReviewLink,
  opening: { tokenHash: string; sessionHash: string },
): Promise<boolean> {
  const now = services.clock();
  return services.db.transaction(async (tx) => {
    // Of two openings at once, one waits here for the other.
    await tx.select({ id: reviewLinks.id }).from(reviewLinks).where(eq(reviewLinks.id, linkId)).for('update');
    if (oneBrowser && !(await endOthers({ db: tx }, linkId, now)).includes(opening.tokenHash)) return false;
    await tx.insert(reviewerSessions).values({ tokenHash: opening.sessionHash, linkId, createdAt: now });
    await tx
      .update(reviewLinks)
      .set({
        openedCount: sql`${reviewLinks.openedCount} + 1`,
        firstOpenedAt: sql`coalesce(${reviewLinks.firstOpenedAt}, ${now.toISOString()}::timestamptz)`,
        lastOpenedAt: now,
      })
      .where(eq(reviewLinks.id, linkId));
    return true;
  });
}
