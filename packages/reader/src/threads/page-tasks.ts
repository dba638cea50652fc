import type { FieldReading, SourceForm } from '@puente/forms';
import type { SharedEditions } from '../editions/shared-editions.ts';
import type { EngineComparison } from '../engine/engine-choice.ts';
import type { Homography } from '../geometry/homography.ts';
import type { PageWriting } from '../hand/weigh-handwriting.ts';
import type { PageGuess } from '../identify/rank-page.ts';
import type { DocumentOutline, PageNature } from '../pipeline/document-outline.ts';
import type { LabelSearch } from '../unknown-edition/find-form-page.ts';
import type { LabelledReading } from '../unknown-edition/read-labelled-page.ts';
import type { FieldCrop } from '../vision/cut-crops.ts';

/** A file that threads open for themselves: `bytes` lie in shared memory. */
export interface SharedDocument {
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly maxPages: number;
  /** What it may be an edition of, beyond those that are part of the program. */
  readonly editions: SharedEditions;
}

/** What a reading thread can do: name → what it takes and gives. */
export interface PageTasks {
  readonly outline: (input: { document: SharedDocument }) => Promise<DocumentOutline>;
  /** With `missing` only those pages of the form are looked for, where others of the upload lie. */
  readonly rank: (input: RankInput) => Promise<PageRank>;
  /** Null when the page does not lie where the guess says. */
  readonly read: (input: ReadPageInput) => Promise<PageReading | null>;
  /** A page of an edition whose places we do not know, by the labels on it; of a picture with all its text. */
  readonly labels: (input: LabelsInput) => Promise<{ reading: LabelledReading | null; text: string | null }>;
  /** Pictures of the ink of the named fields of a scanned form page. */
  readonly crops: (input: ReadPageInput & { readonly fieldIds: readonly string[] }) => Promise<FieldCrop[]>;
  /** Those of the named texts of many lines of a scanned form page that have ink. */
  readonly long: (
    input: FormPageInput & { readonly fieldIds: readonly string[] },
  ) => Promise<readonly FieldReading[]>;
  /** All text of a page's picture, once turned clockwise by so many quarters. */
  readonly text: (input: ReadTextInput) => Promise<string>;
  readonly forget: (input: { id: string }) => void;
  /** Finds the fastest engines that read as plain WebAssembly does. */
  readonly choose: (input: Record<string, never>) => Promise<EngineComparison>;
  readonly warm: (input: Record<string, never>) => Promise<void>;
  /** A scan to practise on. */
  readonly drawPractice: (input: Record<string, never>) => Promise<Uint8Array>;
}

interface RankInput {
  readonly document: SharedDocument;
  readonly page: number;
  readonly missing?: MissingPages;
}

/** Pages of a form that no picture was found to be, and maps to the pictures of those that were. */
export interface MissingPages {
  readonly form: SourceForm;
  readonly edition: string;
  readonly pages: readonly number[];
  readonly others: readonly Homography[];
}

/** What a page looks like; plain data. */
export interface PageRank {
  /** The form pages that it may be, the likeliest first. */
  readonly guesses: readonly PageGuess[];
  /** Nothing is printed or written on it. */
  readonly isEmpty: boolean;
  /** How much is written on it, as `measureWriting` tells: what it takes to read it. */
  readonly writing: number;
}

/** A page of an upload, and which page of a form it is. */
export interface FormPageInput {
  readonly document: SharedDocument;
  readonly page: number;
  readonly guess: PageGuess;
}

interface ReadPageInput extends FormPageInput {
  readonly nature: PageNature;
}

export interface PageReading {
  readonly readings: readonly FieldReading[];
  /** Share of the form's own print found in its places, 0 to 1. */
  readonly agreement: number;
  /** The same of the part of the page where it is least. */
  readonly worstRegion: number;
  /** Of a page read from its picture; of its texts of many lines, which stay owed, the ids. */
  readonly writing?: PageWriting;
  readonly long?: readonly string[];
}

interface LabelsInput {
  readonly document: SharedDocument;
  readonly page: number;
  readonly nature: PageNature;
  readonly search: LabelSearch;
}

interface ReadTextInput {
  readonly document: SharedDocument;
  readonly page: number;
  readonly quarterTurns: 0 | 1 | 2 | 3;
}
