import type { Evidence } from '@puente/contract';
import { type ComponentType, createContext, useContext } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ChangeHub } from './change-hub.ts';
import type { ReviewSession } from './review-session.ts';
import type { Step } from './undo-stack.ts';
import type { WarningStore } from './warning-store.ts';

/** What is shown beside a field about where its value came from. */
export interface EvidenceNoteProps {
  readonly evidence: Evidence | undefined;
  readonly fieldName: string;
  readonly edited: boolean;
  readonly checked: boolean;
  readonly empty: boolean;
}

/** The answer whose page is shown beside the review. */
export interface ShownEvidence {
  readonly evidence: Evidence;
  readonly fieldName: string;
}

export interface ReviewTools {
  readonly form: UseFormReturn<FieldValues>;
  readonly session: ReviewSession;
  readonly EvidenceNote: ComponentType<EvidenceNoteProps>;
  readonly warnings: WarningStore;
  readonly hub: ChangeHub;
  /** A change by the person: it can be undone, is saved after a pause, and the form is checked again. */
  readonly record: (step: Step) => void;
  readonly show: (shown: ShownEvidence | null) => void;
  /** An answer was left: what is wrong with it may be said now. */
  readonly leave: () => void;
  /** Faults the server named at the last save, by path. */
  readonly saveIssues: ReadonlyMap<string, string>;
}

const ReviewContext = createContext<ReviewTools | null>(null);

export const ReviewProvider = ReviewContext.Provider;

export const useReview = (): ReviewTools => {
  const tools = useContext(ReviewContext);
  if (!tools) throw new Error('outside of a review');
  return tools;
};
