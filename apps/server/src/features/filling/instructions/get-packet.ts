import type { Language } from '@puente/texts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Authorized, Document } from '../../documents/index.ts';
import { generatePdfOf } from '../generate-pdf.ts';
import { preparePrintouts, toTextDocument } from './prepare-printouts.ts';
import { toCover } from './to-cover.ts';
import { toInstructions } from './to-instructions.ts';

/**
 * Checklist, instructions and the filled form as one PDF to print. The form's pages stay as they are in the download.
 * @throws AppError no_form_data, pdf_fill_failed
 */
export async function getPacket(
  context: Context,
  document: Authorized<Document, 'account-owner'>,
  language: Language,
): Promise<Buffer> {
  const { input, version, applicant } = await preparePrintouts(context, document, language);
  const { bytes, report } = await generatePdfOf(context, document, version);
  const cover = toCover({ ...input, applicant, pageCount: report.pageCount });
  const text = toTextDocument(input, input.say('print:cover.title', { form: input.form }), [
    ...cover,
    ...toInstructions(input),
  ]);
  const packet = await context.pdf.prependTextDocument(bytes, text).catch((error) => {
    throw new AppError('pdf_fill_failed', { cause: error });
  });
  return packet.bytes;
}
