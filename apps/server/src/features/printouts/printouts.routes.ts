import { endpoints } from '@puente/contract';
import type { FastifyInstance } from 'fastify';
import { findRequestLanguage } from '../../platform/http/find-request-language.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { sendPdf } from '../../platform/http/send-pdf.ts';
import type { RequestContext } from '../../request-context.ts';
import { authorizeAccountOwner } from '../documents/index.ts';
import { fillLimit } from '../filling/index.ts';
import { addAuditEntry } from '../sharing/index.ts';
import { getInstructions } from './get-instructions.ts';
import { getPacket } from './get-packet.ts';

export function registerPrintoutRoutes(app: FastifyInstance, contextOf: RequestContext): void {
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
