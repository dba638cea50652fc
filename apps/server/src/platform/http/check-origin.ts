import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

function isOwnOrigin(origin: string, host: string, publicUrl: URL | null): boolean {
  if (!URL.canParse(origin)) return false;
  const { host: originHost } = new URL(origin);
  return originHost === host || (publicUrl !== null && new URL(origin).origin === publicUrl.origin);
}

/**
 * Writes come from our own pages or from no page at all. A browser names the page's origin or at least its relation
 * to us; what names neither is a program that has no visitor's cookie to misuse.
 * @throws AppError wrong_origin
 */
export function checkOrigin(request: FastifyRequest, publicUrl: URL | null): void {
  if (reading.has(request.method)) return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isOwn =
    origin === undefined
      ? site === undefined || site === 'same-origin' || site === 'none'
      : isOwnOrigin(origin, request.host, publicUrl);
  if (!isOwn) throw new AppError('wrong_origin');
}
