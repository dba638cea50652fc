import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { findLink, type ListedLink } from './links.repo.ts';
import { toLinkState } from './review-link.ts';

/** @throws AppError not_found when it is no link of this document */
export async function getOwnLink(
  context: Context,
  document: Authorized<Document, 'account-owner'>,
  id: string,
): Promise<ListedLink> {
  const link = await findLink(context, document, id);
  if (!link) throw new AppError('not_found');
  return link;
}

/** A link that opens its review now. @throws AppError not_found, link_revoked, link_expired */
export async function getActiveLink(
  context: Context,
  document: Authorized<Document, 'account-owner'>,
  id: string,
): Promise<ListedLink> {
  const link = await getOwnLink(context, document, id);
  const state = toLinkState(link, context.clock());
  if (state !== 'active') throw new AppError(`link_${state}`);
  return link;
}
