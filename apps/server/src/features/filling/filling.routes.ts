import { endpoints } from '@puente/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { sendPdf } from '../../platform/http/send-pdf.ts';
import { toGoneSignal } from '../../platform/http/to-gone-signal.ts';
import type { RequestContext } from '../../request-context.ts';
import { authorizeAccountOwner, authorizeOwner, authorizePreview } from '../documents/index.ts';
import { addAuditEntry } from '../sharing/index.ts';
import { registerOwnBlank } from './blanks/own-blank.routes.ts';
import { countDownload } from './count-download.ts';
import { generatePdf } from './generate-pdf.ts';
import { getFilledPage } from './get-filled-page.ts';
import { getPreflight } from './get-preflight.ts';
import { toPdfName } from './sample-mark.ts';

/** Filling costs about a second of processor time. */
export const fillLimit = { rateLimit: { max: 60, timeWindow: '1 minute' } };
/** A look at all 24 pages, several times over. */
const pageLimit = { rateLimit: { max: 240, timeWindow: '1 minute' } };

export function registerFillingRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(
    app,
    endpoints.generatePdf,
    async ({ params, request }) => {
      const context = contextOf(request);
      const document = await authorizePreview(context, params.sessionId);
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
      await addAuditEntry(context, document, { actor: 'applicant', action: 'pdf-downloaded' });
      void countDownload(context, document);
      return sendPdf(reply, bytes, toPdfName(document, 'Form'));
    },
    { config: fillLimit },
  );

  registerEndpoint(app, endpoints.getPreflight, async ({ params, request }) => {
    const context = contextOf(request);
    return getPreflight(context, await authorizeOwner(context, params.sessionId));
  });

  registerOwnBlank(app, contextOf);
  registerPreview(app, contextOf);
}

function registerPreview(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(
    app,
    endpoints.getFilledPage,
    async ({ params, request, reply }) => {
      const signal = toGoneSignal(reply);
      const context = contextOf(request);
      const document = await authorizePreview(context, params.sessionId);
      return reply.type('image/webp').send(await getFilledPage(context, document, params.page, signal));
    },
    { config: pageLimit },
  );
}
