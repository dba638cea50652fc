import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Authorized, type Document, drawInTurn } from '../documents/index.ts';
import { generatePdf } from './generate-pdf.ts';

/** Sharp enough to read a box on a phone when zoomed, at some 80 kB a page. */
const dpi = 120;

/**
 * One page of the filled PDF as people see it printed. Drawn when asked for and not kept; `signal`: nobody waits for it any more.
 * @throws AppError not_found beyond the last page, no_form_data, pdf_fill_failed
 */
export async function getFilledPage(
  context: Context,
  document: Authorized<Document, 'account-owner' | 'sample-owner'>,
  page: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const { report, bytes } = await generatePdf(context, document);
  if (page > report.pageCount) throw new AppError('not_found');
  return drawInTurn(context, document, { signal }, (stop) => context.pdf.renderPage(bytes, page, dpi, stop));
}
