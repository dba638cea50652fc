import { endpoints } from '@puente/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { RequestContext } from '../../request-context.ts';
import { authorizeOwner } from '../documents/index.ts';
import { startProcessing } from './start-processing.ts';

export function registerProcessingRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(app, endpoints.processI485, async ({ params, request }) => {
    const context = contextOf(request);
    return startProcessing(context, await authorizeOwner(context, params.sessionId), 'I-485');
  });

  registerEndpoint(app, endpoints.processI765, async ({ params, request }) => {
    const context = contextOf(request);
    return startProcessing(context, await authorizeOwner(context, params.sessionId), 'I-765');
  });
}
