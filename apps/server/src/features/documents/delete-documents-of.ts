import type { Account, Context } from '../../context.ts';
import type { Authorized } from './documents.policy.ts';
import { listDocumentIdsOf } from './documents.repo.ts';
import { eraseDocument } from './erase-document.ts';

/** Deletes every document of an account, also what an earlier deletion that was cut off left of one. */
export async function deleteDocumentsOf(
  context: Context,
  account: Authorized<Account, 'self'>,
): Promise<void> {
  for (const id of await listDocumentIdsOf(context, account.id)) await eraseDocument(context, id);
}
