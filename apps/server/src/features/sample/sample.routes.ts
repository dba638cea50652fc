import { endpoints } from '@puente/contract';
import type { FastifyInstance } from 'fastify';
import { setDocumentPass } from '../../platform/http/document-cookie.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { RequestContext } from '../../request-context.ts';
import { createOwner, findOwner, toUploadedView, toUploader, uploadLimit } from '../documents/index.ts';
import { createSample } from './create-sample.ts';

export function registerSampleRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(
    app,
    endpoints.createSample,
    async ({ body, request, reply }) => {
      const context = contextOf(request);
      const known = await findOwner(context);
      const owner = async () => known ?? createOwner(contextOf, request, reply);
      const { kind, formType } = body;
      const { document, pass } = await context.uploads.pass(toUploader(known, request), () =>
        createSample(context, { kind, formType, owner }),
      );
      if (pass) setDocumentPass(reply, document.sessionId, pass, contextOf.isSecure(request));
      return toUploadedView(document);
    },
    { config: uploadLimit },
  );
}
