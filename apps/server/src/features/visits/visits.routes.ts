import { endpoints } from '@puente/contract';
import { findPagePath } from '@puente/contract/page-paths';
import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { toBrowserFamily } from '../../platform/http/to-browser-family.ts';
import { toReferrerHost } from '../../platform/http/to-referrer-host.ts';
import { wantsPrivacy } from '../../platform/http/wants-privacy.ts';
import type { RequestContext } from '../../request-context.ts';
import { findVisitCountry } from './find-visit-country.ts';
import { toVisitNetwork } from './to-visit-network.ts';
import { addVisit } from './visits.repo.ts';

/** A clinic's whole waiting room may share one address. */
const limit = { rateLimit: { max: 120, timeWindow: '1 minute' } };
const maxBodyBytes = 10_000;

/** What is no page of ours, kept as that: its address could hold anything. */
const noPage = 'other';

export function registerVisitRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(
    app,
    endpoints.trackVisit,
    async ({ body, request, reply }) => {
      const { sessionId, deviceType, page, referrer = '' } = body;
      const { userAgent = request.headers['user-agent'] ?? '' } = body;
      const isProgram = [userAgent, request.headers['user-agent']].some((name) => isbot(name));
      reply.code(204).send();
      if (wantsPrivacy(request) || isProgram) return reply;
      const context = contextOf(request);
      const ipAddress = toVisitNetwork(request.ip);
      const [path = ''] = page.split(/[?#]/);
      const visit = {
        sessionId,
        deviceType,
        page: findPagePath(path) ?? noPage,
        ipAddress,
        country: findVisitCountry(context, request, ipAddress),
        browser: toBrowserFamily(userAgent),
        referrerHost: toReferrerHost(referrer),
      };
      // Nobody waits for it.
      addVisit(context, visit).catch((error) => context.log.warn({ err: error }, 'a visit was not counted'));
      return reply;
    },
    { config: limit, bodyLimit: maxBodyBytes },
  );
}
