import { endpoints, maxFormBytes } from '@puente/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { findRequestLanguage } from '../../platform/http/find-request-language.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { RequestContext } from '../../request-context.ts';
import { authorizeOwner } from '../documents/index.ts';
import { admitOpening, admitReviewer, enterReview, setReviewCookie } from '../sharing/index.ts';
import { answerQuestion, askQuestion } from './ask-question.ts';
import { decideProposals } from './decide-proposals.ts';
import { getReviewMirror } from './get-review-mirror.ts';
import { listReviews } from './list-reviews.ts';
import { openReview } from './open-review.ts';
import { updateSeenAt } from './reviews.repo.ts';
import { saveDraft } from './save-draft.ts';
import { submitReview } from './submit-review.ts';

/** The form, the one it was made from, and notes on its answers. */
const bodyLimit = 3 * maxFormBytes;

export function registerAttorneyReviewRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  registerReviewerRoutes(app, contextOf);
  registerApplicantRoutes(app, contextOf);
}

function registerReviewerRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  const admit = (request: FastifyRequest, reviewToken: string) =>
    admitReviewer(contextOf, request, reviewToken);

  registerEndpoint(app, endpoints.openReview, async ({ params, request, reply }) => {
    const context = contextOf(request);
    const admission = await admitOpening(contextOf, request, params.reviewToken);
    const opened = await openReview(context, admission, findRequestLanguage(request));
    const sessionToken = await enterReview(context, admission);
    setReviewCookie(reply, { linkId: opened.linkId, sessionToken }, contextOf.isSecure(request));
    return opened;
  });

  registerEndpoint(app, endpoints.getReviewMirror, async ({ params, request }) =>
    getReviewMirror(
      contextOf(request),
      await admit(request, params.reviewToken),
      findRequestLanguage(request),
    ),
  );

  registerEndpoint(
    app,
    endpoints.submitReview,
    async ({ params, body, request }) =>
      submitReview(contextOf(request), await admit(request, params.reviewToken), body),
    { bodyLimit },
  );

  registerEndpoint(
    app,
    endpoints.saveReviewDraft,
    async ({ params, body, request }) => {
      const savedAt = await saveDraft(contextOf(request), await admit(request, params.reviewToken), body);
      return { savedAt: savedAt.toISOString() };
    },
    { bodyLimit },
  );

  registerEndpoint(app, endpoints.askQuestion, async ({ params, body, request }) =>
    askQuestion(contextOf(request), await admit(request, params.reviewToken), body),
  );
}

function registerApplicantRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(app, endpoints.listReviews, async ({ params, request }) => {
    const context = contextOf(request);
    return listReviews(context, await authorizeOwner(context, params.sessionId));
  });

  registerEndpoint(app, endpoints.markReviewSeen, async ({ params, request, reply }) => {
    const context = contextOf(request);
    const document = await authorizeOwner(context, params.sessionId);
    if (!(await updateSeenAt(context, document, params.id))) throw new AppError('not_found');
    return reply.code(204).send();
  });

  registerEndpoint(app, endpoints.decideProposals, async ({ params, body, request }) => {
    const context = contextOf(request);
    const document = await authorizeOwner(context, params.sessionId);
    const version = await decideProposals(context, document, { reviewId: params.id, ...body });
    return { success: true as const, version };
  });

  registerEndpoint(app, endpoints.answerQuestion, async ({ params, body, request }) => {
    const context = contextOf(request);
    return answerQuestion(context, await authorizeOwner(context, params.sessionId), body);
  });
}
