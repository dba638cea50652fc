import { endpoints } from '@puente/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { toGoneSignal } from '../../platform/http/to-gone-signal.ts';
import type { RequestContext } from '../../request-context.ts';
import { authorizeOwner } from '../documents/index.ts';
import { cancelProcessing } from './cancel-processing.ts';
import { chooseFormType } from './choose-form-type.ts';
import { estimateSeconds } from './estimate-seconds.ts';
import { findQueuePlace } from './find-queue-place.ts';
import { getFirstLook } from './get-first-look.ts';
import { getReadingNotes } from './get-reading-notes.ts';
import { startProcessing } from './start-processing.ts';

/** As uploads: a look costs more than they do, and each file is looked at once. */
const lookLimit = { rateLimit: { max: 120, timeWindow: '10 minutes' } };

export function registerRunRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(app, endpoints.processI485, async ({ params, request }) => {
    const context = contextOf(request);
    return startProcessing(context, await authorizeOwner(context, params.sessionId), 'I-485');
  });

  registerEndpoint(app, endpoints.processI765, async ({ params, request }) => {
    const context = contextOf(request);
    return startProcessing(context, await authorizeOwner(context, params.sessionId), 'I-765');
  });

  registerEndpoint(app, endpoints.processDocument, async ({ params, body, request }) => {
    const context = contextOf(request);
    const document = await authorizeOwner(context, params.sessionId);
    return startProcessing(context, document, body?.formType ?? document.formType);
  });

  registerEndpoint(app, endpoints.chooseFormType, async ({ params, body, request }) => {
    const context = contextOf(request);
    const document = await authorizeOwner(context, params.sessionId);
    await chooseFormType(context, document, body.formType);
    return { formType: body.formType };
  });

  registerEndpoint(
    app,
    endpoints.getFirstLook,
    async ({ params, request, reply }) => {
      const signal = toGoneSignal(reply);
      const context = contextOf(request);
      return { look: await getFirstLook(context, await authorizeOwner(context, params.sessionId), signal) };
    },
    { config: lookLimit },
  );

  registerEndpoint(app, endpoints.getReadingTime, async ({ params, request }) => {
    const context = contextOf(request);
    return { seconds: await estimateSeconds(context, await authorizeOwner(context, params.sessionId)) };
  });

  registerEndpoint(app, endpoints.getQueuePlace, async ({ params, request }) => {
    const context = contextOf(request);
    return { filesBefore: await findQueuePlace(context, await authorizeOwner(context, params.sessionId)) };
  });

  registerEndpoint(app, endpoints.cancelProcessing, async ({ params, request }) => {
    const context = contextOf(request);
    return cancelProcessing(context, await authorizeOwner(context, params.sessionId));
  });

  registerEndpoint(app, endpoints.getReadingNotes, async ({ params, request }) => {
    const context = contextOf(request);
    const document = await authorizeOwner(context, params.sessionId);
    return { notes: await getReadingNotes(context, document) };
  });
}
