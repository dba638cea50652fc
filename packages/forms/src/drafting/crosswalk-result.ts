import type { EvidenceMap } from '@puente/contract';
import type { DraftNote } from './form-draft.ts';
import type { GeneralNote } from './general-note.ts';

export interface CrosswalkOptions {
  /** The day of reading (`toFormDay`), by which two-digit years are judged. */
  readonly today: Date;
}

/** Form data from paper. `notes` name the paths left blank or doubtful and why; they hold no personal data. */
export interface CrosswalkResult<Data> {
  readonly formData: Data;
  readonly evidence: EvidenceMap;
  readonly notes: string[];
  /** What the person should be told that belongs to no single box, each code once. */
  readonly general: GeneralNote[];
}

/** `path: reason` */
export const formatNotes = (notes: readonly DraftNote[]): string[] =>
  notes.map(({ path, reason }) => `${path}: ${reason}`);
