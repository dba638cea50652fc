import { endpoints } from '@puente/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Account, Context, Services } from './context.ts';
import { identifyVisitor } from './features/visitors/index.ts';
import {
  clearSessionPass,
  findSessionPass,
  isLeaving,
  setSessionPass,
} from './platform/http/session-cookie.ts';
import { findVisitorToken } from './platform/http/visitor-cookie.ts';

/** The context of a request: the services, with the visitor whose browser sent it and the account it is signed in to. */
export interface RequestContext {
  (request: FastifyRequest): Context;
  /** Whether the browser speaks to us encrypted, directly or through a proxy. */
  readonly isSecure: (request: FastifyRequest) => boolean;
}

/** The account of the session whose cookie came with the request; an ended session's cookie is taken back. */
async function identifyAccount(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): Promise<Account | null> {
  const pass = findSessionPass(request, isSecure);
  if (!pass) return null;
  if (isLeaving(request)) await services.auth.endSession(pass);
  const session = await services.auth.findSession(pass);
  if (!session) {
    clearSessionPass(reply, isSecure);
    return null;
  }
  if (session.renewedPass) setSessionPass(reply, session.renewedPass, isSecure);
  const { id, email, createdAt } = session;
  return { id, email, createdAt };
}

/** Finds out who asks before each API route runs. */
export function installRequestContext(app: FastifyInstance, services: Services): RequestContext {
  const contexts = new WeakMap<FastifyRequest, Context>();
  const isSecure = (request: FastifyRequest) =>
    request.protocol === 'https' || services.config.publicUrl?.protocol === 'https:';
  app.addHook('onRequest', async (request, reply) => {
    // Who asks whether the process lives must be answered when the database does not.
    if (!request.url.startsWith('/api/') || request.url === endpoints.getLiveness.path) return;
    const secure = isSecure(request);
    const visitorId = await identifyVisitor(services, findVisitorToken(request, secure));
    const account = await identifyAccount(services, request, reply, secure);
    contexts.set(request, {
      ...services,
      log: request.log as Services['log'],
      actor: { kind: 'visitor', visitorId, account },
    });
  });
  const contextOf = (request: FastifyRequest): Context => {
    const context = contexts.get(request);
    if (!context) throw new Error('this route is outside /api');
    return context;
  };
  return Object.assign(contextOf, { isSecure });
}
