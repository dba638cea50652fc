import { type Admin as AdminView, endpoints } from '@puente/contract';
import { sourceLanguage } from '@puente/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { endAdminSession } from '../../platform/auth/admin-sessions.ts';
import { clearAdminToken, findAdminToken, setAdminToken } from '../../platform/http/admin-cookie.ts';
import { findBrowserCookie, setBrowserCookie } from '../../platform/http/browser-cookie.ts';
import { clearSiteData } from '../../platform/http/clear-site-data.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { hashToken } from '../../platform/sealing/token.ts';
import { speak } from '../../platform/speak.ts';
import type { RequestContext } from '../../request-context.ts';
import { addKnownAccount } from '../accounts/index.ts';
import type { Admin } from './admin.ts';
import { addAdminAction } from './admin-actions.repo.ts';
import { authorizeAdmin, authorizeAdminSelf } from './admins.policy.ts';
import { listActions } from './list-actions.ts';
import { confirmTotp, deleteTotp, renewBackupCodes, startTotp } from './own-totp.ts';
import { setUpFirstAdmin, signInAdmin } from './sign-in-admin.ts';

/** A password costs a tenth of a second of processor time to hash. */
const hashLimit = { config: { rateLimit: { max: 120, timeWindow: '10 minutes' } } };

const toView = ({ config }: Context, admin: Admin): AdminView => ({
  email: admin.email,
  firstName: admin.firstName,
  lastName: admin.lastName,
  totp: admin.hasTotp,
  totpRequired: config.adminRequiresTotp,
  backupCodesLeft: admin.backupCodesLeft,
  idleEndsAt: admin.idleEndsAt.toISOString(),
  endsAt: admin.endsAt.toISOString(),
});

export function registerAdminRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  registerEntering(app, contextOf);
  registerTotp(app, contextOf);
  registerEndpoint(app, endpoints.listAdminActions, async ({ query, request }) => {
    const context = contextOf(request);
    const { after, limit } = query;
    return listActions(context, await authorizeAdmin(context), { after, limit });
  });
}

function registerEntering(app: FastifyInstance, contextOf: RequestContext): void {
  const findToken = (request: FastifyRequest) => findAdminToken(request, contextOf.isSecure(request));
  const endBefore = async (request: FastifyRequest) => {
    const before = findToken(request);
    if (before) await endAdminSession(contextOf(request).db, hashToken(before));
  };
  const open = async (request: FastifyRequest, reply: FastifyReply, token: string) => {
    const context = contextOf(request);
    const isSecure = contextOf.isSecure(request);
    await endBefore(request);
    const admin = await authorizeAdminSelf(context, hashToken(token));
    setAdminToken(reply, token, isSecure);
    const known = addKnownAccount(context, findBrowserCookie(request, isSecure), admin.email);
    setBrowserCookie(reply, known, isSecure);
    const message = speak(sourceLanguage)('answers:signedIn');
    return { success: true as const, message, admin: toView(context, admin) };
  };

  registerEndpoint(
    app,
    endpoints.adminLogin,
    async ({ body, request, reply }) => {
      const browserCookie = findBrowserCookie(request, contextOf.isSecure(request));
      const entry = { ...body, code: body.code, address: request.ip, browserCookie };
      return open(request, reply, await signInAdmin(contextOf(request), entry));
    },
    hashLimit,
  );

  registerEndpoint(
    app,
    endpoints.adminSetup,
    async ({ body, request, reply }) =>
      open(request, reply, await setUpFirstAdmin(contextOf(request), { ...body, address: request.ip })),
    hashLimit,
  );

  registerEndpoint(app, endpoints.adminLogout, async ({ request, reply }) => {
    const context = contextOf(request);
    const admin = await authorizeAdminSelf(context).catch(() => null);
    if (admin) await addAdminAction(context, { action: 'signed-out', adminId: admin.id });
    await endBefore(request);
    clearAdminToken(reply, contextOf.isSecure(request));
    clearSiteData(reply, 'cache');
    return reply.code(204).send();
  });

  registerEndpoint(app, endpoints.getAdmin, async ({ request }) => {
    const context = contextOf(request);
    return toView(context, await authorizeAdminSelf(context));
  });
}

function registerTotp(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(
    app,
    endpoints.startTotp,
    async ({ body, request }) => {
      const context = contextOf(request);
      return startTotp(context, await authorizeAdminSelf(context), body.password);
    },
    hashLimit,
  );

  registerEndpoint(app, endpoints.confirmTotp, async ({ body, request }) => {
    const context = contextOf(request);
    return { backupCodes: await confirmTotp(context, await authorizeAdminSelf(context), body.code) };
  });

  registerEndpoint(
    app,
    endpoints.renewBackupCodes,
    async ({ body, request }) => {
      const context = contextOf(request);
      return { backupCodes: await renewBackupCodes(context, await authorizeAdminSelf(context), body) };
    },
    hashLimit,
  );

  registerEndpoint(
    app,
    endpoints.deleteTotp,
    async ({ body, request, reply }) => {
      const context = contextOf(request);
      await deleteTotp(context, await authorizeAdminSelf(context), body);
      return reply.code(204).send();
    },
    hashLimit,
  );
}
