import { type ComponentType, createContext, type KeyboardEvent, useCallback, useContext } from 'react';
import type { PagePictures } from '../../../lib/page-pictures/page-pictures.ts';
import type { ReviewModel } from '../model/review-model.ts';
import type { Unit } from '../model/units.ts';
import type { Answer } from './answer.ts';
import type { Places } from './places.ts';

/** Whose review it is: the applicant's own, or a reviewer's who proposes changes to it. */
export interface ReviewMode {
  readonly audience: 'applicant' | 'reviewer';
  /** What stands below the evidence of an answer. */
  readonly Aside: ComponentType<{ readonly answer: Answer; readonly fieldName: string }>;
  /** What is said about the answers at hand, once below them. */
  readonly Talk: ComponentType<{ readonly unit: Unit }>;
  /** That something was said about answers, where they are only shown. */
  readonly TalkMark: ComponentType<{ readonly unit: Unit }>;
  /** The person goes on from these answers in the worklist. */
  readonly onGoOn?: (paths: readonly string[]) => void;
  /** What keys do in an answer. */
  readonly onKey: (event: KeyboardEvent<HTMLElement>, answer: Answer) => void;
}

/** What the fields of a review need. It stays the same while the form is open, so that only fields redraw. */
export interface ReviewParts {
  readonly model: ReviewModel;
  readonly mode: ReviewMode;
  /** The pages the answers came from; null: they came from none. */
  readonly pictures: PagePictures | null;
  readonly places: Places;
  /** What to say of an answer that the server did not keep. */
  readonly toIssueText: (path: string) => string;
}

const ReviewContext = createContext<ReviewParts | null>(null);

export const ReviewProvider = ReviewContext.Provider;

export function useReview(): ReviewParts {
  const parts = useContext(ReviewContext);
  if (!parts) throw new Error('outside of a review');
  return parts;
}

/** For the element that shows a place, so that the person can be brought there. */
export function usePlace(path: string) {
  const { places } = useReview();
  return useCallback((element: HTMLElement | null) => places.set(path, element), [places, path]);
}
