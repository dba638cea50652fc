import type { Context } from '../../context.ts';
import { deleteDocumentRow } from './documents.repo.ts';

/** Row and salt first: from then on nothing that is left anywhere can be opened. Then the files, and what is still being made of it. */
export async function eraseDocument(context: Context, id: string): Promise<void> {
  await deleteDocumentRow(context, id);
  context.inHand.stop(id);
  context.looks.kept.forget(id);
  context.ownBlanks.forget(id);
  await context.storage.deleteFolder(id);
  context.log.info({ documentId: id }, 'document deleted');
}
