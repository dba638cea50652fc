import { endpoints, type User } from '@puente/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthUser, SignedIn } from '../../platform/auth/auth.ts';
import {
  clearBrowserCookie,
  findBrowserCookie,
  setBrowserCookie,
} from '../../platform/http/browser-cookie.ts';
import { clearSiteData } from '../../platform/http/clear-site-data.ts';
import { clearDocumentPasses } from '../../platform/http/document-cookie.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { clearSessionPass, findSessionPass, setSessionPass } from '../../platform/http/session-cookie.ts';
import { clearVisitorToken } from '../../platform/http/visitor-cookie.ts';
import type { RequestContext } from '../../request-context.ts';
import { authorizeAccount, deleteBrowserDocuments } from '../documents/index.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './delete-account.ts';
import { addKnownAccount } from './known-browser.ts';
import { requestNewPassword, resetPassword } from './replace-password.ts';
import { signIn } from './sign-in.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';
import { signUp } from './sign-up.ts';

/** A password costs a tenth of a second of processor time to hash; as many accounts as uploads. */
const hashLimit = { config: { rateLimit: { max: 120, timeWindow: '10 minutes' } } };

const toUser = ({ id, email, createdAt }: AuthUser): User => ({
  id,
  email,
  createdAt: createdAt.toISOString(),
});

/** The cookies of a browser, as its connection has them. */
function createCookies(contextOf: RequestContext) {
  const findPass = (request: FastifyRequest) => findSessionPass(request, contextOf.isSecure(request));
  const findBrowser = (request: FastifyRequest) => findBrowserCookie(request, contextOf.isSecure(request));
  /** The browser of somebody who has proven that the account is theirs. */
  const remember = (request: FastifyRequest, reply: FastifyReply, email: string) => {
    const known = addKnownAccount(contextOf(request), findBrowser(request), email);
    setBrowserCookie(reply, known, contextOf.isSecure(request));
  };
  const open = async (request: FastifyRequest, reply: FastifyReply, { user, pass }: SignedIn) => {
    const before = findPass(request);
    if (before) await contextOf(request).auth.endSession(before);
    setSessionPass(reply, pass, contextOf.isSecure(request));
    remember(request, reply, user.email);
    return toUser(user);
  };
  const close = (request: FastifyRequest, reply: FastifyReply) => {
    clearSessionPass(reply, contextOf.isSecure(request));
    clearVisitorToken(reply, contextOf.isSecure(request));
    clearDocumentPasses(request, reply, contextOf.isSecure(request));
    clearSiteData(reply, 'cache', 'storage');
  };
  return { findPass, findBrowser, remember, open, close };
}

export function registerAccountRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  registerEntering(app, contextOf);
  registerPasswords(app, contextOf);
  registerLeaving(app, contextOf);
}

function registerEntering(app: FastifyInstance, contextOf: RequestContext): void {
  const { findBrowser, open } = createCookies(contextOf);

  registerEndpoint(app, endpoints.getMe, async ({ request }) => toUser(authorizeAccount(contextOf(request))));

  registerEndpoint(
    app,
    endpoints.signUp,
    async ({ body, request, reply }) => {
      const { email, password, code, keep } = body;
      const entered = await signUp(contextOf(request), { email, password, code, keep, address: request.ip });
      if (!entered) return reply.code(202).send({ accepted: true });
      return open(request, reply, entered);
    },
    hashLimit,
  );

  registerEndpoint(
    app,
    endpoints.signIn,
    async ({ body, request, reply }) => {
      const browserCookie = findBrowser(request);
      const entered = await signIn(contextOf(request), {
        ...body,
        keep: body.keep,
        address: request.ip,
        browserCookie,
      });
      return open(request, reply, entered);
    },
    hashLimit,
  );
}

function registerPasswords(app: FastifyInstance, contextOf: RequestContext): void {
  const { findPass, remember } = createCookies(contextOf);

  registerEndpoint(app, endpoints.forgotPassword, async ({ body, request }) => {
    await requestNewPassword(contextOf(request), { email: body.email, address: request.ip });
    return { accepted: true as const };
  });

  registerEndpoint(
    app,
    endpoints.resetPassword,
    async ({ body, request, reply }) => {
      const { token, password, revokeLinks = false } = body;
      const asked = { token, password, revokeLinks, address: request.ip };
      remember(request, reply, await resetPassword(contextOf(request), asked));
      return reply.code(204).send();
    },
    hashLimit,
  );

  registerEndpoint(
    app,
    endpoints.changePassword,
    async ({ body, request, reply }) => {
      const context = contextOf(request);
      const account = authorizeAccount(context);
      const { password, newPassword, revokeLinks = false } = body;
      const asked = { pass: findPass(request) ?? '', password, newPassword, revokeLinks };
      setSessionPass(reply, await changePassword(context, account, asked), contextOf.isSecure(request));
      remember(request, reply, account.email);
      return reply.code(204).send();
    },
    hashLimit,
  );
}

function registerLeaving(app: FastifyInstance, contextOf: RequestContext): void {
  const { findPass, close } = createCookies(contextOf);

  registerEndpoint(app, endpoints.signOut, async ({ request, reply }) => {
    const pass = findPass(request);
    if (pass) await contextOf(request).auth.endSession(pass);
    close(request, reply);
    return reply.code(204).send();
  });

  registerEndpoint(app, endpoints.leave, async ({ request, reply }) => {
    await deleteBrowserDocuments(contextOf(request));
    const pass = findPass(request);
    if (pass) await contextOf(request).auth.endSession(pass);
    close(request, reply);
    return reply.code(204).send();
  });

  registerEndpoint(app, endpoints.signOutEverywhere, async ({ request, reply }) => {
    const context = contextOf(request);
    await signOutEverywhere(context, authorizeAccount(context));
    close(request, reply);
    return reply.code(204).send();
  });

  registerEndpoint(app, endpoints.deleteAccount, async ({ body, request, reply }) => {
    const context = contextOf(request);
    const account = authorizeAccount(context);
    await deleteAccount(context, account, { pass: findPass(request) ?? '', password: body.password });
    close(request, reply);
    clearBrowserCookie(reply, contextOf.isSecure(request));
    return reply.code(204).send();
  });
}
