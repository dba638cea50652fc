import type { Evidence } from '@puente/contract';
import { type ComponentType, createContext, useContext } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { CheckCounter } from './check-counter.ts';
import type { FormValues } from './form-values.ts';

/** What is shown beside a field about where its value came from. */
export interface EvidenceNoteProps {
  readonly evidence: Evidence | undefined;
  readonly fieldName: string;
  readonly edited: boolean;
  readonly empty: boolean;
}

export interface ReviewTools {
  readonly form: UseFormReturn<FieldValues>;
  /** The answers as last saved. */
  readonly baseline: FormValues;
  readonly findEvidence: (path: string) => Evidence | undefined;
  readonly EvidenceNote: ComponentType<EvidenceNoteProps>;
  readonly counter: CheckCounter;
  readonly markEdited: () => void;
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
