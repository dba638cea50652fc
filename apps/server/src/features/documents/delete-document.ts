import type { Context } from '../../context.ts';
import type { Document } from './document.ts';
import type { Authorized } from './documents.policy.ts';
import { deleteDocumentRow } from './documents.repo.ts';

/** Deletes everything at once. The row with the key goes first: what a crash leaves behind cannot be opened. */
export async function deleteDocument(
  context: Context,
  document: Authorized<Document, 'owner'>,
): Promise<void> {
  await deleteDocumentRow(context, document.id);
  await context.storage.deleteFolder(document.id);
  context.log.info({ documentId: document.id }, 'document deleted');
}
