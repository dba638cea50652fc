import type { Context } from '../../context.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { endLink } from './end-link.ts';
import { getOwnLink } from './get-own-link.ts';

/** Ends a link for good, once. @throws AppError not_found */
export async function revokeShare(
  context: Context,
  document: Authorized<Document, 'account-owner'>,
  id: string,
): Promise<void> {
  const link = await getOwnLink(context, document, id);
  if (!link.revokedAt) await endLink(context, document, id);
}
