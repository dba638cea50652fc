import type { Reviewer, SubmittedStatus, TargetForm } from '@puente/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { reviewProposals, reviews } from '../../platform/database/schema.ts';
import { openJson, sealJson } from '../../platform/sealing/seal.ts';
import type { Document } from '../documents/index.ts';
import type { DecidedChange } from './followed-form.ts';

type Row = typeof reviews.$inferSelect;
type ProposalRow = typeof reviewProposals.$inferSelect;

interface KeptProposal extends DecidedChange {
  readonly decidedAt: Date | null;
}

export interface Review {
  readonly id: string;
  readonly linkId: string;
  readonly formType: TargetForm;
  readonly baseVersion: number;
  readonly status: SubmittedStatus;
  readonly reviewer: Reviewer;
  readonly notes: string;
  readonly submittedAt: Date;
  readonly endedAt: Date | null;
  readonly seenAt: Date | null;
  readonly proposals: readonly KeptProposal[];
}

const reviewerPurpose = (id: string) => `reviewer:${id}`;
const notesPurpose = (id: string) => `review-notes:${id}`;
const changePurpose = (id: string, number: number) => `proposal:${id}:${number}`;

function toProposal(document: Document, row: ProposalRow): KeptProposal {
  const { reviewId, number, kind, path, decision, decidedAt } = row;
  const change = openJson<Pick<DecidedChange, 'from' | 'to' | 'replaced'>>(
    document.key,
    row.change,
    changePurpose(reviewId, number),
  );
  return { number, kind, path, ...change, decision, decidedAt };
}

const toReview = (document: Document, row: Row, proposals: readonly ProposalRow[]): Review => ({
  id: row.id,
  linkId: row.linkId,
  formType: row.formType,
  baseVersion: row.baseVersion,
  status: row.status,
  reviewer: openJson(document.key, row.reviewer, reviewerPurpose(row.id)),
  notes: document.key.open(row.notes, notesPurpose(row.id)).toString('utf8'),
  submittedAt: row.submittedAt,
  endedAt: row.endedAt,
  seenAt: row.seenAt,
  proposals: proposals
    .filter(({ reviewId }) => reviewId === row.id)
    .sort((a, b) => a.number - b.number)
    .map((proposal) => toProposal(document, proposal)),
});

/** Every review of a document with its proposals, newest first. */
export async function listReviewsOf(services: Services, document: Document): Promise<Review[]> {
  const ofDocument = eq(reviews.documentId, document.id);
  const rows = await services.db.select().from(reviews).where(ofDocument).orderBy(desc(reviews.submittedAt));
  if (rows.length === 0) return [];
  const proposals = await services.db
    .select({ proposal: reviewProposals })
    .from(reviewProposals)
    .innerJoin(reviews, eq(reviews.id, reviewProposals.reviewId))
    .where(ofDocument);
  const all = proposals.map(({ proposal }) => proposal);
  return rows.map((row) => toReview(document, row, all));
}

export interface NewReview extends Omit<Review, 'endedAt' | 'seenAt' | 'proposals'> {
  readonly idempotencyKey: string;
  readonly proposals: readonly DecidedChange[];
}

/** To be called where no version of the form can come in between. */
export async function insertReview(
  services: Services,
  document: Document,
  created: NewReview,
): Promise<void> {
  const { id, linkId, formType, baseVersion, status, submittedAt, idempotencyKey, proposals } = created;
  await services.db.insert(reviews).values({
    id,
    documentId: document.id,
    linkId,
    formType,
    baseVersion,
    status,
    reviewer: sealJson(document.key, created.reviewer, reviewerPurpose(id)),
    notes: document.key.seal(Buffer.from(created.notes), notesPurpose(id)),
    idempotencyKey,
    submittedAt,
  });
  if (proposals.length === 0) return;
  await services.db.insert(reviewProposals).values(
    proposals.map(({ number, kind, path, from, to, decision }) => ({
      reviewId: id,
      number,
      kind,
      path,
      change: sealJson(document.key, { from, to }, changePurpose(id, number)),
      decision,
    })),
  );
}

export async function findReviewIdByKey(
  services: Services,
  linkId: string,
  idempotencyKey: string,
): Promise<string | null> {
  const [row] = await services.db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.linkId, linkId), eq(reviews.idempotencyKey, idempotencyKey)));
  return row?.id ?? null;
}

export async function updateDecisions(
  services: Services,
  document: Document,
  reviewId: string,
  decided: readonly DecidedChange[],
): Promise<void> {
  const now = services.clock();
  for (const { number, from, to, replaced, decision } of decided) {
    const change = sealJson(document.key, { from, to, replaced }, changePurpose(reviewId, number));
    await services.db
      .update(reviewProposals)
      .set({ change, decision, decidedAt: decision === 'open' ? null : now })
      .where(and(eq(reviewProposals.reviewId, reviewId), eq(reviewProposals.number, number)));
  }
}

export async function updateEndedAt(services: Services, id: string, endedAt: Date | null): Promise<void> {
  await services.db.update(reviews).set({ endedAt }).where(eq(reviews.id, id));
}

/** Notes when a review was first looked at. False: there is no such review of this document. */
export async function updateSeenAt(services: Services, document: Document, id: string): Promise<boolean> {
  const now = services.clock().toISOString();
  const seen = await services.db
    .update(reviews)
    .set({ seenAt: sql`coalesce(${reviews.seenAt}, ${now}::timestamptz)` })
    .where(and(eq(reviews.id, id), eq(reviews.documentId, document.id)))
    .returning({ id: reviews.id });
  return seen.length > 0;
}

/** All of it or nothing. */
export const inTransaction = <T>(services: Services, work: (tx: Services) => Promise<T>): Promise<T> =>
  services.db.transaction((tx) => work({ ...services, db: tx }));
