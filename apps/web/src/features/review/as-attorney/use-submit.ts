import type { OpenedReview, SubmittedReview } from '@puente/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callEndpoint } from '../../../lib/api/call-endpoint.ts';
import { toPathNow } from '../../../lib/form-answers/row-paths.ts';
import { openReview, toLinkEnd } from './review-api.ts';
import { listNotes, type ReviewerSession, readFormData } from './reviewer-session.ts';

export type SubmitState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  /** `paths`: answers the server does not take as they are. */
  | { readonly kind: 'failed'; readonly message: string | null; readonly paths: readonly string[] }
  /** The applicant has changed the form since: the review as it would have to go on. */
  | { readonly kind: 'conflict'; readonly newer: OpenedReview };

function toBody(session: ReviewerSession) {
  const { reviewer, reviewStatus, reviewNotes } = session.typed.get();
  return {
    reviewStatus,
    reviewNotes: reviewNotes.trim(),
    reviewer,
    baseVersion: session.review.version,
    formData: readFormData(session),
    // The server counts rows as they are sent; a note on a removed row stays with its list.
    fieldNotes: listNotes(session.typed.get()).map(({ path, text }) => ({
      path:
        toPathNow(session.model.form.sections, session.model.getState().values, path) ??
        path.replace(/\.\d+(\..*)?$/, ''),
      text,
    })),
  };
}

/** `crypto.randomUUID` is there over HTTPS only. */
const createKey = () =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');

interface Outcomes {
  readonly onSubmitted: (submitted: SubmittedReview) => void;
  readonly onEnd: (error: unknown) => void;
}

/** Sends the review. The same review sent again, because its answer got lost, is known by its key and kept once. */
export function useSubmit(session: ReviewerSession, { onSubmitted, onEnd }: Outcomes) {
  const { t } = useTranslation('attorney');
  const [state, setState] = useState<SubmitState>({ kind: 'idle' });
  const last = useRef({ text: '', key: '' });

  const fail = async (error: unknown) => {
    if (toLinkEnd(error)) return onEnd(error);
    // What is saved already stays as it is: a draft after a review that did arrive would begin another one.
    if (session.queue.isUnsaved()) void session.queue.flush();
    if (!(error instanceof ApiError)) {
      const message = error instanceof TypeError ? t('submit.unreachable') : null;
      return setState({ kind: 'failed', message, paths: [] });
    }
    if (error.code === 'conflict') {
      const newer = await openReview(session.review.linkId).catch(() => null);
      if (newer) return setState({ kind: 'conflict', newer });
    }
    const paths = error.issues.map(({ path }) => path);
    setState({ kind: 'failed', message: error.problem, paths });
  };
  const submit = async () => {
    setState({ kind: 'sending' });
    // No draft may come after the review: it would begin another one.
    await session.queue.flush();
    session.queue.stop();
    const body = toBody(session);
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: createKey() };
    try {
      const submitted = await callEndpoint('submitReview', {
        params: { reviewToken: session.review.linkId },
        body: { ...body, idempotencyKey: last.current.key },
        retries: 2,
        delayMs: 1_500,
      });
      session.end();
      onSubmitted(submitted);
    } catch (error) {
      await fail(error);
    }
  };
  return { state, submit, dismiss: () => setState({ kind: 'idle' }) };
}
