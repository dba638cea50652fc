import type { Language } from '@puente/texts';
import type { Context } from '../../context.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { preparePrintouts, toTextDocument } from './prepare-printouts.ts';
import { toInstructions } from './to-instructions.ts';

/**
 * A PDF in our own words for the form at hand: where to sign, what is blank, what goes with it, what it costs where.
 * @throws AppError no_form_data
 */
export async function getInstructions(
  context: Context,
  document: Authorized<Document, 'account-owner'>,
  language: Language,
): Promise<Buffer> {
  const { input } = await preparePrintouts(context, document, language);
  const title = input.say('print:title', { form: input.form });
  return context.pdf.drawTextDocument(toTextDocument(input, title, toInstructions(input)));
}
