import { endpoints, maxUploadBytes } from '@puente/contract';
import type { FastifyInstance } from 'fastify';
import { receiveFile } from '../../platform/http/receive-file.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { setVisitorToken } from '../../platform/http/visitor-cookie.ts';
import type { RequestContext } from '../../request-context.ts';
import { createVisitor } from '../visitors/index.ts';
import { chooseFormType } from './choose-form-type.ts';
import { deleteDocument } from './delete-document.ts';
import { authorizeAccount, authorizeOwner, findOwner } from './documents.policy.ts';
import { getDocument } from './get-document.ts';
import { getPageImage } from './get-page-image.ts';
import { getRawText } from './get-raw-text.ts';
import { listOwnDocuments } from './list-own-documents.ts';
import { uploadDocument } from './upload-document.ts';

const uploadLimit = { rateLimit: { max: 120, timeWindow: '10 minutes' } };

export function registerDocumentRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  registerUpload(app, contextOf);

  registerEndpoint(app, endpoints.listDocuments, async ({ request }) => {
    const context = contextOf(request);
    return listOwnDocuments(context, authorizeAccount(context));
  });

  registerEndpoint(app, endpoints.chooseFormType, async ({ params, body, request }) => {
    const context = contextOf(request);
    const document = await authorizeOwner(context, params.sessionId);
    await chooseFormType(context, document, body.formType);
    return { formType: body.formType };
  });

  registerEndpoint(app, endpoints.getDocument, async ({ params, request }) => {
    const context = contextOf(request);
    return getDocument(context, await authorizeOwner(context, params.sessionId));
  });

  registerEndpoint(app, endpoints.getRawText, async ({ params, request }) => {
    const context = contextOf(request);
    const document = await authorizeOwner(context, params.sessionId);
    return { rawOcrText: await getRawText(context, document) };
  });

  registerEndpoint(app, endpoints.getPageImage, async ({ params, request, reply }) => {
    const context = contextOf(request);
    const document = await authorizeOwner(context, params.sessionId);
    const image = await getPageImage(context, document, params.page);
    // A page never changes; only this browser may keep it.
    return reply.type('image/webp').header('cache-control', 'private, max-age=3600, immutable').send(image);
  });

  registerEndpoint(app, endpoints.deleteDocument, async ({ params, request, reply }) => {
    const context = contextOf(request);
    await deleteDocument(context, await authorizeOwner(context, params.sessionId));
    return reply.code(204).send();
  });
}

function registerUpload(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(
    app,
    endpoints.uploadDocument,
    async ({ request, reply }) => {
      const context = contextOf(request);
      const file = await receiveFile(request, { field: 'file', maxBytes: maxUploadBytes });
      const owner = async () => {
        const known = findOwner(context);
        if (known) return known;
        const visitor = await createVisitor(context);
        setVisitorToken(reply, visitor.token, contextOf.isSecure(request));
        return { visitorId: visitor.visitorId };
      };
      const document = await uploadDocument(context, { ...file, owner });
      return {
        documentId: document.id,
        sessionId: document.sessionId,
        fileName: document.fileName,
        fileSize: document.fileSizeBytes,
        status: document.status,
        uploadedAt: document.uploadedAt.toISOString(),
      };
    },
    { config: uploadLimit },
  );
}
