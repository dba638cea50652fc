import type { FastifyReply } from 'fastify';

/**
 * Has the browser drop what it keeps for this site. `cache` is a second bolt: nothing under /api may be kept there anyway.
 * Cookies are taken back one by one, since those that open nothing stay.
 */
export function clearSiteData(reply: FastifyReply, ...parts: readonly ('cache' | 'storage')[]): void {
  reply.header('clear-site-data', parts.map((part) => `"${part}"`).join(', '));
}
