import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Services } from './context.ts';
import { registerAccountRoutes } from './features/accounts/index.ts';
import { registerAdminRoutes } from './features/admins/index.ts';
import {
  findReviewerNames,
  registerAttorneyReviewRoutes,
  settleApprovals,
} from './features/attorney-review/index.ts';
import { registerBackOfficeRoutes, registerEditionRoutes } from './features/back-office/index.ts';
import { registerClaimRoutes } from './features/claims/index.ts';
import { registerDocumentRoutes } from './features/documents/index.ts';
import { registerEmailCaptureRoutes } from './features/email-capture/index.ts';
import { registerFillingRoutes } from './features/filling/index.ts';
import { registerFormRoutes } from './features/form/index.ts';
import { registerGuideRoutes } from './features/guide/index.ts';
import { registerHealthRoutes } from './features/health/index.ts';
import { registerLegalRoutes } from './features/legal/index.ts';
import { registerChecklistRoute, registerPrintoutRoutes } from './features/printouts/index.ts';
import { registerPrivacyRoutes } from './features/privacy/index.ts';
import { registerRunRoutes } from './features/runs/index.ts';
import { registerSampleRoutes } from './features/sample/index.ts';
import { keepLinksPrivate, registerSharingRoutes } from './features/sharing/index.ts';
import { registerVisitRoutes } from './features/visits/index.ts';
import { answerBeforeRequest, answerBeforeRouting } from './platform/http/answer-early.ts';
import { checkHost, checkOrigin } from './platform/http/check-origin.ts';
import { cleanForwarded } from './platform/http/clean-forwarded.ts';
import { handleError } from './platform/http/handle-error.ts';
import { limitRates } from './platform/http/limit-rates.ts';
import { logRequests } from './platform/http/log-requests.ts';
import { type Headers, toAddressHeaders, toSecurityHeaders } from './platform/http/security-headers.ts';
import { serveDocs } from './platform/http/serve-docs.ts';
import { serveWeb } from './platform/http/serve-web.ts';
import { installRequestContext } from './request-context.ts';

/** Slow enough for 10 MB over a weak phone line, fast enough that a stalled sender does not stay for ever. */
const requestTimeoutMs = 5 * 60_000;

function createServer({ log, config }: Services, headers: Headers): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Its own lines hold addresses; ours hold routes.
    logController: new LogController({ disableRequestLogging: true }),
    // The visitor's address as told by a proxy that the operator named, and by nobody else.
    trustProxy: [...config.trustedProxies],
    requestTimeout: requestTimeoutMs,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerBeforeRouting(headers),
    clientErrorHandler: answerBeforeRequest(headers),
  });
  // Fastify hands `null` to the schema of a body that was not sent.
  app.setValidatorCompiler((route) => {
    const validate = validatorCompiler(route as never);
    return (data: unknown) => validate(route.httpPart === 'body' && data === null ? undefined : data);
  });
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  // An empty body with a JSON header is what a browser sends for "no options".
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    app.getDefaultJsonParser('error', 'error')(request, body as string, done);
  });
  return app;
}

/** The HTTP application over its services; it listens nowhere by itself. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const { publicUrl, serveApiDocs } = services.config;
  services.afterVersion.set(settleApprovals);
  const headers = toSecurityHeaders(services.config);
  const app = createServer(services, headers);
  logRequests(app);
  app.addHook('onRequest', async (request, reply) => {
    cleanForwarded(request.raw.headers);
    reply.headers({ ...headers, ...toAddressHeaders(request) });
  });
  keepLinksPrivate(app);
  await limitRates(app);
  app.addHook('onRequest', async (request) => {
    checkHost(request, publicUrl);
    checkOrigin(request, publicUrl);
  });
  await app.register(fastifyCompress, { threshold: 1024 });
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  const contextOf = installRequestContext(app, services);
  if (serveApiDocs) await serveDocs(app);
  await app.register(async (api) => {
    registerAccountRoutes(api, contextOf);
    registerDocumentRoutes(api, contextOf);
    registerSampleRoutes(api, contextOf);
    registerRunRoutes(api, contextOf);
    registerFormRoutes(api, contextOf, findReviewerNames);
    registerFillingRoutes(api, contextOf);
    registerPrintoutRoutes(api, contextOf);
    registerChecklistRoute(api, services);
    registerLegalRoutes(api, contextOf);
    registerGuideRoutes(api, contextOf);
    registerSharingRoutes(api, contextOf);
    registerAttorneyReviewRoutes(api, contextOf);
    registerEmailCaptureRoutes(api, contextOf);
    registerVisitRoutes(api, contextOf);
    registerClaimRoutes(api, services);
    registerHealthRoutes(api, services);
    registerAdminRoutes(api, contextOf);
    registerBackOfficeRoutes(api, contextOf);
    registerEditionRoutes(api, contextOf);
    registerPrivacyRoutes(api, services);
  });
  await serveWeb(app, publicUrl);
  return app;
}
