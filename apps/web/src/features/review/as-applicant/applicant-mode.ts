import type { KeyboardEvent } from 'react';
import type { Answer } from '../fields/answer.ts';
import type { ReviewMode } from '../fields/review-context.ts';
import { GoBack } from './go-back.tsx';

/** Escape goes back to what was read. */
function onKey(event: KeyboardEvent<HTMLElement>, answer: Answer) {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  if (key !== 'Escape' || !(answer.canGoBack || answer.checked)) return;
  event.preventDefault();
  if (answer.canGoBack) answer.goBack();
  answer.setChecked(false);
}

/** Only a reviewer asks and notes beside an answer; the applicant finds that among the reviews received. */
const Nothing = () => null;

/** Applicants compare each answer with their paper, and decide. */
export const applicantMode: ReviewMode = {
  audience: 'applicant',
  Aside: GoBack,
  Talk: Nothing,
  TalkMark: Nothing,
  onKey,
};
