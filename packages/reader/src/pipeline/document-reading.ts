import type { Catalogue, FieldReading, PaperForm, ReaderNote, SourceForm } from '@puente/forms';
import type { PageRank } from '../threads/page-tasks.ts';
import type { OwedBoxes } from './owed-boxes.ts';

export interface ReadingProgress {
  readonly stage: 'opening' | 'registering' | 'reading' | 'text';
  /** Pages finished in this stage; it never falls. */
  readonly page: number;
  readonly pages: number;
}

/**
 * What one file may compute in all threads together, in milliseconds of one processor: some for opening it and for
 * threads that begin, and more for each page.
 */
export interface AllowedMs {
  readonly opening: number;
  readonly formPage: number;
  readonly textPage: number;
}

/** How the pages of a file look, each beside every page of the editions that were known then. */
export interface LookedPages {
  /** The id of those editions. */
  readonly editions: string;
  /** By page, empty for one that was not looked at. */
  readonly ranks: readonly PageRank[];
}

export interface ReadOptions {
  /** Named in errors. */
  readonly fileName?: string;
  readonly maxPages?: number;
  /** What the file may compute; the default has room for any honest one. */
  readonly allowedMs?: AllowedMs;
  /** Whether pictures of single words of this file may be shown to the proposer. The default is no. */
  readonly mayPropose?: boolean;
  /** What a first look at this file found, so that its pages are not looked at anew. */
  readonly looked?: LookedPages;
  /** Editions that the file may be of, beyond those that are part of the program, with their landmarks. */
  readonly editions?: readonly Catalogue[];
  readonly onProgress?: (progress: ReadingProgress) => void;
  /** Stops the work: waiting tasks at once, a task that a thread is doing within seconds. */
  readonly signal?: AbortSignal;
}

/** The text of a page, and the long answers that were left for it. */
interface PageTexts {
  readonly text: string;
  readonly boxes: readonly FieldReading[];
}

export interface ReadTextsOptions extends ReadOptions {
  /** Called for each page whose text is read, with the boxes that were left for it. Pages count from 1. */
  readonly onText?: (page: number, read: PageTexts) => void;
}

/** Stands for a text that is still to be read from the page's picture. */
export interface OwedText {
  /** Clockwise quarter turns that set the picture upright. */
  readonly quarterTurns: 0 | 1 | 2 | 3;
  readonly boxes?: OwedBoxes;
}

export type PageText = string | OwedText;

export interface DocumentReading {
  readonly source: {
    readonly form: SourceForm | 'unknown';
    readonly edition: string | null;
    readonly pages: readonly { readonly page: number; readonly formPage: number | null }[];
    readonly notes: readonly ReaderNote[];
  };
  /** Null: not a form we know. */
  readonly paper: PaperForm | null;
  /** One text a page in reading order; those of scanned pages are owed until `readTexts`. */
  readonly rawText: readonly PageText[];
}
