import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, Services } from './context.ts';
import { identifyVisitor } from './features/visitors/index.ts';
import { findVisitorToken } from './platform/http/visitor-cookie.ts';

/** The context of a request: the services, with the visitor whose browser sent it. */
export interface RequestContext {
  (request: FastifyRequest): Context;
  /** Whether the browser speaks to us encrypted, directly or through a proxy. */
  readonly isSecure: (request: FastifyRequest) => boolean;
}

/** Finds out who asks before each API route runs. */
export function installRequestContext(app: FastifyInstance, services: Services): RequestContext {
  const contexts = new WeakMap<FastifyRequest, Context>();
  const isSecure = (request: FastifyRequest) =>
    request.protocol === 'https' || services.config.publicUrl?.protocol === 'https:';
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    const visitorId = await identifyVisitor(services, findVisitorToken(request, isSecure(request)));
    contexts.set(request, {
      ...services,
      log: request.log as Services['log'],
      actor: { kind: 'visitor', visitorId },
    });
  });
  const contextOf = (request: FastifyRequest): Context => {
    const context = contexts.get(request);
    if (!context) throw new Error('this route is outside /api');
    return context;
  };
  return Object.assign(contextOf, { isSecure });
}
