import type { Context } from '../../context.ts';
import { deleteDocument } from './delete-document.ts';
import { authorizeAllOwned } from './documents.policy.ts';

/** Deletes every document of whoever asks, with all that was made from each, and says how many there were. */
export async function deleteOwnDocuments(context: Context): Promise<number> {
  const own = await authorizeAllOwned(context);
  for (const document of own) await deleteDocument(context, document);
  return own.length;
}
