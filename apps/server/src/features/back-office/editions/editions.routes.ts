import { readFile } from 'node:fs/promises';
import { endpoints, maxUploadBytes } from '@puente/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { letBodyRunOff, receiveFile } from '../../../platform/http/receive-file.ts';
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts';
import type { RequestContext } from '../../../request-context.ts';
import { authorizeAdmin } from '../../admins/index.ts';
import { asPdfFault } from '../../documents/index.ts';
import { offerEdition, putInUse, setAside, takeOut } from './change-editions.ts';
import { listEditions } from './judge-shelf.ts';
import { getShelfBlank } from './shelf.ts';
import { getEditionReport } from './to-report.ts';

/** A blank costs seconds of processor time to compare box by box. */
const blankLimit = { config: { rateLimit: { max: 20, timeWindow: '10 minutes' } } };
const dpi = 110;

export function registerEditionRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  const open = async (request: FastifyRequest) => {
    const context = contextOf(request);
    return { context, admin: await authorizeAdmin(context) };
  };

  registerEndpoint(app, endpoints.listEditions, async ({ request }) => {
    const { context } = await open(request);
    return listEditions(context);
  });

  registerEndpoint(
    app,
    endpoints.offerEdition,
    async ({ request, reply }) => {
      const { context, admin } = await open(request);
      const { minUploadSpeed: minSpeed } = context;
      const add = async () => {
        const { bytes } = await receiveFile(request, { field: 'file', maxBytes: maxUploadBytes, minSpeed });
        return offerEdition(context, admin, bytes);
      };
      return context.uploads.pass(admin.id, add).catch((error) => letBodyRunOff(request, reply, error));
    },
    blankLimit,
  );

  registerEndpoint(app, endpoints.getEditionReport, async ({ params, request }) => {
    const { context } = await open(request);
    return getEditionReport(context, await getShelfBlank(context, params.hash));
  });

  registerEndpoint(app, endpoints.getEditionPage, async ({ params, request, reply }) => {
    const { context } = await open(request);
    const { path } = await getShelfBlank(context, params.hash);
    const picture = await asPdfFault(context.pdf.renderPage(await readFile(path), params.page, dpi));
    return reply.type('image/webp').send(picture);
  });

  registerEndpoint(
    app,
    endpoints.putEditionInUse,
    async ({ params, request }) => {
      const { context, admin } = await open(request);
      return putInUse(context, admin, params.hash);
    },
    blankLimit,
  );

  registerEndpoint(app, endpoints.setEditionAside, async ({ params, request }) => {
    const { context, admin } = await open(request);
    return setAside(context, admin, params.hash);
  });

  registerEndpoint(app, endpoints.takeEditionOut, async ({ params, request, reply }) => {
    const { context, admin } = await open(request);
    await takeOut(context, admin, params.hash);
    return reply.code(204).send();
  });
}
