import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@puente/contract';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import { sayError } from '../say-error.ts';
import { handleError } from './handle-error.ts';
import { type Headers, toAddressHeaders } from './security-headers.ts';

type FrameworkErrors = (error: Error, request: FastifyRequest, reply: FastifyReply) => void;

/** What is refused before any route is found. Fastify's own answers repeat the address and have no headers of ours. */
export const answerBeforeRouting =
  (headers: Headers): FrameworkErrors =>
  (error, request, reply) => {
    reply.headers({ ...headers, ...toAddressHeaders(request) });
    handleError(error, request, reply);
  };

function toStatus({ code }: ConnectionError): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

function toRawAnswer(status: number, headers: Headers): string {
  const code: ErrorCode = 'bad_request';
  const body = JSON.stringify({ code, message: sayError(code) });
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

/** What is no request at all: there is nothing but a connection to answer on. */
export const answerBeforeRequest =
  (headers: Headers) =>
  (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    // Nothing may be put into the middle of an answer that has begun.
    if (socket.writable && socket.bytesWritten === 0) socket.write(toRawAnswer(toStatus(error), headers));
    socket.destroy(error);
  };
