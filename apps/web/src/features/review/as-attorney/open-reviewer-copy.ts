import type { OpenedReview } from '@puente/contract';
import { toFormValues } from '../../../lib/form-answers/form-values.ts';
import { findEvidence } from '../evidence/find-evidence.ts';
import { toOpenedForm } from '../model/opened-form.ts';
import { createReviewerCopy } from './reviewer-copy.ts';
import { startReview } from './start-review.ts';

/** Opens a review with its draft, on the form as it is now. Null: its answers are of no form we know. */
export function openReviewerCopy(review: OpenedReview, onEnd: (error: unknown) => void) {
  const { formType, formData } = review;
  const opened = toFormValues(formType, formData);
  if (!opened) return null;
  const form = toOpenedForm(formType, {
    formData,
    opened,
    findEvidence: (path) => findEvidence(review, path),
  });
  const start = startReview(review, form.sections);
  if (!start) return null;
  const copy = createReviewerCopy(review, {
    form,
    values: start.values,
    newerPaths: start.news?.places ?? [],
    onEnd,
  });
  // The draft as carried over is what is to be found next time.
  if (start.news) copy.queue.touch();
  return { copy, news: start.news };
}

export type OpenedCopy = NonNullable<ReturnType<typeof openReviewerCopy>>;
