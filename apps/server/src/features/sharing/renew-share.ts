import type { ShareLink } from '@puente/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { addAuditEntry } from './audit.repo.ts';
import { toEnd } from './create-share.ts';
import { getOwnLink } from './get-own-link.ts';
import { updateLink } from './links.repo.ts';
import { toShareLink } from './list-shares.ts';

/** Sets the end anew, counted from now; the tokens told before open it again. @throws AppError not_found, link_revoked */
export async function renewShare(
  context: Context,
  document: Authorized<Document, 'account-owner'>,
  { id, expiresInHours }: { id: string; expiresInHours: number },
): Promise<ShareLink> {
  const link = await getOwnLink(context, document, id);
  if (link.revokedAt) throw new AppError('link_revoked');
  const now = context.clock();
  const expiresAt = toEnd(now, expiresInHours);
  await updateLink(context, id, { expiresAt });
  await addAuditEntry(context, document, { actor: 'applicant', linkId: id, action: 'link-renewed' });
  return toShareLink({ ...link, expiresAt }, now);
}
