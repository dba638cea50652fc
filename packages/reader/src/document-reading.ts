import type { FormName, PaperForm, ReaderNote } from '@puente/forms';

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
  readonly onProgress?: (progress: ReadingProgress) => void;
  /** Called for each scanned page when its text is read, mostly after `read` has resolved. Pages count from 1. */
  readonly onRawText?: (page: number, text: string) => void;
  readonly signal?: AbortSignal;
}

export interface DocumentReading {
  readonly source: {
    readonly form: FormName | 'unknown';
    readonly edition: string | null;
    readonly pages: readonly { readonly page: number; readonly formPage: number | null }[];
    readonly notes: readonly ReaderNote[];
  };
  /** Null: not a form we know. */
  readonly paper: PaperForm | null;
  /** One text a page in reading order; of scanned pages empty until `rawTextDone`. */
  readonly rawText: readonly string[];
  /** Resolves with the texts of all pages; a page that cannot be read has none. */
  readonly rawTextDone: Promise<readonly string[]>;
}
