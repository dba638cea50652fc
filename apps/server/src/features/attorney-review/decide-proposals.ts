import { isDeepStrictEqual } from 'node:util';
import type { Context, Services } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Authorized, type Document, lockDocument } from '../documents/index.ts';
import {
  addPersonVersion,
  findCurrentForm,
  findFormVersion,
  followEvidence,
  parseFormData,
  toAnswers,
} from '../form/index.ts';
import { addAuditEntry } from '../sharing/index.ts';
import { applyDecisions, type Decision } from './apply-decisions.ts';
import type { DecidedChange } from './followed-form.ts';
import { isReplaced } from './list-reviews.ts';
import { inTransaction, listReviewsOf, type Review, updateDecisions } from './reviews.repo.ts';

type Case = Authorized<Document, 'owner'>;

const actions = {
  accepted: 'proposals-accepted',
  rejected: 'proposals-rejected',
  open: 'decisions-undone',
} as const;

/** @throws AppError not_found, conflict once its reviewer has submitted a later one */
async function getReview(context: Context, document: Case, id: string): Promise<Review> {
  const all = await listReviewsOf(context, document);
  const review = all.find((one) => one.id === id);
  if (!review) throw new AppError('not_found');
  if (isReplaced(review, all)) throw new AppError('conflict');
  return review;
}

async function storeDecisions(
  tx: Services,
  document: Case,
  review: Review,
  decided: readonly DecidedChange[],
): Promise<void> {
  await updateDecisions(tx, document, review.id, decided);
  for (const [decision, action] of Object.entries(actions)) {
    const count = decided.filter((one) => one.decision === decision).length;
    const entry = { actor: 'applicant', linkId: review.linkId, action, count } as const;
    if (count > 0) await addAuditEntry(tx, document, entry);
  }
}

/** As `decide`, after the saves of the document that came before it. @throws AppError too_many_requests besides */
export const decideProposals = (context: Context, document: Case, input: DecisionsMade): Promise<number> =>
  context.saves.pass(document.id, () => decide(context, document, input));

interface DecisionsMade {
  readonly reviewId: string;
  readonly baseVersion: number;
  readonly decisions: readonly Decision[];
}

/**
 * Accepts or rejects proposals, or takes that back. Where the form changes by it, it gets a new version; the answer is
 * the document's version afterwards. `baseVersion` is the document's version the applicant was looking at.
 * @throws AppError not_found, invalid_input, conflict when the form was changed elsewhere or a row is gone
 */
async function decide(context: Context, document: Case, input: DecisionsMade): Promise<number> {
  const review = await getReview(context, document, input.reviewId);
  const { formType, baseVersion, proposals } = review;
  const base = await findFormVersion(context, document, formType, baseVersion);
  const current = await findCurrentForm(context, document, formType);
  if (!base || !current || document.version !== input.baseVersion) throw new AppError('conflict');
  const created = applyDecisions(toAnswers(base.data), proposals, toAnswers(current.data), input.decisions);
  const data = parseFormData(formType, created.data);
  if (isDeepStrictEqual(data, parseFormData(formType, current.data))) {
    await inTransaction(context, async (tx) => {
      const version = await lockDocument(tx, document.id);
      if (version !== input.baseVersion) throw new AppError('conflict');
      await storeDecisions(tx, document, review, created.decided);
    });
    return input.baseVersion;
  }
  const isTakingOver = created.decided.some(({ decision }) => decision === 'accepted');
  const evidence = await followEvidence(context, document, formType, current, data);
  const version = await addPersonVersion(
    context,
    document,
    { formType, data, evidence, reviewId: isTakingOver ? review.id : null },
    input.baseVersion,
    (tx) => storeDecisions(tx, document, review, created.decided),
  );
  if (version === null) throw new AppError('conflict');
  return version;
}
