import { randomUUID } from 'node:crypto';
import type { attorneyReviewEndpoints, ReviewMessage, SubmittedReview } from '@puente/contract';
import { listProposals } from '@puente/forms/changes';
import { sourceLanguage } from '@puente/texts';
import type { z } from 'zod';
import type { Context, Services } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { speak } from '../../platform/speak.ts';
import { countAttempts } from '../attempts/index.ts';
import { type Document, lockDocument, refreshReviewStatus } from '../documents/index.ts';
import {
  assertHonestSize,
  findCurrentForm,
  getCurrentForm,
  parseFormData,
  toAnswers,
} from '../form/index.ts';
import { type Admission, addAuditEntry } from '../sharing/index.ts';
import { deleteDraft } from './drafts.repo.ts';
import { fillFromBase } from './fill-from-base.ts';
import { mailReviewReadyJob } from './mail-review-ready.job.ts';
import { insertMessage, listMessages } from './messages.repo.ts';
import {
  findReviewIdByKey,
  insertReview,
  inTransaction,
  listReviewsOf,
  type NewReview,
  type Review,
} from './reviews.repo.ts';
import { assertPath, toBasePath } from './to-base-path.ts';

type Input = z.output<typeof attorneyReviewEndpoints.submitReview.body>;

const nobody = { name: '', role: 'other', barNumber: '', stateOrOrganization: '', email: '' } as const;
const maxAnHour = 60;
const hourMs = 60 * 60_000;

/** Notes on fields, and the general ones. */
export function countNotes(review: Review, messages: readonly ReviewMessage[]): number {
  const moment = review.submittedAt.toISOString();
  const ofReview = messages.filter(
    ({ linkId, kind, createdAt }) => linkId === review.linkId && kind === 'note' && createdAt === moment,
  );
  return ofReview.length + (review.notes === '' ? 0 : 1);
}

interface BuiltReview {
  readonly review: NewReview;
  readonly notes: readonly { path: string; text: string }[];
}

/** @throws AppError no_form_data, conflict for another version than the one there now, invalid_input */
async function buildReview(
  context: Context,
  { document, link }: Admission,
  input: Input,
): Promise<BuiltReview> {
  const { formType } = document;
  const current = await getCurrentForm(context, document);
  if ((input.baseVersion ?? current.number) !== current.number) throw new AppError('conflict');
  const before = toAnswers(current.data);
  // Questions of one edition alone are not on the reviewer's page, and stay as they are.
  const { box_answers: _, ...asked } = input.formData;
  const after = parseFormData(formType, fillFromBase(asked, before));
  assertHonestSize(after, before);
  const notes = (input.fieldNotes ?? []).map(({ path, text }, index) => {
    assertPath(path, after, `fieldNotes.${index}.path`);
    return { path: toBasePath(path, before, after), text };
  });
  const review = {
    id: randomUUID(),
    linkId: link.id,
    formType,
    baseVersion: current.number,
    status: input.reviewStatus,
    reviewer: input.reviewer ?? nobody,
    notes: input.reviewNotes?.trim() ?? '',
    submittedAt: context.clock(),
    idempotencyKey: input.idempotencyKey ?? randomUUID(),
    proposals: listProposals(before, after).map((change) => ({ ...change, decision: 'open' as const })),
  };
  return { review, notes };
}

/** Stores it whole or not at all; a second one with its key leaves the first. @throws AppError conflict */
async function storeReview(tx: Services, document: Document, { review, notes }: BuiltReview): Promise<void> {
  await lockDocument(tx, document.id);
  if (await findReviewIdByKey(tx, review.linkId, review.idempotencyKey)) return;
  const current = await findCurrentForm(tx, document, review.formType);
  if (current?.number !== review.baseVersion) throw new AppError('conflict');
  await insertReview(tx, document, review);
  const { linkId, submittedAt } = review;
  for (const note of notes) {
    const message = { ...note, linkId, kind: 'note', author: 'reviewer' } as const;
    await insertMessage(tx, document, message, submittedAt);
  }
  await deleteDraft(tx, linkId);
  await refreshReviewStatus(tx, document.id);
  const count = review.proposals.length;
  await addAuditEntry(tx, document, { actor: 'reviewer', linkId, action: 'review-submitted', count });
}

/** The applicant learns of it in the app in any case, and by mail where there is an address to write to. */
async function notify(context: Context, document: Document, reviewId: string): Promise<void> {
  if (!context.mail || !('userId' in document.owner)) return;
  await context.queue.send(mailReviewReadyJob, { documentId: document.id, reviewId });
}

/**
 * Keeps a review: where it differs from the form it becomes proposals. The same submission sent again (its answer got
 * lost) is kept once and answered alike. A later review of the same link takes the place of what was open in the one
 * before.
 * @throws AppError no_form_data, conflict, invalid_input, too_many_requests
 */
export async function submitReview(
  context: Context,
  admission: Admission,
  input: Input,
): Promise<SubmittedReview> {
  const { document, link } = admission;
  await countAttempts(
    context,
    [{ of: `review ${link.id}`, max: maxAnHour, windowMs: hourMs }],
    'too_many_requests',
  );
  const find = (key: string) => findReviewIdByKey(context, link.id, key);
  let id = input.idempotencyKey === undefined ? null : await find(input.idempotencyKey);
  if (!id) {
    const built = await buildReview(context, admission, input);
    await inTransaction(context, (tx) => storeReview(tx, document, built));
    id = await find(built.review.idempotencyKey);
    context.log.info({ documentId: document.id, linkId: link.id }, 'review submitted');
  } else {
    // Saved between the two, it holds nothing but what was submitted.
    await deleteDraft(context, link.id);
  }
  const review = (await listReviewsOf(context, document)).find((one) => one.id === id);
  if (!review) throw new AppError('not_found');
  await notify(context, document, review.id);
  return {
    success: true,
    message: speak(sourceLanguage)('answers:reviewSubmitted'),
    submittedAt: review.submittedAt.toISOString(),
    changes: review.proposals.length,
    notes: countNotes(review, await listMessages(context, document, link.id)),
  };
}
