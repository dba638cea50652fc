import type { Account, Context } from '../../context.ts';
import { deleteDocument } from './delete-document.ts';
import { type Authorized, authorizeOwnDocuments } from './documents.policy.ts';

/** Deletes every document of an account: rows, keys and files. */
export async function deleteDocumentsOf(
  context: Context,
  account: Authorized<Account, 'self'>,
): Promise<void> {
  for (const document of await authorizeOwnDocuments(context, account)) {
    await deleteDocument(context, document);
  }
}
