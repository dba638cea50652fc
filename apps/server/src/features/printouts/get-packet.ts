import type { Language } from '@puente/texts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { generatePdfOf } from '../filling/index.ts';
import { describeMirror } from '../guide/index.ts';
import { preparePrintouts, toTextDocument } from './prepare-printouts.ts';
import { toCover } from './to-cover.ts';
import { toInstructions } from './to-instructions.ts';
import { toMirrorPages } from './to-mirror-pages.ts';

/**
 * Checklist, what was said before where it differs, instructions and the filled form as one PDF to print. The form's pages stay as they are in the download.
 * @throws AppError no_form_data, pdf_fill_failed
 */
export async function getPacket(
  context: Context,
  document: Authorized<Document, 'account-owner'>,
  language: Language,
): Promise<Buffer> {
  const { input, version, applicant } = await preparePrintouts(context, document, language);
  const { bytes, report } = await generatePdfOf(context, document, version);
  const { mirror } = await describeMirror(context, document, version, language);
  const cover = toCover({ ...input, applicant, pageCount: report.pageCount });
  const text = toTextDocument(input, input.say('print:cover.title', { form: input.form }), [
    ...cover,
    ...toMirrorPages(input.say, mirror),
    ...toInstructions(input),
  ]);
  const packet = await context.pdf.prependTextDocument(bytes, text).catch((error) => {
    throw new AppError('pdf_fill_failed', { cause: error });
  });
  return packet.bytes;
}
