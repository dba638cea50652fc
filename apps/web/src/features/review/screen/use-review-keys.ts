import { useEffect } from 'react';
import type { ReviewModel } from '../model/review-model.ts';

const isWithAltOnly = (event: KeyboardEvent) => event.altKey && !event.ctrlKey && !event.metaKey;

/** Alt with an arrow goes to the next answer to check; in a list of choices that opens the list, as everywhere. */
function handleWalking(event: KeyboardEvent, model: ReviewModel) {
  if (!isWithAltOnly(event) || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
  if (event.target instanceof Element && event.target.closest('select, dialog')) return;
  event.preventDefault();
  model.goToNeed(event.key === 'ArrowDown' ? 'next' : 'previous');
}

/** Undo and redo by Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, over the whole review. */
function handleUndo(event: KeyboardEvent, model: ReviewModel) {
  if ((!event.ctrlKey && !event.metaKey) || event.altKey) return;
  if (event.target instanceof Element && event.target.closest('dialog')) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) model.redo();
  else model.undo();
}

/** The keys of a review, wherever in it the focus is. */
export function useReviewKeys(model: ReviewModel) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      handleWalking(event, model);
      handleUndo(event, model);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [model]);
}
