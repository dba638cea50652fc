import type { Evidence } from '@puente/contract';

export type EvidenceStatus =
  | 'high'
  | 'concluded'
  | 'medium'
  | 'low'
  | 'handwritten'
  | 'unread'
  | 'checked'
  | 'typed'
  | 'none';

/** What stands in the input at hand; evidence knows only what was saved. */
export interface AnswerState {
  /** Differs from what was read. */
  readonly edited: boolean;
  /** The person has confirmed it as read. */
  readonly checked: boolean;
  readonly empty: boolean;
}

/** What to say of a value: how well it was read or that it was not, what the person did, or that the paper has none. */
export function toStatus(
  evidence: Evidence | undefined,
  { edited, checked, empty }: AnswerState,
): EvidenceStatus {
  if (edited) return 'typed';
  if (!evidence) return empty ? 'none' : 'typed';
  if (checked) return 'checked';
  if (empty) return 'unread';
  if (evidence.handwritten) return 'handwritten';
  return evidence.confidence === 'high' && evidence.concluded ? 'concluded' : evidence.confidence;
}
