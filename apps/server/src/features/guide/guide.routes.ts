import { endpoints } from '@puente/contract';
import type { FastifyInstance } from 'fastify';
import { findRequestLanguage } from '../../platform/http/find-request-language.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { RequestContext } from '../../request-context.ts';
import { authorizeAccountOwner, authorizeOwner } from '../documents/index.ts';
import { toSavedForm } from '../form/index.ts';
import { answerBoxes } from './answer-boxes.ts';
import { getFieldGuide } from './get-field-guide.ts';
import { getMirror } from './get-mirror.ts';
import { getReadBack } from './get-read-back.ts';

export function registerGuideRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(app, endpoints.getFieldGuide, async ({ params, request }) => {
    const context = contextOf(request);
    const document = await authorizeOwner(context, params.sessionId);
    return getFieldGuide(context, document, findRequestLanguage(request));
  });

  registerEndpoint(app, endpoints.getMirror, async ({ params, request }) => {
    const context = contextOf(request);
    const document = await authorizeOwner(context, params.sessionId);
    return getMirror(context, document, findRequestLanguage(request));
  });

  registerEndpoint(app, endpoints.getReadBack, async ({ params, request }) => {
    const context = contextOf(request);
    const document = await authorizeAccountOwner(context, params.sessionId);
    return getReadBack(context, document, findRequestLanguage(request));
  });

  registerEndpoint(app, endpoints.answerBoxes, async ({ params, body, request }) => {
    const context = contextOf(request);
    const document = await authorizeOwner(context, params.sessionId);
    return toSavedForm(await answerBoxes(context, document, body));
  });
}
