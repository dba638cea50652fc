import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { hashToken } from '../../platform/sealing/token.ts';
import { type Authorized, type Document, findDocumentById } from '../documents/index.ts';
import { findLinkByReviewerSession, findLinkByToken } from './links.repo.ts';
import { type ReviewLink, toLinkState } from './review-link.ts';
import type { ReviewPass } from './review-pass.ts';
import { slowDownGuesser } from './slow-down-guesser.ts';

/** A reviewer let in: to one document, by one link. */
export interface Admission {
  readonly document: Authorized<Document, 'reviewer'>;
  readonly link: ReviewLink;
  /** Null: it came with a token. */
  readonly sessionToken: string | null;
  /** Of the token or the cookie it came with. */
  readonly hash: string;
}

const isLinkId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** One search whatever was shown, so that a malformed token takes as long as a wrong one. */
async function findShown(context: Context, { reviewToken, sessionToken }: ReviewPass) {
  const isOpenedBefore = isLinkId(reviewToken);
  const hash = hashToken(isOpenedBefore ? (sessionToken ?? '') : reviewToken);
  const found = await (isOpenedBefore ? findLinkByReviewerSession : findLinkByToken)(context, hash);
  if (!found || (isOpenedBefore && found.link.id !== reviewToken.toLowerCase())) return null;
  return { ...found, hash, sessionToken: isOpenedBefore ? (sessionToken ?? null) : null };
}

/**
 * For whoever has a token of a link, or the cookie of a browser in which it was opened; asked at each call, so an end
 * takes effect at once. An unknown, a malformed and a deleted document's token get the same answer.
 * @throws AppError not_found, too_many_wrong_links, review_link_revoked, review_link_expired, review_link_other_form,
 * review_link_used
 */
export async function authorizeReviewer(context: Context, pass: ReviewPass): Promise<Admission> {
  const shown = await findShown(context, pass);
  const document = shown && (await findDocumentById(context, shown.link.documentId));
  if (!document) {
    await slowDownGuesser(context, pass.address);
    throw new AppError('not_found');
  }
  const { link, endedAt, hash, sessionToken } = shown;
  const state = toLinkState(link, context.clock());
  if (state !== 'active') throw new AppError(`review_link_${state}`);
  if (endedAt) throw new AppError('review_link_used');
  if (link.formType !== document.formType) throw new AppError('review_link_other_form');
  return { link, hash, sessionToken, document: document as Authorized<Document, 'reviewer'> };
}
