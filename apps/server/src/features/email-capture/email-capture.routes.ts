import { endpoints } from '@puente/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { RequestContext } from '../../request-context.ts';
import { collectEmail } from './collect-email.ts';

/** A clinic's whole waiting room may share one address. */
const limit = { rateLimit: { max: 20, timeWindow: '10 minutes' } };

export function registerEmailCaptureRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(
    app,
    endpoints.collectEmail,
    async ({ body, request }) => {
      const { email, firstName = '', lastName = '', source } = body;
      await collectEmail(contextOf(request), { email, firstName, lastName, source });
      return { success: true as const };
    },
    { config: limit },
  );
}
