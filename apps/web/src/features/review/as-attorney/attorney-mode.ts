import type { KeyboardEvent } from 'react';
import type { Answer } from '../fields/answer.ts';
import type { ReviewMode } from '../fields/review-context.ts';
import { ReviewerAside } from './reviewer-aside.tsx';

/** Escape goes back to what the applicant has. */
function onKey(event: KeyboardEvent<HTMLElement>, answer: Answer) {
  if (event.key !== 'Escape' || answer.readPath === null) return;
  if (event.target instanceof HTMLTextAreaElement || !answer.changed) return;
  event.preventDefault();
  answer.reopen();
}

/**
 * Reviewers propose changes to what the applicant has. Entries that were there at opening and are removed then stay in
 * sight, to be put back at any time.
 */
export const attorneyMode: ReviewMode = { reader: 'reviewer', Aside: ReviewerAside, onKey };
