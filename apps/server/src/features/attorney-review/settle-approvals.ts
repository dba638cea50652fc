import type { TargetForm } from '@puente/contract';
import type { Services } from '../../context.ts';
import { type Document, lockDocument, refreshReviewStatus } from '../documents/index.ts';
import { findCurrentForm, findFormVersion, toAnswers } from '../form/index.ts';
import { addAuditEntry } from '../sharing/index.ts';
import { listUnseenChanges } from './list-unseen-changes.ts';
import { inTransaction, listReviewsOf, type Review, updateEndedAt } from './reviews.repo.ts';

/** Where the form as it stands differs from what an approval was given for. */
export async function listUnapproved(
  services: Services,
  document: Document,
  review: Review,
): Promise<string[]> {
  const { formType, baseVersion, proposals } = review;
  const base = await findFormVersion(services, document, formType, baseVersion);
  const current = await findCurrentForm(services, document, formType);
  if (!base || !current) return [];
  return listUnseenChanges(toAnswers(base.data), proposals, toAnswers(current.data));
}

async function settle(services: Services, document: Document, review: Review): Promise<void> {
  const unseen = await listUnapproved(services, document, review);
  const isEnded = review.endedAt !== null;
  if (unseen.length > 0 === isEnded) return;
  await updateEndedAt(services, review.id, isEnded ? null : services.clock());
  await addAuditEntry(services, document, {
    actor: 'system',
    linkId: review.linkId,
    action: isEnded ? 'approval-restored' : 'approval-ended',
    count: isEnded ? null : unseen.length,
  });
}

/**
 * Follows every new version of a form: an approval counts for exactly what its reviewer has seen, and counts again when
 * the answers are that again. Until then the document is pending, so that a crash in between claims nothing.
 */
export async function settleApprovals(
  services: Services,
  document: Document,
  formType: TargetForm,
): Promise<void> {
  const all = await listReviewsOf(services, document);
  if (all.length === 0) return;
  await inTransaction(services, async (tx) => {
    await lockDocument(tx, document.id);
    for (const review of await listReviewsOf(tx, document)) {
      if (review.status === 'approved' && review.formType === formType) await settle(tx, document, review);
    }
    await refreshReviewStatus(tx, document.id);
  });
}
