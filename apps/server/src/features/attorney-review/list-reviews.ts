import type { Proposal, ReceivedReview, ReceivedReviews, ReviewMessage } from '@puente/contract';
import { getAt } from '@puente/forms/changes';
import type { Context } from '../../context.ts';
import { type Authorized, type Document, findDocumentById } from '../documents/index.ts';
import { findCurrentForm, findFormVersion, toAnswers } from '../form/index.ts';
import { findPlace, followForm } from './followed-form.ts';
import { listMessages } from './messages.repo.ts';
import { listReviewsOf, type Review } from './reviews.repo.ts';
import { listUnapproved, settleApprovals } from './settle-approvals.ts';

type Case = Authorized<Document, 'owner'>;

const findLater = (review: Review, all: readonly Review[]) =>
  all.findLast(({ linkId, submittedAt }) => linkId === review.linkId && submittedAt > review.submittedAt);

/** A later review of the same link takes its place: what was still open in it is not asked any more. */
export const isReplaced = (review: Review, all: readonly Review[]) => findLater(review, all) !== undefined;

async function toProposals(context: Context, document: Case, review: Review): Promise<Proposal[]> {
  const { formType, baseVersion, proposals } = review;
  const base = await findFormVersion(context, document, formType, baseVersion);
  const current = await findCurrentForm(context, document, formType);
  const form = followForm(toAnswers(base?.data ?? {}), proposals, toAnswers(current?.data ?? {}));
  return proposals.map((proposal) => {
    const { number, kind, path, from, to, decision, decidedAt } = proposal;
    const at = findPlace(form, proposal);
    const now = at === null ? null : (getAt(form.data, at) ?? null);
    return {
      number,
      kind,
      path,
      from,
      to,
      at,
      now,
      decision,
      decidedAt: decidedAt?.toISOString() ?? null,
    };
  });
}

async function toReceived(
  context: Context,
  document: Case,
  review: Review,
  all: readonly Review[],
): Promise<ReceivedReview> {
  const replacedAt = findLater(review, all)?.submittedAt.toISOString() ?? null;
  const proposals = await toProposals(context, document, review);
  return {
    id: review.id,
    linkId: review.linkId,
    formType: review.formType,
    baseVersion: review.baseVersion,
    reviewStatus: review.status,
    reviewer: review.reviewer,
    reviewNotes: review.notes,
    submittedAt: review.submittedAt.toISOString(),
    replacedAt,
    endedAt: review.endedAt?.toISOString() ?? null,
    seenAt: review.seenAt?.toISOString() ?? null,
    proposals: replacedAt ? proposals.filter(({ decision }) => decision !== 'open') : proposals,
  };
}

/** Threads in which the last word of the reviewer is a question. */
function countUnanswered(messages: readonly ReviewMessage[]): number {
  const waiting = new Map<string, boolean>();
  for (const { linkId, path, kind } of messages) {
    if (kind !== 'note') waiting.set(`${linkId} ${path}`, kind === 'question');
  }
  return [...waiting.values()].filter(Boolean).length;
}

async function findApprovalEnded(
  context: Context,
  document: Case,
  all: readonly Review[],
): Promise<ReceivedReviews['approvalEnded']> {
  const newest = all.find(({ formType }) => formType === document.formType);
  if (newest?.status !== 'approved' || !newest.endedAt) return null;
  return { at: newest.endedAt.toISOString(), paths: await listUnapproved(context, document, newest) };
}

/** Every review received, newest first, with where each proposal stands by now and what waits for the applicant. */
export async function listReviews(context: Context, document: Case): Promise<ReceivedReviews> {
  await settleApprovals(context, document, document.formType);
  // First: when the form changes while this goes on, deciding on it is a conflict and not a surprise.
  const now = await findDocumentById(context, document.id);
  const all = await listReviewsOf(context, document);
  const messages = await listMessages(context, document);
  const reviews = await Promise.all(all.map((review) => toReceived(context, document, review, all)));
  const counting = reviews.filter(({ replacedAt }) => replacedAt === null);
  const open = counting.flatMap(({ proposals }) => proposals.filter(({ decision }) => decision === 'open'));
  return {
    version: now?.version ?? document.version,
    reviewStatus: now?.reviewStatus ?? 'pending',
    approvalEnded: await findApprovalEnded(context, document, all),
    reviews,
    messages,
    waiting: {
      reviews: counting.filter(({ seenAt }) => seenAt === null).length,
      proposals: open.length,
      questions: countUnanswered(messages),
    },
  };
}
