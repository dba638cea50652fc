import type { Evidence } from '@puente/contract';
import { type ComponentType, createContext, type KeyboardEvent, useContext } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Answer } from '../../../lib/form-answers/answer.ts';
import type { AnswerSession } from '../model/answer-session.ts';
import type { ChangeHub } from '../model/change-hub.ts';
import type { Step } from '../model/undo-stack.ts';
import type { WarningStore } from '../model/warning-store.ts';

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

/**
 * Somebody else than the applicant has the form open. Entries that were there at opening and are removed then stay in
 * sight, to be put back at any time.
 */
export interface OtherReader {
  /** What stands below the evidence of an answer, in place of the controls to check it. */
  readonly Aside: ComponentType<{ readonly answer: Answer; readonly fieldName: string }>;
  /** What keys do in an answer, in place of confirming it. */
  readonly onKey: (event: KeyboardEvent<HTMLElement>, answer: Answer) => void;
}

export interface ReviewTools {
  readonly form: UseFormReturn<FieldValues>;
  readonly session: Pick<AnswerSession, 'opened' | 'findEvidence' | 'checks'>;
  readonly other?: OtherReader;
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
