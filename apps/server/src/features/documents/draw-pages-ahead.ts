import type { Context } from '../../context.ts';
import type { Document } from './document.ts';
import type { Authorized } from './documents.policy.ts';
import { getPageImage } from './get-page-image.ts';

/** Behind every picture that somebody waits for. */
const priority = 1;

/**
 * Draws the pages one after the other, so that the review shows them at once. Ends with the document; a page that cannot be
 * drawn is left to whoever asks for it.
 */
export async function drawPagesAhead(
  context: Context,
  document: Authorized<Document, 'system'>,
): Promise<void> {
  const work = context.inHand.begin(document.id, 'pictures');
  const { signal } = work;
  try {
    for (let page = 1; page <= document.pageCount; page += 1)
      await getPageImage(context, document, page, { priority, signal });
  } catch (error) {
    if (!signal.aborted)
      context.log.debug({ err: error, documentId: document.id }, 'pages were not drawn ahead');
  } finally {
    work.end();
  }
}
