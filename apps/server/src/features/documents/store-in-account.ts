import type { Context } from '../../context.ts';
import type { Document } from './document.ts';
import { updateOwner } from './documents.repo.ts';

/** A document of no account goes into this one, at its person's word. */
export async function storeInAccount(
  context: Context,
  document: Pick<Document, 'id'>,
  userId: string,
): Promise<void> {
  await updateOwner(context, document.id, userId);
  context.log.info({ documentId: document.id }, 'document taken into an account');
}
