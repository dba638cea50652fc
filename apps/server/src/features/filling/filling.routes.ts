import { endpoints } from '@puente/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findRequestLanguage } from '../../platform/http/find-request-language.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { toGoneSignal } from '../../platform/http/to-gone-signal.ts';
import type { RequestContext } from '../../request-context.ts';
import { authorizeAccountOwner, authorizeOwner } from '../documents/index.ts';
import { addAuditEntry } from '../sharing/index.ts';
import { registerOwnBlank } from './blanks/own-blank.routes.ts';
import { generatePdf } from './generate-pdf.ts';
import { getFilledPage } from './get-filled-page.ts';
import { getPreflight } from './get-preflight.ts';
import { getInstructions } from './instructions/get-instructions.ts';
import { getPacket } from './instructions/get-packet.ts';

/** Filling costs about a second of processor time. */
const fillLimit = { rateLimit: { max: 60, timeWindow: '1 minute' } };
/** A look at all 24 pages, several times over. */
const pageLimit = { rateLimit: { max: 240, timeWindow: '1 minute' } };

const sendPdf = (reply: FastifyReply, bytes: Buffer, fileName: string) =>
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(bytes);

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
      await addAuditEntry(context, document, { actor: 'applicant', action: 'pdf-downloaded' });
      return sendPdf(reply, bytes, `${document.formType}-Form.pdf`);
    },
    { config: fillLimit },
  );

  registerEndpoint(app, endpoints.getPreflight, async ({ params, request }) => {
    const context = contextOf(request);
    return getPreflight(context, await authorizeOwner(context, params.sessionId));
  });

  registerOwnBlank(app, contextOf);
  registerPreview(app, contextOf);
  registerPrintouts(app, contextOf);
}

function registerPreview(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(
    app,
    endpoints.getFilledPage,
    async ({ params, request, reply }) => {
      const signal = toGoneSignal(reply);
      const context = contextOf(request);
      const document = await authorizeAccountOwner(context, params.sessionId);
      return reply.type('image/webp').send(await getFilledPage(context, document, params.page, signal));
    },
    { config: pageLimit },
  );
}

function registerPrintouts(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(
    app,
    endpoints.getInstructions,
    async ({ params, request, reply }) => {
      const context = contextOf(request);
      const document = await authorizeAccountOwner(context, params.sessionId);
      const bytes = await getInstructions(context, document, findRequestLanguage(request));
      return sendPdf(reply, bytes, `${document.formType}-Instructions.pdf`);
    },
    { config: fillLimit },
  );

  registerEndpoint(
    app,
    endpoints.getPacket,
    async ({ params, request, reply }) => {
      const context = contextOf(request);
      const document = await authorizeAccountOwner(context, params.sessionId);
      const bytes = await getPacket(context, document, findRequestLanguage(request));
      await addAuditEntry(context, document, { actor: 'applicant', action: 'pdf-downloaded' });
      return sendPdf(reply, bytes, `${document.formType}-Packet.pdf`);
    },
    { config: fillLimit },
  );
}
