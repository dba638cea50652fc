import type { OpenedReview } from '@puente/contract';
import { isSameAnswer } from '@puente/forms/changes';
import { type KeyboardEvent, useMemo } from 'react';
import { ReviewerAside } from '../../features/review/as-attorney/reviewer-aside.tsx';
import { toReviewPageUrl } from '../../features/review/evidence/page-image-url.ts';
import { useEvidenceParts } from '../../features/review/evidence/use-evidence-parts.tsx';
import type { Answer } from '../../lib/form-answers/answer.ts';

/** Escape goes back to what the applicant has. */
const onKey = (event: KeyboardEvent<HTMLElement>, answer: Answer) => {
  if (event.key !== 'Escape' || answer.readPath === null) return;
  if (event.target instanceof HTMLTextAreaElement || isSameAnswer(answer.value, answer.opened)) return;
  event.preventDefault();
  answer.reopen();
};

const other = { Aside: ReviewerAside, onKey };

/** What stands beside the answers: their evidence, with the pages as a reviewer gets them. */
export const useReviewParts = ({ linkId, pageCount, sharedPages }: OpenedReview) => {
  const pageUrl = useMemo(() => toReviewPageUrl(linkId, sharedPages), [linkId, sharedPages]);
  return { ...useEvidenceParts(pageUrl, pageCount), other };
};
