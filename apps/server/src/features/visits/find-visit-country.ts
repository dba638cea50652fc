import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';

/** ISO 3166; what proxies write for 'unknown' and for Tor is no country. */
const toCountry = (text: unknown): string | null =>
  typeof text === 'string' && /^[a-z]{2}$/i.test(text) && !/^xx$/i.test(text) ? text.toUpperCase() : null;

/**
 * As a trusted proxy tells, else as the operator's file of networks does. Without such a proxy in between, the header is
 * the visitor's own word.
 */
export function findVisitCountry(
  context: Context,
  request: Pick<FastifyRequest, 'headers' | 'ips'>,
  network: string,
): string | null {
  const { countryHeader } = context.config;
  // The first is who connected, and the others are told only by those we trust.
  const isTold = countryHeader !== null && (request.ips?.length ?? 0) > 1;
  return (
    (isTold ? toCountry(request.headers[countryHeader]) : null) ?? toCountry(context.findCountry(network))
  );
}
