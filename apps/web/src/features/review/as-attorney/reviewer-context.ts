import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ReviewerCopy } from './reviewer-copy.ts';
import type { Typed } from './typed-store.ts';

const ReviewerContext = createContext<ReviewerCopy | null>(null);

export const ReviewerProvider = ReviewerContext.Provider;

export function useReviewer(): ReviewerCopy {
  const copy = useContext(ReviewerContext);
  if (!copy) throw new Error('outside of a review');
  return copy;
}

/**
 * A part of what the reviewer has written; redraws when that part changes. `pick` must give the same object while
 * that part is the same.
 */
export function useTyped<Part>(pick: (typed: Typed) => Part): Part {
  const { typed } = useReviewer();
  return useSyncExternalStore(typed.subscribe, () => pick(typed.get()));
}
