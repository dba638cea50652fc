import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { type Document, pageImagePath, uploadPath } from './document.ts';
import type { Authorized } from './documents.policy.ts';
import { keepFile } from './keep-file.ts';
import { asPdfFault } from './to-pdf-error-code.ts';

/** Sharp enough to read one line of a scan on a phone, at some 100 kB a page. */
const dpi = 144;

/**
 * A WebP of one uploaded page as displayed; drawn on first demand, then kept sealed.
 * @throws AppError not_found beyond the last page or deleted meanwhile, pdf_damaged, pdf_too_complex
 */
export async function getPageImage(
  context: Context,
  document: Authorized<Document, 'owner' | 'reviewer'>,
  page: number,
): Promise<Buffer> {
  if (page < 1 || page > document.pageCount) throw new AppError('not_found');
  const path = pageImagePath(document, page);
  const kept = await context.storage.find(path, document.key);
  if (kept) return kept;
  const upload = await context.storage.find(uploadPath(document), document.key);
  if (!upload) throw new AppError('internal', { detail: 'the upload is missing from the storage' });
  const image = await asPdfFault(context.pdf.renderPage(upload, page, dpi));
  await keepFile(context, document, path, image);
  return image;
}
