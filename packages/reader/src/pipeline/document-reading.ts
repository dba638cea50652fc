import type { PaperForm, ReaderNote, SourceForm } from '@puente/forms';

export interface ReadingProgress {
  readonly stage: 'opening' | 'registering' | 'reading' | 'text';
  /** Pages finished in this stage; it never falls. */
  readonly page: number;
  readonly pages: number;
}

export interface ReadOptions {
  /** Named in errors. */
  readonly fileName?: string;
  readonly maxPages?: number;
  /** Whether pictures of single words of this file may be shown to the proposer. The default is no. */
  readonly mayPropose?: boolean;
  readonly onProgress?: (progress: ReadingProgress) => void;
  /** Stops the work: waiting tasks at once, a task that a thread is doing within seconds. */
  readonly signal?: AbortSignal;
}

export interface ReadTextsOptions extends ReadOptions {
  /** Called for each page whose text is read. Pages count from 1. */
  readonly onText?: (page: number, text: string) => void;
}

/** Stands for a text that is still to be read from the page's picture. */
export interface OwedText {
  /** Clockwise quarter turns that set the picture upright. */
  readonly quarterTurns: 0 | 1 | 2 | 3;
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
