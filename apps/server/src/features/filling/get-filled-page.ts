import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Authorized, type Document, drawInTurn } from '../documents/index.ts';
import { generatePdf } from './generate-pdf.ts';

/** Sharp enough to read a box on a phone when zoomed, at some 80 kB a page. */
const dpi = 120;

export interface FilledPage {
  /** Changes when the page may look different. */
  readonly tag: string;
  /** The signal: nobody waits for it any more. */
  readonly draw: (signal: AbortSignal) => Promise<Buffer>;
}

/**
 * One page of the filled PDF as people see it printed. Drawn when asked for and not kept.
 * @throws AppError not_found beyond the last page, no_form_data, pdf_fill_failed
 */
export async function getFilledPage(
  context: Context,
  document: Authorized<Document, 'account-owner'>,
  page: number,
): Promise<FilledPage> {
  const { report, bytes, tag } = await generatePdf(context, document);
  if (page > report.pageCount) throw new AppError('not_found');
  const draw = (signal: AbortSignal) =>
    drawInTurn(context, document, { signal }, (stop) => context.pdf.renderPage(bytes, page, dpi, stop));
  return { tag: `"${tag}-${page}"`, draw };
}
