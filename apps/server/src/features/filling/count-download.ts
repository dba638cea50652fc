import type { Context } from '../../context.ts';
import { type Authorized, type Document, findReading } from '../documents/index.ts';
import { noteDownload } from '../usage/index.ts';
import { checkForm } from './get-preflight.ts';

/** Counts that the form was taken away. Nobody waits for it, and what cannot be counted disturbs nobody. */
export async function countDownload(
  context: Context,
  document: Authorized<Document, 'account-owner'>,
): Promise<void> {
  try {
    const { form, preflight } = await checkForm(context, document);
    const reading = await findReading(context, document);
    const edition = reading?.source.edition ?? null;
    await noteDownload(context, document, { evidence: form.evidence, edition, preflight });
  } catch (error) {
    context.log.warn({ err: error }, 'a download was not counted');
  }
}
