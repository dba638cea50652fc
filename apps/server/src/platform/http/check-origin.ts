import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
/** A name that no stranger's page can have: it leads each machine to itself. */
const ownMachine = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
/** Asked by what watches over the server, by whatever address that has for it. */
const watched = /^\/api\/health(\/live)?(\?|$)/;

/**
 * A site that knows its own name answers to no other: a stranger's name that leads here could make a visitor's browser
 * take the stranger's page for ours (DNS rebinding).
 * @throws AppError wrong_host
 */
export function checkHost({ host, url }: FastifyRequest, publicUrl: URL | null): void {
  if (publicUrl === null || host.toLowerCase() === publicUrl.host) return;
  if (ownMachine.test(host) || watched.test(url)) return;
  throw new AppError('wrong_host');
}

/** Asked by mail programs and their servers, from anywhere: the token in the address is all that counts there. */
const unsubscribing = /^\/api\/unsubscribe\/[\w-]+$/;

/** Whether a request counts for what its address says, and never for the cookies it came with. */
export const isOfNobody = ({ url }: Pick<FastifyRequest, 'url'>): boolean => unsubscribing.test(url);

function toOwnOrigin({ protocol, host }: FastifyRequest, publicUrl: URL | null): string | null {
  if (publicUrl !== null) return publicUrl.origin;
  const told = `${protocol}://${host}`;
  return URL.canParse(told) ? new URL(told).origin : null;
}

/**
 * Writes come from our own pages or from no page at all. A browser names the page's origin or at least its relation
 * to us; what names neither is a program that has no visitor's cookie to misuse.
 * @throws AppError wrong_origin
 */
export function checkOrigin(request: FastifyRequest, publicUrl: URL | null): void {
  if (reading.has(request.method) || isOfNobody(request)) return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
  const isOwnOrigin = origin === undefined || origin === toOwnOrigin(request, publicUrl);
  if (!isOwnSite || !isOwnOrigin) throw new AppError('wrong_origin');
}
