import { endpoints } from '@puente/contract';
import { leavePath } from '@puente/contract/signed-in-mark';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Account, Context, Services } from './context.ts';
import { findAdminToken } from './platform/http/admin-cookie.ts';
import { isOfNobody } from './platform/http/check-origin.ts';
import { clearDocumentPasses, listDocumentPasses } from './platform/http/document-cookie.ts';
import {
  clearSessionPass,
  findSessionPass,
  isLeaving,
  setSessionPass,
} from './platform/http/session-cookie.ts';
import { clearVisitorToken, findVisitorToken } from './platform/http/visitor-cookie.ts';
import { hashToken } from './platform/sealing/token.ts';

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
  const session = await services.auth.findSession(pass);
  if (!session) {
    clearSessionPass(reply, isSecure);
    return null;
  }
  if (session.renewedPass) setSessionPass(reply, session.renewedPass, isSecure);
  const { id, email, createdAt } = session;
  return { id, email, createdAt };
}

const nobody: Context['actor'] = {
  kind: 'visitor',
  visitorTokenHash: null,
  passHashes: [],
  account: null,
  adminTokenHash: null,
};

/** What a page that was left could not tell us: its session ends now, before anything is shown to who came after. */
async function endVisit(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): Promise<void> {
  const pass = findSessionPass(request, isSecure);
  if (pass) await services.auth.endSession(pass);
  clearSessionPass(reply, isSecure);
  clearVisitorToken(reply, isSecure);
  clearDocumentPasses(request, reply, isSecure);
}

/**
 * Answered whoever asks, with no cookie: whether the process lives, also when the database does not, and what any cache
 * may keep.
 */
const forAnybody: readonly string[] = [
  endpoints.getLiveness.path,
  endpoints.getChecklist.path,
  endpoints.getPrivacy.path,
];

/** Finds out who asks before each API route runs. */
export function installRequestContext(app: FastifyInstance, services: Services): RequestContext {
  const contexts = new WeakMap<FastifyRequest, Context>();
  const isSecure = (request: FastifyRequest) =>
    request.protocol === 'https' || services.config.publicUrl?.protocol === 'https:';
  const toContext = (request: FastifyRequest, actor: Context['actor']): Context => ({
    ...services,
    log: request.log as Services['log'],
    actor,
  });
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (!path.startsWith('/api/') || forAnybody.includes(path)) return;
    if (isOfNobody(request)) {
      contexts.set(request, toContext(request, nobody));
      return;
    }
    const secure = isSecure(request);
    if (isLeaving(request) && request.url !== leavePath) {
      await endVisit(services, request, reply, secure);
      contexts.set(request, toContext(request, nobody));
      return;
    }
    const visitorToken = findVisitorToken(request, secure);
    const visitorTokenHash = visitorToken === undefined ? null : hashToken(visitorToken);
    const passHashes = listDocumentPasses(request, secure).map(hashToken);
    const isOffice = request.url.startsWith('/api/admin/');
    const adminToken = isOffice ? findAdminToken(request, secure) : undefined;
    const adminTokenHash = adminToken === undefined ? null : hashToken(adminToken);
    const account = await identifyAccount(services, request, reply, secure).catch((error) => {
      // An admin is shown that the database is gone.
      if (adminTokenHash === null) throw error;
      return null;
    });
    const actor = { kind: 'visitor', visitorTokenHash, passHashes, account, adminTokenHash } as const;
    contexts.set(request, toContext(request, actor));
  });
  const contextOf = (request: FastifyRequest): Context => {
    const context = contexts.get(request);
    if (!context) throw new Error('this route is outside /api');
    return context;
  };
  return Object.assign(contextOf, { isSecure });
}
