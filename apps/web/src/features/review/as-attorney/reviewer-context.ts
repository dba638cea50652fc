import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ReviewerSession } from './reviewer-session.ts';
import type { Typed } from './typed-store.ts';

const ReviewerContext = createContext<ReviewerSession | null>(null);

export const ReviewerProvider = ReviewerContext.Provider;

export function useReviewer(): ReviewerSession {
  const session = useContext(ReviewerContext);
  if (!session) throw new Error('outside of a review');
  return session;
}

/** A part of what the reviewer has written; redraws when that part changes. `pick` must give the same for the same. */
export function useTyped<Part>(pick: (typed: Typed) => Part): Part {
  const { typed } = useReviewer();
  return useSyncExternalStore(typed.subscribe, () => pick(typed.get()));
}
