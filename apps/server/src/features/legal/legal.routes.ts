import { endpoints } from '@puente/contract';
import type { FastifyInstance } from 'fastify';
import { findRequestLanguage } from '../../platform/http/find-request-language.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { RequestContext } from '../../request-context.ts';
import { getExamResult } from './exam/get-exam-result.ts';
import { explainLegal, getLegalGuidance } from './explain-legal.ts';
import { openBase } from './open-base.ts';

/** Somebody who reads the answers asks no faster. */
const askLimit = { rateLimit: { max: 60, timeWindow: '1 minute' } };

export function registerLegalRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(
    app,
    endpoints.explainLegal,
    async ({ body, request }) => explainLegal(contextOf(request), body, findRequestLanguage(request)),
    { config: askLimit },
  );

  registerEndpoint(app, endpoints.getLegalGuidance, async ({ params, request }) => {
    const context = contextOf(request);
    // Who reads this may ask next, and should not wait for the base then.
    openBase(context).catch((error) =>
      context.log.warn({ err: error }, 'the base of the helper did not open'),
    );
    return getLegalGuidance(context, params.formType, findRequestLanguage(request));
  });

  registerEndpoint(app, endpoints.getExamResult, async () => getExamResult());
}
