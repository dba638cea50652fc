const remedies = {
  'not-a-pdf': 'Choose the PDF itself: a photo or a text document must be saved as PDF first.',
  'password-protected': 'Save a copy without a password and use that.',
  damaged: 'Scan or save it again and use the new copy.',
  'no-pages': 'Choose another file.',
  'too-many-pages': 'Use a file with only the form itself.',
  'too-complex': 'Print it to a new PDF, or scan it, and use that copy.',
  'field-missing': 'Use the official blank of the edition that is expected here.',
  'fill-failed': 'Correct the value so that the field can hold it, then fill again.',
} as const;

export type PdfErrorCode = keyof typeof remedies;

/** Names the file (as given) or field, the cause and the remedy; never a value from the document. */
export class PdfError extends Error {
  readonly code: PdfErrorCode;
  readonly remedy: string;

  constructor(code: PdfErrorCode, what: string, options?: { cause?: unknown; remedy?: string }) {
    const remedy = options?.remedy ?? remedies[code];
    super(`${what} ${remedy}`, options?.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'PdfError';
    this.code = code;
    this.remedy = remedy;
  }
}

/**
 * The code of a PdfError, also of one that comes from a thread: what crosses keeps its name and code, not its class.
 * Null for any other error.
 */
export function findPdfErrorCode(error: unknown): PdfErrorCode | null {
  if (!(error instanceof Error) || error.name !== 'PdfError') return null;
  const { code } = error as Error & { code?: unknown };
  return typeof code === 'string' && Object.hasOwn(remedies, code) ? (code as PdfErrorCode) : null;
}
