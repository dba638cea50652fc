import { endpoints } from '@puente/contract';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { RequestContext } from '../../request-context.ts';
import { authorizeOwner } from '../documents/index.ts';
import { saveForm } from './save-form.ts';

/** Long lists and the raw text a browser sends back with them. */
const bodyLimit = 8 * 1024 * 1024;

const toVersion = (header: string | undefined): number | null => {
  const found = /^"?(\d{1,9})"?$/.exec(header ?? '');
  return found ? Number(found[1]) : null;
};

export function registerReviewRoutes(app: FastifyInstance, contextOf: RequestContext): void {
  registerEndpoint(
    app,
    endpoints.saveForm,
    async ({ params, body, request }) => {
      const context = contextOf(request);
      const document = await authorizeOwner(context, params.sessionId);
      const expectedVersion = toVersion(request.headers['if-match']);
      const saved = await saveForm(context, document, { formData: body, expectedVersion });
      return { success: true as const, version: saved.version, savedAt: saved.savedAt.toISOString() };
    },
    { bodyLimit },
  );
}
