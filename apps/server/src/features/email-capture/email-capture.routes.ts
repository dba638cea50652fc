import { endpoints } from '@puente/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { findVisitorToken } from '../../platform/http/visitor-cookie.ts';
import type { RequestContext } from '../../request-context.ts';
import { collectEmail } from './collect-email.ts';
import { forgetEmails } from './forget-emails.ts';
import type { Giver } from './subscribers.repo.ts';

/** A clinic's whole waiting room may share one address. */
const limit = { rateLimit: { max: 20, timeWindow: '10 minutes' } };

/** The account signed in to, then the browser by its cookie, which stays when its visitor is forgotten here. */
function listGivers(contextOf: RequestContext, request: FastifyRequest): Giver[] {
  const { actor } = contextOf(request);
  const account = actor.kind === 'visitor' ? actor.account : null;
  const browserToken = findVisitorToken(request, contextOf.isSecure(request));
  return [...(account ? [{ accountId: account.id }] : []), ...(browserToken ? [{ browserToken }] : [])];
}

export function registerEmailCaptureRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(
    app,
    endpoints.collectEmail,
    async ({ body, request }) => {
      const { firstName = '', lastName = '', userAgent = '', referrer = '', ...input } = body;
      const wantsPrivacy = request.headers['sec-gpc'] === '1' || request.headers.dnt === '1';
      const [giver = null] = listGivers(contextOf, request);
      const told = { ...input, firstName, lastName, userAgent, referrer, wantsPrivacy, giver };
      await collectEmail(contextOf(request), told);
      return { success: true as const };
    },
    { config: limit },
  );

  registerEndpoint(
    app,
    endpoints.forgetEmails,
    async ({ request }) => ({
      deleted: await forgetEmails(contextOf(request), listGivers(contextOf, request)),
    }),
    { config: limit },
  );
}
