import type { Context } from '../../context.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { addAuditEntry } from './audit.repo.ts';
import { getOwnLink } from './get-own-link.ts';
import { updateLink } from './links.repo.ts';

/** Ends a link for good; what its reviewer sent stays. @throws AppError not_found */
export async function revokeShare(
  context: Context,
  document: Authorized<Document, 'account-owner'>,
  id: string,
): Promise<void> {
  const link = await getOwnLink(context, document, id);
  if (link.revokedAt) return;
  await updateLink(context, id, { revokedAt: context.clock() });
  await addAuditEntry(context, document, { actor: 'applicant', linkId: id, action: 'link-revoked' });
  context.log.info({ documentId: document.id, linkId: id }, 'review link revoked');
}
