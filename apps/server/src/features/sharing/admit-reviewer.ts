import type { FastifyRequest } from 'fastify';
import type { RequestContext } from '../../request-context.ts';
import { toReviewPass } from './review-pass.ts';
import { type Admission, authorizeReviewer } from './sharing.policy.ts';

/** Lets a request in by the token, or the id of a link, in its address. @throws AppError as `authorizeReviewer` */
export const admitReviewer = (
  contextOf: RequestContext,
  request: FastifyRequest,
  reviewToken: string,
): Promise<Admission> =>
  authorizeReviewer(contextOf(request), toReviewPass(request, reviewToken, contextOf.isSecure(request)));
