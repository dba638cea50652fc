import type { AnswerFacts } from '../model/select.ts';

/** One answer on the screen, and what may be done with it. */
export interface Answer extends AnswerFacts {
  /** Its path in the answers as they are now. */
  readonly name: string;
  /** Its path in the answers as they were when the form was opened; null in a new entry. */
  readonly readPath: string | null;
  /** Back to what was read. */
  readonly goBack: () => void;
  /** Puts a text there, as if it had been typed. */
  readonly write: (text: string) => void;
  /** Back to what stood there when the form was opened. */
  readonly reopen: () => void;
  readonly setChecked: (checked: boolean) => void;
}
