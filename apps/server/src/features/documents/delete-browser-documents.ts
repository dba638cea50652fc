import type { Context } from '../../context.ts';
import { deleteDocument } from './delete-document.ts';
import { authorizeBrowserDocuments } from './documents.policy.ts';

/**
 * Deletes what was uploaded in this browser without an account. Whoever leaves it could not open that again, and nobody
 * else is to.
 */
export async function deleteBrowserDocuments(context: Context): Promise<void> {
  for (const document of await authorizeBrowserDocuments(context)) await deleteDocument(context, document);
}
