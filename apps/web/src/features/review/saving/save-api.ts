import type { DocumentView, TargetForm } from '@puente/contract';
import { routes } from '@puente/contract/routes';
import { buildPath } from '../../../lib/api/build-path.ts';
import { callEndpoint } from '../../../lib/api/call-endpoint.ts';
import { request } from '../../../lib/api/request.ts';
import type { FormValues } from '../../../lib/form-answers/form-values.ts';
import { parseSaved } from './parse-saved.ts';
import { createSaveTimeout } from './to-save-failure.ts';

/** The form data to keep, and which of its values the person has confirmed. */
export interface SaveBody {
  readonly formType: TargetForm;
  readonly formData: FormValues;
  readonly checkedPaths: readonly string[];
}

function put(sessionId: string, { formData, ...rest }: SaveBody, replaces: number | null, options: object) {
  const { method, path } = routes.saveForm;
  const body = { ...formData, ...rest, ...(replaces === null ? {} : { replacesVersion: replaces }) };
  return request(method, buildPath(path, { sessionId }), { ...options, body, retries: 0 });
}

const toCondition = (version: number) => ({ 'if-match': `"${version}"` });

/**
 * Saves over `version` and over no other. The queue retries, so that the state is seen. `replaces`: a version of ours that
 * need not be kept beside this one.
 */
export async function saveForm(sessionId: string, body: SaveBody, version: number, replaces: number | null) {
  const response = await put(sessionId, body, replaces, {
    headers: toCondition(version),
    signal: createSaveTimeout(),
  });
  return parseSaved(await response.json());
}

/** The last save of a page that goes away; nobody is left to read the answer. */
export function saveLast(sessionId: string, body: SaveBody, version: number | null) {
  const headers = version === null ? {} : toCondition(version);
  void put(sessionId, body, null, { headers, keepalive: true }).catch(() => undefined);
}

export const fetchDocument = (sessionId: string): Promise<DocumentView> =>
  callEndpoint('getDocument', { params: { sessionId }, retries: 1 });

/** Makes a kept version the newest, over `over` and over no other. */
export const restoreVersion = (sessionId: string, version: number, over: number) =>
  callEndpoint('restoreFormVersion', {
    params: { sessionId, version },
    headers: toCondition(over),
    retries: 1,
  });
