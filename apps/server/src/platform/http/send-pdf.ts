import type { FastifyReply } from 'fastify';

/** A PDF that the browser saves under this name. */
export const sendPdf = (reply: FastifyReply, bytes: Buffer, fileName: string): FastifyReply =>
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(bytes);
