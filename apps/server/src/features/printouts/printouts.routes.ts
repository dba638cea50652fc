import { endpoints } from '@puente/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { findRequestLanguage } from '../../platform/http/find-request-language.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { sendPdf } from '../../platform/http/send-pdf.ts';
import type { RequestContext } from '../../request-context.ts';
import { authorizeAccountOwner } from '../documents/index.ts';
import { fillLimit, toPdfName } from '../filling/index.ts';
import { addAuditEntry } from '../sharing/index.ts';
import { openChecklist } from './get-checklist.ts';
import { getInstructions } from './get-instructions.ts';
import { getPacket } from './get-packet.ts';

/** It holds nothing of anybody and changes with its day. */
const anybodysCache = 'public, max-age=3600';

export function registerChecklistRoute(app: FastifyInstance, services: Services): void {
  const getChecklist = openChecklist(services);
  registerEndpoint(app, endpoints.getChecklist, async ({ request, reply }) => {
    const bytes = await getChecklist(findRequestLanguage(request));
    reply.header('cache-control', anybodysCache).header('vary', 'accept-language');
    return sendPdf(reply, bytes, 'Puente-Checklist.pdf');
  });
}

export function registerPrintoutRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(
    app,
    endpoints.getInstructions,
    async ({ params, request, reply }) => {
      const context = contextOf(request);
      const document = await authorizeAccountOwner(context, params.sessionId);
      const bytes = await getInstructions(context, document, findRequestLanguage(request));
      return sendPdf(reply, bytes, toPdfName(document, 'Instructions'));
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
      return sendPdf(reply, bytes, toPdfName(document, 'Packet'));
    },
    { config: fillLimit },
  );
}
