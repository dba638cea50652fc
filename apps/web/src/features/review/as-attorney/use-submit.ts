import type { OpenedReview, SubmittedReview } from '@puente/contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api/api-error.ts';
import { callEndpoint } from '../../../lib/api/call-endpoint.ts';
import { useSend } from '../../../lib/api/use-send.ts';
import { toPathNow } from '../../../lib/form-answers/row-paths.ts';
import { openReview, toLinkEnd } from './review-api.ts';
import { listNotes, type ReviewerCopy, readFormData } from './reviewer-copy.ts';

export type SubmitState =
  | { readonly kind: 'idle' }
  /** Also once it was sent, until the page has gone. */
  | { readonly kind: 'sending' }
  /** `paths`: answers the server does not take as they are. */
  | { readonly kind: 'failed'; readonly message: string | null; readonly paths: readonly string[] }
  /** The applicant has changed the form since: the review as it would have to go on. */
  | { readonly kind: 'conflict'; readonly newer: OpenedReview };

function toBody(copy: ReviewerCopy) {
  const { reviewer, reviewStatus, reviewNotes } = copy.typed.get();
  return {
    reviewStatus,
    reviewNotes: reviewNotes.trim(),
    reviewer,
    baseVersion: copy.review.version,
    formData: readFormData(copy),
    // The server counts rows as they are sent; a note on a removed row stays with its list.
    fieldNotes: listNotes(copy.typed.get()).map(({ path, text }) => ({
      path:
        toPathNow(copy.model.form.sections, copy.model.getState().values, path) ??
        path.replace(/\.\d+(\..*)?$/, ''),
      text,
    })),
  };
}

/** `crypto.randomUUID` is there over HTTPS only. */
const createKey = () =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');

interface Ends {
  readonly onSubmitted: (submitted: SubmittedReview) => void;
  readonly onEnd: (error: unknown) => void;
}

const [idle, sending] = [{ kind: 'idle' }, { kind: 'sending' }] as const;

/** Sends the review. The same review sent again, because its answer got lost, is known by its key and kept once. */
export function useSubmit(copy: ReviewerCopy, { onSubmitted, onEnd }: Ends) {
  const { t } = useTranslation('attorney');
  const last = useRef({ text: '', key: '' });

  const toState = async (error: unknown): Promise<SubmitState> => {
    if (toLinkEnd(error)) {
      onEnd(error);
      return sending;
    }
    // What is saved already stays as it is: a draft after a review that did arrive would begin another one.
    if (copy.queue.isUnsaved()) void copy.queue.flush();
    if (!(error instanceof ApiError)) {
      const message = error instanceof TypeError ? t('submit.unreachable') : null;
      return { kind: 'failed', message, paths: [] };
    }
    if (error.code === 'conflict') {
      const newer = await openReview(copy.review.linkId).catch(() => null);
      if (newer) return { kind: 'conflict', newer };
    }
    return { kind: 'failed', message: error.problem, paths: error.issues.map(({ path }) => path) };
  };
  const submit = async (): Promise<SubmitState> => {
    // No draft may come after the review: it would begin another one.
    await copy.queue.flush();
    copy.queue.stop();
    const body = toBody(copy);
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { text, key: createKey() };
    try {
      const submitted = await callEndpoint('submitReview', {
        params: { reviewToken: copy.review.linkId },
        body: { ...body, idempotencyKey: last.current.key },
        retries: 2,
        delayMs: 1_500,
      });
      copy.end();
      onSubmitted(submitted);
      return sending;
    } catch (error) {
      return toState(error);
    }
  };
  const { send, isBusy, answer, reset } = useSend(submit);
  return { state: isBusy ? sending : (answer ?? idle), submit: () => send(), dismiss: reset };
}
