import type { CreatedShare } from '@puente/contract';
import type { Context } from '../../context.ts';
import { createToken, hashToken } from '../../platform/sealing/token.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { addAuditEntry } from './audit.repo.ts';
import { getActiveLink } from './get-own-link.ts';
import { insertToken } from './links.repo.ts';
import { type Origin, toReviewUrl } from './to-review-url.ts';

/** Another token for a link, as the ones told before are not known any more. @throws AppError not_found, link_* */
export async function showShare(
  context: Context,
  document: Authorized<Document, 'account-owner'>,
  { id, origin }: { id: string; origin: Origin },
): Promise<CreatedShare> {
  const link = await getActiveLink(context, document, id);
  const token = createToken();
  await insertToken(context, id, hashToken(token));
  await addAuditEntry(context, document, { actor: 'applicant', linkId: id, action: 'link-shown' });
  const reviewUrl = toReviewUrl(context.config, origin, token);
  return { id, token, reviewUrl, expiresAt: link.expiresAt.toISOString() };
}
