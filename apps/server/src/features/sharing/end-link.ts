import type { Context } from '../../context.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { addAuditEntry } from './audit.repo.ts';
import { updateLink } from './links.repo.ts';

/** Ends a link for good; what its reviewer sent stays. */
export async function endLink(
  context: Context,
  document: Authorized<Document, 'owner'> | Authorized<Document, 'account-owner'>,
  id: string,
): Promise<void> {
  await updateLink(context, id, { revokedAt: context.clock() });
  await addAuditEntry(context, document, { actor: 'applicant', linkId: id, action: 'link-revoked' });
  context.log.info({ documentId: document.id, linkId: id }, 'review link revoked');
}
