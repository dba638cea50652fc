import { endpoints, type User } from '@puente/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthUser, SignedIn } from '../../platform/auth/auth.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { clearSessionPass, findSessionPass, setSessionPass } from '../../platform/http/session-cookie.ts';
import { clearVisitorToken } from '../../platform/http/visitor-cookie.ts';
import type { RequestContext } from '../../request-context.ts';
import { authorizeAccount } from '../documents/index.ts';
import { deleteAccount } from './delete-account.ts';
import { signIn, signUp } from './enter-account.ts';
import { requestNewPassword, resetPassword } from './replace-password.ts';

/** A password costs a tenth of a second of processor time to hash; as many accounts as uploads. */
const hashLimit = { config: { rateLimit: { max: 120, timeWindow: '10 minutes' } } };

const toUser = ({ id, email, createdAt }: AuthUser): User => ({
  id,
  email,
  createdAt: createdAt.toISOString(),
});

export function registerAccountRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  const findPass = (request: FastifyRequest) => findSessionPass(request, contextOf.isSecure(request));
  const open = async (request: FastifyRequest, reply: FastifyReply, { user, pass }: SignedIn) => {
    const before = findPass(request);
    if (before) await contextOf(request).auth.endSession(before);
    setSessionPass(reply, pass, contextOf.isSecure(request));
    return toUser(user);
  };
  const close = (request: FastifyRequest, reply: FastifyReply) => {
    clearSessionPass(reply, contextOf.isSecure(request));
    clearVisitorToken(reply, contextOf.isSecure(request));
  };

  registerEndpoint(app, endpoints.getMe, async ({ request }) => toUser(authorizeAccount(contextOf(request))));

  registerEndpoint(
    app,
    endpoints.signUp,
    async ({ body, request, reply }) =>
      open(request, reply, await signUp(contextOf(request), { ...body, address: request.ip })),
    hashLimit,
  );

  registerEndpoint(
    app,
    endpoints.signIn,
    async ({ body, request, reply }) =>
      open(request, reply, await signIn(contextOf(request), { ...body, address: request.ip })),
    hashLimit,
  );

  registerEndpoint(app, endpoints.signOut, async ({ request, reply }) => {
    const pass = findPass(request);
    if (pass) await contextOf(request).auth.endSession(pass);
    close(request, reply);
    return reply.code(204).send();
  });

  registerEndpoint(app, endpoints.forgotPassword, async ({ body, request }) => {
    await requestNewPassword(contextOf(request), { email: body.email, address: request.ip });
    return { accepted: true as const };
  });

  registerEndpoint(
    app,
    endpoints.resetPassword,
    async ({ body, request, reply }) => {
      await resetPassword(contextOf(request), body);
      return reply.code(204).send();
    },
    hashLimit,
  );

  registerEndpoint(app, endpoints.deleteAccount, async ({ body, request, reply }) => {
    const context = contextOf(request);
    const account = authorizeAccount(context);
    const pass = findPass(request) ?? '';
    await deleteAccount(context, account, { pass, password: body.password, address: request.ip });
    close(request, reply);
    return reply.code(204).send();
  });
}
