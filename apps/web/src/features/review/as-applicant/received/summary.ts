import type { ReceivedReview, ReceivedReviews } from '@puente/contract';

/** Notes that came with a review: on answers, and the general ones. */
export const countNotes = (review: ReceivedReview, { messages }: Pick<ReceivedReviews, 'messages'>) =>
  messages.filter(
    ({ linkId, kind, createdAt }) =>
      kind === 'note' && linkId === review.linkId && createdAt === review.submittedAt,
  ).length + (review.reviewNotes === '' ? 0 : 1);

/** The newest review of a form, which decides about its status. */
const findNewest = ({ reviews }: ReceivedReviews, formType: ReceivedReview['formType']) =>
  reviews.find((review) => review.formType === formType);

/** Of the approval that counts: its review, and how many of its changes are not in the form. */
export function findApproval(received: ReceivedReviews, formType: ReceivedReview['formType']) {
  const review = findNewest(received, formType);
  if (received.reviewStatus !== 'approved' || review?.reviewStatus !== 'approved') return null;
  const notTaken = review.proposals.filter(({ decision }) => decision !== 'accepted').length;
  return { review, notTaken };
}

/** Whether anything waits for the applicant. */
export const isWaiting = ({ waiting }: ReceivedReviews) =>
  waiting.reviews + waiting.proposals + waiting.questions > 0;
