import type { ErrorCode } from '@puente/contract';
import { findPdfErrorCode, type PdfErrorCode } from '@puente/pdf/pdf-error';
import { AppError } from '../../platform/app-error.ts';

const codes: Readonly<Record<PdfErrorCode, ErrorCode | null>> = {
  'not-a-pdf': 'not_a_pdf',
  'password-protected': 'pdf_password_protected',
  damaged: 'pdf_damaged',
  'no-pages': 'pdf_no_pages',
  'too-many-pages': 'pdf_too_many_pages',
  'too-complex': 'pdf_too_complex',
  // Of a blank or of what we write into it: nothing that another upload would change.
  'field-missing': null,
  'fill-failed': null,
};

/** What a person is told about a PDF that does not open; null when the fault is not in the file. */
export function toPdfErrorCode(error: unknown): ErrorCode | null {
  const code = findPdfErrorCode(error);
  return code && codes[code];
}

/** Has a fault of the file end in words for its person. @throws AppError pdf_…, or what was thrown */
export async function asPdfFault<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = toPdfErrorCode(error);
    throw code ? new AppError(code, { cause: error }) : error;
  }
}
