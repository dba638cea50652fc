import type { OpenedReview, ReviewMessage } from '@puente/contract';
import type { Language } from '@puente/texts';
import type { Context } from '../../context.ts';
import { getCurrentForm, toAnswers } from '../form/index.ts';
import { listBoxAnswers } from '../guide/index.ts';
import { type Admission, listSharedPages } from '../sharing/index.ts';
import { findDraft } from './drafts.repo.ts';
import { listMessages } from './messages.repo.ts';
import { listReviewsOf, type Review } from './reviews.repo.ts';
import { countNotes } from './submit-review.ts';

function toSubmitted(review: Review, messages: readonly ReviewMessage[]): OpenedReview['submitted'] {
  const { proposals } = review;
  return {
    submittedAt: review.submittedAt.toISOString(),
    reviewerName: review.reviewer.name,
    reviewStatus: review.status,
    changes: proposals.length,
    notes: countNotes(review, messages),
    accepted: proposals.filter(({ decision }) => decision === 'accepted').length,
    rejected: proposals.filter(({ decision }) => decision === 'rejected').length,
    ended: review.endedAt !== null,
  };
}

/**
 * The case as its reviewer sees it: not the raw text, which holds more than the form asks, no page that was not shared,
 * and nothing of other reviewers. It is open again once its reviewer has begun another review.
 * @throws AppError no_form_data
 */
export async function openReview(
  context: Context,
  admission: Admission,
  language: Language,
): Promise<OpenedReview> {
  const { document, link } = admission;
  const form = await getCurrentForm(context, document);
  const draft = await findDraft(context, document, link.id);
  const messages = await listMessages(context, document, link.id);
  const own = (await listReviewsOf(context, document)).find(({ linkId }) => linkId === link.id);
  return {
    linkId: link.id,
    fileName: document.fileName,
    formType: document.formType,
    status: own && !draft ? 'submitted' : 'open',
    expiresAt: link.expiresAt.toISOString(),
    version: form.number,
    pageCount: document.pageCount,
    sharedPages: await listSharedPages(context, admission),
    oneBrowser: link.oneBrowser,
    formData: toAnswers(form.data),
    boxAnswers: await listBoxAnswers(context, document, form, language),
    evidence: form.evidence,
    draft,
    messages,
    submitted: own ? toSubmitted(own, messages) : null,
  };
}
