import { endpoints, maxFormBytes } from '@puente/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { RequestContext } from '../../request-context.ts';
import { authorizeOwner } from '../documents/index.ts';
import { getDocument } from './get-document.ts';
import { type FindReviewerNames, getFormVersion, getHistory } from './get-history.ts';
import { restoreFormVersion } from './restore-form-version.ts';
import { saveForm, toSavedForm } from './save-form.ts';

/**
 * The version that a save is made from; null when the browser does not say. A condition that is not understood must not
 * be taken for none.
 * @throws AppError bad_request
 */
function findExpectedVersion({ headers }: FastifyRequest): number | null {
  const input = headers['if-match'];
  if (input === undefined) return null;
  const [, version] = /^"?(\d{1,9})"?$/.exec(input) ?? [];
  if (version === undefined) throw new AppError('bad_request');
  return Number(version);
}

/** Of a save that takes the place of a kept version, which one it is made from must be said. @throws AppError bad_request */
function assertCondition(expectedVersion: number | null, replacesVersion: number | null): void {
  if (replacesVersion !== null && expectedVersion === null) throw new AppError('bad_request');
}

export function registerFormRoutes(
  app: FastifyInstance,
  contextOf: RequestContext,
  findReviewerNames: FindReviewerNames,
): void {
  registerEndpoint(
    app,
    endpoints.saveForm,
    async ({ params, body, request }) => {
      const context = contextOf(request);
      const document = await authorizeOwner(context, params.sessionId);
      const { checkedPaths = null, formType = null, replacesVersion = null, ...formData } = body;
      const expectedVersion = findExpectedVersion(request);
      assertCondition(expectedVersion, replacesVersion);
      const input = { formData, formType, expectedVersion, checkedPaths, replacesVersion };
      return toSavedForm(await saveForm(context, document, input));
    },
    { bodyLimit: maxFormBytes },
  );

  registerEndpoint(app, endpoints.getDocument, async ({ params, request }) => {
    const context = contextOf(request);
    return getDocument(context, await authorizeOwner(context, params.sessionId));
  });

  registerEndpoint(app, endpoints.getHistory, async ({ params, request }) => {
    const context = contextOf(request);
    const document = await authorizeOwner(context, params.sessionId);
    return { versions: await getHistory(context, document, findReviewerNames) };
  });

  registerEndpoint(app, endpoints.getFormVersion, async ({ params, request }) => {
    const context = contextOf(request);
    const document = await authorizeOwner(context, params.sessionId);
    return getFormVersion(context, document, params.version, findReviewerNames);
  });

  registerEndpoint(app, endpoints.restoreFormVersion, async ({ params, request }) => {
    const context = contextOf(request);
    const document = await authorizeOwner(context, params.sessionId);
    const expectedVersion = findExpectedVersion(request);
    return toSavedForm(await restoreFormVersion(context, document, params.version, expectedVersion));
  });
}
