import type { KeyboardEvent } from 'react';
import type { Answer } from '../fields/answer.ts';
import { CheckControls } from '../fields/check-controls.tsx';
import type { ReviewMode } from '../fields/review-context.ts';
import type { ReviewModel } from '../model/review-model.ts';
import { listNeeds } from '../model/select.ts';

/** Whether the answer, its entry or its list needs the person. */
const isMarked = ({ form, getState }: ReviewModel, name: string) =>
  listNeeds(form, getState(), getState()).some(({ path }) => name === path || name.startsWith(`${path}.`));

/** Enter confirms what was read and goes on, Escape goes back to it. */
function onKey(event: KeyboardEvent<HTMLElement>, answer: Answer, model: ReviewModel) {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || event.nativeEvent.isComposing) return;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  if (key === 'Escape' && (answer.canGoBack || answer.checked)) {
    event.preventDefault();
    if (answer.canGoBack) answer.goBack();
    answer.setChecked(false);
  }
  if (key !== 'Enter' || target.type === 'checkbox') return;
  // What is wrong with an answer or its list cannot be confirmed; the way goes on all the same.
  if (!answer.doubtful && !isMarked(model, answer.name)) return;
  event.preventDefault();
  if (answer.doubtful && !answer.edited) answer.setChecked(true);
  model.goToNeed('next');
}

/** Applicants compare each answer with their paper, and decide. */
export const applicantMode: ReviewMode = { reader: 'applicant', Aside: CheckControls, onKey };
