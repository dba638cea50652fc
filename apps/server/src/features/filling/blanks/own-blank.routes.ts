import { endpoints, maxUploadBytes } from '@puente/contract';
import type { FastifyInstance } from 'fastify';
import { letBodyRunOff, receiveFile } from '../../../platform/http/receive-file.ts';
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts';
import type { RequestContext } from '../../../request-context.ts';
import { authorizeOwner, toOwnerId } from '../../documents/index.ts';
import { addOwnBlank } from './add-own-blank.ts';
import { deleteOwnBlank } from './delete-own-blank.ts';

/** A blank costs seconds of processor time to compare box by box. */
const blankLimit = { rateLimit: { max: 20, timeWindow: '10 minutes' } };

export function registerOwnBlank(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(
    app,
    endpoints.addOwnBlank,
    async ({ params, request, reply }) => {
      const context = contextOf(request);
      const document = await authorizeOwner(context, params.sessionId);
      const { minUploadSpeed: minSpeed } = context;
      const add = async () => {
        const { bytes } = await receiveFile(request, { field: 'file', maxBytes: maxUploadBytes, minSpeed });
        return addOwnBlank(context, document, { formType: params.formType, bytes });
      };
      return context.uploads
        .pass(toOwnerId(document.owner), add)
        .catch((error) => letBodyRunOff(request, reply, error));
    },
    { config: blankLimit },
  );

  registerEndpoint(app, endpoints.deleteOwnBlank, async ({ params, request, reply }) => {
    const context = contextOf(request);
    const document = await authorizeOwner(context, params.sessionId);
    await deleteOwnBlank(context, document, params.formType);
    return reply.code(204).send();
  });
}
