import { endpoints } from '@puente/contract';
import { sourceLanguage } from '@puente/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { toGoneSignal } from '../../platform/http/to-gone-signal.ts';
import type { RequestContext } from '../../request-context.ts';
import { authorizeAccountOwner, authorizeOwner, pageLimit } from '../documents/index.ts';
import { admitReviewer } from './admit-reviewer.ts';
import { listAuditEntries } from './audit.repo.ts';
import { createShare } from './create-share.ts';
import { emailShare } from './email-share.ts';
import { listShares } from './list-shares.ts';
import { renewShare } from './renew-share.ts';
import { revokeShare } from './revoke-share.ts';
import { getSharedPage } from './shared-pages.ts';
import { showShare } from './show-share.ts';

/** Each makes a token that is kept. */
const tokenLimit = { config: { rateLimit: { max: 60, timeWindow: '10 minutes' } } };

const toOrigin = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;

export function registerSharingRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  registerOwnerRoutes(app, contextOf);
  registerMaking(app, contextOf);
  registerReviewerRoutes(app, contextOf);
}

function registerOwnerRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(app, endpoints.listShares, async ({ params, request }) => {
    const context = contextOf(request);
    const document = await authorizeAccountOwner(context, params.sessionId);
    return { links: await listShares(context, document) };
  });

  registerEndpoint(app, endpoints.renewShare, async ({ params, body, request }) => {
    const context = contextOf(request);
    const document = await authorizeAccountOwner(context, params.sessionId);
    return renewShare(context, document, { id: params.id, ...body });
  });

  registerEndpoint(app, endpoints.revokeShare, async ({ params, request, reply }) => {
    const context = contextOf(request);
    await revokeShare(context, await authorizeAccountOwner(context, params.sessionId), params.id);
    return reply.code(204).send();
  });

  registerEndpoint(app, endpoints.getAuditTrail, async ({ params, request }) => {
    const context = contextOf(request);
    const document = await authorizeOwner(context, params.sessionId);
    return { entries: await listAuditEntries(context, document) };
  });
}

function registerMaking(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(
    app,
    endpoints.createShare,
    async ({ params, body, request }) => {
      const context = contextOf(request);
      const document = await authorizeAccountOwner(context, params.sessionId);
      return createShare(context, document, { ...body, origin: toOrigin(request) });
    },
    tokenLimit,
  );

  registerEndpoint(
    app,
    endpoints.showShare,
    async ({ params, request }) => {
      const context = contextOf(request);
      const document = await authorizeAccountOwner(context, params.sessionId);
      return showShare(context, document, { id: params.id, origin: toOrigin(request) });
    },
    tokenLimit,
  );

  registerEndpoint(app, endpoints.emailShare, async ({ params, body, request }) => {
    const context = contextOf(request);
    const document = await authorizeAccountOwner(context, params.sessionId);
    const { email, language = sourceLanguage, timeZone = 'UTC' } = body;
    const from = { origin: toOrigin(request), address: request.ip };
    const emailedAt = await emailShare(context, document, {
      id: params.id,
      email,
      language,
      timeZone,
      ...from,
    });
    return { success: true as const, emailedAt: emailedAt.toISOString() };
  });
}

function registerReviewerRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(
    app,
    endpoints.getReviewPage,
    async ({ params, request, reply }) => {
      const signal = toGoneSignal(reply);
      const admission = await admitReviewer(contextOf, request, params.reviewToken);
      const image = await getSharedPage(contextOf(request), admission, params.page, signal);
      return reply.type('image/webp').send(image);
    },
    { config: pageLimit },
  );
}
