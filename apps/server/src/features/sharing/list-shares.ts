import type { ShareLink } from '@puente/contract';
import type { Context } from '../../context.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { type ListedLink, listLinks } from './links.repo.ts';
import { toLinkState } from './review-link.ts';

const toText = (moment: Date | null) => moment?.toISOString() ?? null;

export const toShareLink = (link: ListedLink, now: Date): ShareLink => ({
  id: link.id,
  label: link.label,
  formType: link.formType,
  withoutStory: link.withoutStory,
  oneBrowser: link.oneBrowser,
  state: toLinkState(link, now),
  createdAt: link.createdAt.toISOString(),
  expiresAt: link.expiresAt.toISOString(),
  openedCount: link.openedCount,
  firstOpenedAt: toText(link.firstOpenedAt),
  lastOpenedAt: toText(link.lastOpenedAt),
  emailedAt: toText(link.emailedAt),
  revokedAt: toText(link.revokedAt),
  submittedAt: toText(link.submittedAt),
});

/** Every link of a document, newest first, as its owner sees them. */
export async function listShares(
  context: Context,
  document: Authorized<Document, 'account-owner'>,
): Promise<ShareLink[]> {
  const links = await listLinks(context, document);
  return links.map((link) => toShareLink(link, context.clock()));
}
