import { endpoints } from '@puente/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { sendCsv } from '../../platform/http/send-csv.ts';
import type { RequestContext } from '../../request-context.ts';
import { authorizeAdmin, authorizeWatcher } from '../admins/index.ts';
import { eraseForAdmin, retryDocument } from './change-documents.ts';
import { getAnalytics } from './get-analytics.ts';
import { getStats } from './get-stats.ts';
import { getSystem, getSystemHealth } from './get-system.ts';
import { listLastDays } from './last-days.ts';
import { documentColumns, exportDocuments, listDocuments } from './list-documents.ts';
import { deleteEmail, emailColumns, exportEmails, listEmails, unsubscribeEmail } from './list-emails.ts';
import { listLatestVisits, listVisitDays } from './visits-overview.repo.ts';

/** An export reads whole tables. */
const exportLimit = { config: { rateLimit: { max: 30, timeWindow: '10 minutes' } } };

const toDay = ({ clock }: Context) => clock().toISOString().slice(0, 10);

export function registerBackOfficeRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  registerNumbers(app, contextOf);
  registerDocuments(app, contextOf);
  registerEmails(app, contextOf);
  registerSystem(app, contextOf);
}

/** Whoever asks, once they are known to be an admin. */
const openAdmin = (contextOf: RequestContext) => async (request: FastifyRequest) => {
  const context = contextOf(request);
  return { context, admin: await authorizeAdmin(context) };
};

function registerNumbers(app: FastifyInstance, contextOf: RequestContext): void {
  const open = openAdmin(contextOf);

  registerEndpoint(app, endpoints.getAdminStats, async ({ request }) => {
    const { context, admin } = await open(request);
    return getStats(context, admin);
  });

  registerEndpoint(app, endpoints.getAnalytics, async ({ request }) => {
    const { context, admin } = await open(request);
    return getAnalytics(context, admin);
  });

  registerEndpoint(app, endpoints.listDailyVisits, async ({ request }) => {
    const { context } = await open(request);
    return listVisitDays(context, listLastDays(context.clock()));
  });

  registerEndpoint(app, endpoints.listPageVisits, async ({ request }) => {
    const { context } = await open(request);
    return listLatestVisits(context);
  });
}

function registerDocuments(app: FastifyInstance, contextOf: RequestContext): void {
  const open = openAdmin(contextOf);

  registerEndpoint(app, endpoints.listAdminDocuments, async ({ query, request }) => {
    const { context, admin } = await open(request);
    const { status, search, sort, after, limit } = query;
    return listDocuments(context, admin, { status, search, sort, after, limit });
  });

  registerEndpoint(
    app,
    endpoints.exportAdminDocuments,
    async ({ query, request, reply }) => {
      const { context, admin } = await open(request);
      const { status, search } = query;
      const rows = await exportDocuments(context, admin, { status, search });
      return sendCsv(reply, `documents-export-${toDay(context)}.csv`, documentColumns, rows);
    },
    exportLimit,
  );

  registerEndpoint(app, endpoints.retryDocument, async ({ params, request }) => {
    const { context, admin } = await open(request);
    await retryDocument(context, admin, params.id);
    return { status: 'processing' as const };
  });

  registerEndpoint(app, endpoints.eraseDocument, async ({ params, request, reply }) => {
    const { context, admin } = await open(request);
    await eraseForAdmin(context, admin, params.id);
    return reply.code(204).send();
  });
}

function registerEmails(app: FastifyInstance, contextOf: RequestContext): void {
  const open = openAdmin(contextOf);

  registerEndpoint(app, endpoints.listEmails, async ({ query, request }) => {
    const { context, admin } = await open(request);
    const { search, after, limit } = query;
    return listEmails(context, admin, { search, after, limit });
  });

  registerEndpoint(
    app,
    endpoints.exportEmails,
    async ({ query, request, reply }) => {
      const { context, admin } = await open(request);
      const rows = await exportEmails(context, admin, query.search);
      return sendCsv(reply, `emails-export-${toDay(context)}.csv`, emailColumns, rows);
    },
    exportLimit,
  );

  registerEndpoint(app, endpoints.unsubscribeEmail, async ({ params, request, reply }) => {
    const { context, admin } = await open(request);
    await unsubscribeEmail(context, admin, params.id);
    return reply.code(204).send();
  });

  registerEndpoint(app, endpoints.deleteEmail, async ({ params, request, reply }) => {
    const { context, admin } = await open(request);
    await deleteEmail(context, admin, params.id);
    return reply.code(204).send();
  });
}

function registerSystem(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(app, endpoints.getSystemHealth, async ({ request }) => {
    const context = contextOf(request);
    return getSystemHealth(context, await authorizeWatcher(context));
  });

  registerEndpoint(app, endpoints.getSystem, async ({ request }) => {
    const context = contextOf(request);
    return getSystem(context, await authorizeWatcher(context));
  });
}
