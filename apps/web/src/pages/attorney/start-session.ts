import type { OpenedReview } from '@puente/contract';
import { createReviewerSession } from '../../features/review/as-attorney/reviewer-session.ts';
import { startReview } from '../../features/review/as-attorney/start-review.ts';
import { findEvidence } from '../../features/review/evidence/find-evidence.ts';
import { createAnswerParts } from '../../features/review/model/answer-session.ts';
import { toFormValues } from '../../lib/form-answers/form-values.ts';

/** Opens a review with its draft, on the form as it is now. Null: its answers are of no form we know. */
export const startSession = (opened: OpenedReview, onEnd: (error: unknown) => void) => {
  const base = toFormValues(opened.formType, opened.formData);
  if (!base) return null;
  const parts = createAnswerParts(opened.formType, base, (path) => findEvidence(opened, path));
  const start = startReview(opened, parts.sections);
  if (!start) return null;
  const session = createReviewerSession(opened, { parts, values: start.values, onEnd });
  // The draft as carried over is what is to be found next time.
  if (start.news) session.queue.touch();
  return { session, news: start.news };
};

export type OpenSession = NonNullable<ReturnType<typeof startSession>>;
