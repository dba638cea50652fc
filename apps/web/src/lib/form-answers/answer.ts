import type { Evidence } from '@puente/contract';

/** One answer on the screen, and what may be done with it. */
export interface Answer {
  /** Its path in the answers as they are now. */
  readonly name: string;
  /** Its path in the answers as they were when the form was opened; null in a new entry. */
  readonly readPath: string | null;
  readonly value: unknown;
  /** What stood there when the form was opened. */
  readonly opened: unknown;
  readonly evidence: Evidence | undefined;
  /** Differs from what was read. */
  readonly edited: boolean;
  readonly doubtful: boolean;
  readonly checked: boolean;
  /** Whether what was read is known and is not what stands there. */
  readonly canGoBack: boolean;
  /** To be called after each change by typing or choosing. */
  readonly look: () => void;
  /** Back to what was read. */
  readonly goBack: () => void;
  /** Puts a text there, as if it had been typed. */
  readonly write: (text: string) => void;
  /** Back to what stood there when the form was opened. */
  readonly reopen: () => void;
  readonly setChecked: (checked: boolean) => void;
}

export const isEmptyAnswer = (value: unknown) =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);
