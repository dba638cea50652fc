import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { RequestContext } from '../../request-context.ts';
import { toReviewPass } from './review-pass.ts';
import { type Admission, authorizeReviewer } from './sharing.policy.ts';

/** Lets a browser open a review, by the token or the id of a link in its address. @throws AppError as `authorizeReviewer` */
export const admitOpening = (
  contextOf: RequestContext,
  request: FastifyRequest,
  reviewToken: string,
): Promise<Admission> =>
  authorizeReviewer(contextOf(request), toReviewPass(request, reviewToken, contextOf.isSecure(request)));

/**
 * Lets a request in that is part of a review. What opens in one browser is opened first: else its token would give the
 * pages to another one, and stay good. @throws AppError as `authorizeReviewer`
 */
export async function admitReviewer(
  contextOf: RequestContext,
  request: FastifyRequest,
  reviewToken: string,
): Promise<Admission> {
  const admission = await admitOpening(contextOf, request, reviewToken);
  if (admission.link.oneBrowser && admission.sessionToken === null) throw new AppError('not_found');
  return admission;
}
