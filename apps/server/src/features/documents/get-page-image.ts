import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Turn } from '../../platform/turns/fair-slots.ts';
import { type Document, pageImagePath, uploadPath } from './document.ts';
import type { Authorized } from './documents.policy.ts';
import { drawInTurn } from './draw-page.ts';
import { storeFile } from './store-file.ts';

/** Sharp enough to read one line of a scan on a phone, at some 100 kB a page. */
const dpi = 144;

type Seen = Authorized<Document, 'owner' | 'reviewer' | 'system'>;

/**
 * A WebP of one uploaded page as displayed; drawn once, then kept sealed. A page that takes too much is tried once.
 * @throws AppError not_found beyond the last page or deleted meanwhile, pdf_damaged, pdf_too_complex; the signal's
 *   reason when nobody waits any more
 */
export async function getPageImage(
  context: Context,
  document: Seen,
  page: number,
  wanted: Pick<Turn, 'priority' | 'signal'> = {},
): Promise<Buffer> {
  if (page < 1 || page > document.pageCount) throw new AppError('not_found');
  const stored = await findStored(context, document, page);
  return stored ?? drawInTurn(context, document, wanted, (stop) => draw(context, document, page, stop));
}

const findStored = (context: Context, document: Seen, page: number): Promise<Buffer | null> =>
  context.storage.find(pageImagePath(document, page), document.key);

async function draw(context: Context, document: Seen, page: number, stop: AbortSignal): Promise<Buffer> {
  const { refused } = context.pictures;
  if (refused.has(document.id, page)) throw new AppError('pdf_too_complex');
  // Whoever had the turn before may have drawn it.
  const stored = await findStored(context, document, page);
  if (stored) return stored;
  const upload = await context.storage.find(uploadPath(document), document.key);
  if (!upload) throw new AppError('internal', { detail: 'the upload is missing from the storage' });
  const image = await context.pdf.renderPage(upload, page, dpi, stop).catch((error: unknown) => {
    if ((error as { code?: unknown }).code === 'too-complex') refused.add(document.id, page);
    throw error;
  });
  await storeFile(context, document, pageImagePath(document, page), image);
  return image;
}
