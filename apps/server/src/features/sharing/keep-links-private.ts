import type { FastifyInstance } from 'fastify';

/** A token stands in the address of a review's page until its first opening: no cache on the way keeps that page. */
export function keepLinksPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (/^\/attorney-review/i.test(request.url)) reply.header('cache-control', 'no-store');
  });
}
