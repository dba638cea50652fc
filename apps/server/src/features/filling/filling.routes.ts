import { endpoints } from '@puente/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { RequestContext } from '../../request-context.ts';
import { authorizeAccountOwner } from '../documents/index.ts';
import { generatePdf } from './generate-pdf.ts';

/** Filling costs about a second of processor time. */
const fillLimit = { rateLimit: { max: 60, timeWindow: '1 minute' } };

export function registerFillingRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(
    app,
    endpoints.generatePdf,
    async ({ params, request }) => {
      const context = contextOf(request);
      const document = await authorizeAccountOwner(context, params.sessionId);
      return (await generatePdf(context, document)).report;
    },
    { config: fillLimit },
  );

  registerEndpoint(
    app,
    endpoints.downloadPdf,
    async ({ params, request, reply }) => {
      const context = contextOf(request);
      const document = await authorizeAccountOwner(context, params.sessionId);
      const { bytes } = await generatePdf(context, document);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${document.formType}-Form.pdf"`)
        .send(bytes);
    },
    { config: fillLimit },
  );
}
