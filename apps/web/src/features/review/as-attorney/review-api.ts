import type { ErrorCode, OpenedReview, ReviewDraft } from '@puente/contract';
import { routes } from '@puente/contract/routes';
import i18next from 'i18next';
import { ApiError } from '../../../lib/api/api-error.ts';
import { buildPath } from '../../../lib/api/build-path.ts';
import { callEndpoint } from '../../../lib/api/call-endpoint.ts';
import { request } from '../../../lib/api/request.ts';
import { parseSavedAt } from '../saving/parse-saved.ts';
import { createSaveTimeout } from '../saving/to-save-failure.ts';

/** `pass`: a token from an address, or the id of a link opened in this browser before. */
export const openReview = (pass: string): Promise<OpenedReview> =>
  callEndpoint('openReview', {
    params: { reviewToken: pass },
    headers: { 'accept-language': i18next.language },
    retries: 1,
  });

function put(linkId: string, draft: ReviewDraft, options: object) {
  const { method, path } = routes.saveReviewDraft;
  return request(method, buildPath(path, { reviewToken: linkId }), { ...options, body: draft, retries: 0 });
}

/** Returns when it was kept. The queue retries, so that the state is seen. */
export async function saveDraft(linkId: string, draft: ReviewDraft): Promise<Date> {
  const response = await put(linkId, draft, { signal: createSaveTimeout() });
  return parseSavedAt(await response.json());
}

/** The last save of a page that goes away; nobody is left to read the answer. */
export function saveLastDraft(linkId: string, draft: ReviewDraft) {
  void put(linkId, draft, { keepalive: true }).catch(() => undefined);
}

const gone = 404;

type LinkEnd = 'expired' | 'revoked' | 'otherForm' | 'used' | 'not-found';

const ends: Partial<Record<ErrorCode, LinkEnd>> = {
  review_link_expired: 'expired',
  review_link_revoked: 'revoked',
  review_link_other_form: 'otherForm',
  review_link_used: 'used',
};

/** Whether an error says that the link opens nothing any more, and why; null for every other error. */
export function toLinkEnd(error: unknown): LinkEnd | null {
  if (!(error instanceof ApiError)) return null;
  const end = ends[error.code as ErrorCode];
  return end ?? (error.status === gone ? 'not-found' : null);
}
