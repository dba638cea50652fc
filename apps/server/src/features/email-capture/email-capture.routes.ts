import { endpoints } from '@puente/contract';
import { languageCookie } from '@puente/contract/language-cookie';
import { findLanguage } from '@puente/texts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findRequestLanguage } from '../../platform/http/find-request-language.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { findVisitorToken } from '../../platform/http/visitor-cookie.ts';
import { wantsPrivacy } from '../../platform/http/wants-privacy.ts';
import type { RequestContext } from '../../request-context.ts';
import { collectEmail } from './collect-email.ts';
import { confirmEmail } from './confirm-email.ts';
import { forgetEmails } from './forget-emails.ts';
import type { Giver } from './subscribers.repo.ts';
import { unsubscribe } from './unsubscribe.ts';

/** A clinic's whole waiting room may share one address. */
const limit = { rateLimit: { max: 20, timeWindow: '10 minutes' } };

/** `List-Unsubscribe=One-Click` */
const maxFormBytes = 1000;

/** The language the person chose, else their browser's. */
const findSpoken = (request: FastifyRequest) =>
  findRequestLanguage(request, request.cookies[languageCookie.name] ?? null);

/** The account signed in to, then the browser by its cookie, which stays when its visitor is forgotten here. */
function listGivers(contextOf: RequestContext, request: FastifyRequest): Giver[] {
  const { actor } = contextOf(request);
  const account = actor.kind === 'visitor' ? actor.account : null;
  const browserToken = findVisitorToken(request, contextOf.isSecure(request));
  return [...(account ? [{ accountId: account.id }] : []), ...(browserToken ? [{ browserToken }] : [])];
}

export function registerEmailCaptureRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(
    app,
    endpoints.collectEmail,
    async ({ body, request }) => {
      const { firstName = '', lastName = '', userAgent = '', referrer = '', language = '', ...input } = body;
      const [giver = null] = listGivers(contextOf, request);
      const mail = await collectEmail(contextOf(request), {
        ...input,
        firstName,
        lastName,
        userAgent,
        referrer,
        giver,
        language: findLanguage(language) ?? findSpoken(request),
        wantsPrivacy: wantsPrivacy(request),
        address: request.ip,
      });
      return { success: true as const, mail };
    },
    { config: limit },
  );

  registerEndpoint(
    app,
    endpoints.forgetEmails,
    async ({ request }) => ({
      deleted: await forgetEmails(contextOf(request), listGivers(contextOf, request)),
    }),
    { config: limit },
  );

  registerEndpoint(
    app,
    endpoints.confirmEmail,
    async ({ params, request }) => {
      await confirmEmail(contextOf(request), params.token, listGivers(contextOf, request));
      return { success: true as const };
    },
    { config: limit },
  );

  // Apart: nowhere else is a form of another site taken.
  app.register(async (apart) => {
    apart.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxFormBytes },
      (_request, _body, done) => done(null, undefined),
    );
    registerEndpoint(
      apart,
      endpoints.unsubscribe,
      async ({ params, request }) => {
        await unsubscribe(contextOf(request), params.token);
        return { success: true as const };
      },
      // The mail programs of many people ask from a few addresses.
      { config: { rateLimit: { max: 300, timeWindow: '1 minute' } } },
    );
  });
}
