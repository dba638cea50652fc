import { endpoints, maxUploadBytes } from '@puente/contract';
import type { FastifyInstance } from 'fastify';
import { clearSiteData } from '../../platform/http/clear-site-data.ts';
import {
  clearDocumentPass,
  clearDocumentPasses,
  setDocumentPass,
} from '../../platform/http/document-cookie.ts';
import { letBodyRunOff, receiveFile } from '../../platform/http/receive-file.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { toGoneSignal } from '../../platform/http/to-gone-signal.ts';
import type { RequestContext } from '../../request-context.ts';
import { allowVisionModel } from './allow-vision-model.ts';
import { assertRoom } from './assert-room.ts';
import { closeDocument } from './close-document.ts';
import { deleteDocument } from './delete-document.ts';
import { deleteOwnDocuments } from './delete-own-documents.ts';
import { authorizeAccount, authorizeOwner, findOwner } from './documents.policy.ts';
import { getPageImage } from './get-page-image.ts';
import { getRawText } from './get-raw-text.ts';
import { listOwnDocuments } from './list-own-documents.ts';
import { uploadDocument } from './upload-document.ts';
import { createOwner, toUploadedView, toUploader } from './uploader.ts';

/** Several people at one address, each looking through 60 pages. */
export const pageLimit = { rateLimit: { max: 600, timeWindow: '1 minute' } };
export const uploadLimit = { rateLimit: { max: 120, timeWindow: '10 minutes' } };

export function registerDocumentRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  registerUpload(app, contextOf);
  registerUse(app, contextOf);

  registerEndpoint(app, endpoints.listDocuments, async ({ request }) => {
    const context = contextOf(request);
    return listOwnDocuments(context, authorizeAccount(context));
  });

  registerEndpoint(app, endpoints.allowVisionModel, async ({ params, body, request }) => {
    const context = contextOf(request);
    await allowVisionModel(context, await authorizeOwner(context, params.sessionId), body.allowed);
    return { visionModelAllowed: body.allowed };
  });

  registerEndpoint(app, endpoints.getRawText, async ({ params, request }) => {
    const context = contextOf(request);
    const document = await authorizeOwner(context, params.sessionId);
    return { rawOcrText: await getRawText(context, document) };
  });

  registerEndpoint(
    app,
    endpoints.getPageImage,
    async ({ params, request, reply }) => {
      const signal = toGoneSignal(reply);
      const context = contextOf(request);
      const document = await authorizeOwner(context, params.sessionId);
      const image = await getPageImage(context, document, params.page, { signal });
      return reply.type('image/webp').send(image);
    },
    { config: pageLimit },
  );

  registerEndpoint(app, endpoints.deleteOwnDocuments, async ({ request, reply }) => {
    const deleted = await deleteOwnDocuments(contextOf(request));
    clearDocumentPasses(request, reply, contextOf.isSecure(request));
    clearSiteData(reply, 'cache', 'storage');
    return { deleted };
  });

  registerEndpoint(app, endpoints.deleteDocument, async ({ params, request, reply }) => {
    const context = contextOf(request);
    await deleteDocument(context, await authorizeOwner(context, params.sessionId));
    clearDocumentPass(reply, params.sessionId, contextOf.isSecure(request));
    // Not the stores: which other document is at hand stands there.
    clearSiteData(reply, 'cache');
    return reply.code(204).send();
  });
}

function registerUse(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(app, endpoints.stayOpen, async ({ params, request, reply }) => {
    await authorizeOwner(contextOf(request), params.sessionId);
    return reply.code(204).send();
  });

  registerEndpoint(app, endpoints.closeDocument, async ({ params, request, reply }) => {
    const context = contextOf(request);
    await closeDocument(context, await authorizeOwner(context, params.sessionId));
    clearDocumentPass(reply, params.sessionId, contextOf.isSecure(request));
    clearSiteData(reply, 'cache');
    return reply.code(204).send();
  });
}

function registerUpload(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(
    app,
    endpoints.uploadDocument,
    async ({ request, reply }) => {
      const context = contextOf(request);
      const known = await findOwner(context);
      const owner = async () => known ?? createOwner(contextOf, request, reply);
      const receive = async () => {
        await assertRoom(context, known, { documents: 1, bytes: 0 });
        const minSpeed = context.minUploadSpeed;
        return receiveFile(request, { field: 'file', maxBytes: maxUploadBytes, minSpeed });
      };
      const { document, pass } = await context.uploads
        .pass(toUploader(known, request), async () =>
          uploadDocument(context, { ...(await receive()), owner }),
        )
        .catch((error) => letBodyRunOff(request, reply, error));
      if (pass) setDocumentPass(reply, document.sessionId, pass, contextOf.isSecure(request));
      return toUploadedView(document);
    },
    { config: uploadLimit },
  );
}
