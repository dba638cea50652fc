import { PdfError } from '../pdf-error.ts';

/** Field errors of the filling library quote the value; ours name only the field. */
export function toFillError(name: string, error: unknown): PdfError {
  if (error instanceof PdfError) return error;
  const message = error instanceof Error ? error.message : '';
  const why = /WinAnsi|encode/i.test(message)
    ? 'the value has characters that its font cannot show'
    : 'the value could not be written';
  return new PdfError('fill-failed', `Field ${name} was not filled: ${why}.`);
}
