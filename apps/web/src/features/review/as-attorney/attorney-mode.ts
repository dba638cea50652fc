import type { KeyboardEvent } from 'react';
import type { Answer } from '../fields/answer.ts';
import type { ReviewMode } from '../fields/review-context.ts';
import type { ReviewerCopy } from './reviewer-copy.ts';
import { Talk } from './talk.tsx';
import { TalkMark } from './talk-mark.tsx';
import { WasLine } from './was-line.tsx';

/** Escape goes back to what the applicant has. */
function onKey(event: KeyboardEvent<HTMLElement>, answer: Answer) {
  if (event.key !== 'Escape' || answer.readPath === null || !answer.changed) return;
  event.preventDefault();
  answer.reopen();
}

/**
 * Reviewers propose changes to what the applicant has. Entries that were there at opening and are removed then stay in
 * sight, to be put back at any time.
 */
export const toAttorneyMode = ({ lookAt }: Pick<ReviewerCopy, 'lookAt'>): ReviewMode => ({
  audience: 'reviewer',
  Aside: WasLine,
  Talk,
  TalkMark,
  onGoOn: lookAt,
  onKey,
});
