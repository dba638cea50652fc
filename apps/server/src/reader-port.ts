import type { PaperForm } from '@puente/forms';

export interface ReadingProgress {
  readonly stage: 'opening' | 'registering' | 'reading' | 'text';
  readonly page: number;
  readonly pages: number;
}

export interface DocumentReading {
  readonly source: {
    readonly form: string;
    readonly edition: string | null;
    readonly pages: readonly { readonly page: number; readonly formPage: number | null }[];
    readonly notes: readonly string[];
  };
  /** Null: not a form we know. */
  readonly paper: PaperForm | null;
  /** One text a page. */
  readonly rawText: readonly string[];
}

/** What the server needs of a reader. */
export interface ReaderPort {
  readonly read: (
    bytes: Uint8Array,
    options: { onProgress: (progress: ReadingProgress) => void; signal: AbortSignal },
  ) => Promise<DocumentReading>;
  readonly close: () => Promise<void>;
}

/** Starts the reader's engines at the first document, or when warmed up, and not at the server's start. */
export function createLazyReader(): ReaderPort {
  let started: Promise<ReaderPort> | null = null;
  const start = () => {
    started ??= import('@puente/reader' as string).then(({ createReader }) => createReader({}));
    return started;
  };
  return {
    read: async (bytes, options) => (await start()).read(bytes, options),
    close: async () => (await started)?.close(),
  };
}
