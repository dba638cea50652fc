import type { DocumentView } from '@puente/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, type FieldIssue, toPersonMessage } from '../../lib/api/api-error.ts';
import { buildPath } from '../../lib/api/build-path.ts';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { request } from '../../lib/api/request.ts';
import { documentKey } from '../../lib/api/use-document.ts';
import { endpoints } from '../../lib/contract.ts';
import { dropDraft, keepDraft } from './drafts.ts';
import type { FormValues } from './form-values.ts';

/** Largest body a browser sends after its page is gone (64 KiB by the Fetch standard, with room for headers). */
const keepaliveBytes = 60_000;

export type SaveState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'failed'; readonly message: string; readonly issues: readonly FieldIssue[] };

interface Work {
  readonly document: DocumentView;
  readonly getValues: () => FormValues;
  readonly toFormData: (values: FormValues) => FormValues;
  /** Set while something typed is not saved. */
  readonly edited: { current: boolean };
  /** When the form on show was saved, if it was. */
  readonly savedAt: Date | null;
}

/** Saves the whole form. A failure leaves everything as it is and says so. */
export const useSave = (work: Work) => {
  const { t } = useTranslation('review');
  const client = useQueryClient();
  const [state, setState] = useState<SaveState>(
    work.savedAt ? { kind: 'saved', at: work.savedAt } : { kind: 'idle' },
  );
  const { sessionId, formType } = work.document;
  const save = async (): Promise<boolean> => {
    setState({ kind: 'saving' });
    try {
      const formData = work.toFormData(work.getValues());
      const { version } = await callEndpoint('saveForm', { params: { sessionId }, body: formData });
      work.edited.current = false;
      dropDraft(sessionId, formType);
      client.setQueryData<DocumentView>(documentKey(sessionId), (old) =>
        old ? { ...old, formData, version } : old,
      );
      // The evidence follows the entries on the server; a failed refresh leaves a saved form.
      await client.invalidateQueries({ queryKey: documentKey(sessionId) }).catch(() => undefined);
      setState({ kind: 'saved', at: new Date() });
      return true;
    } catch (error) {
      const message = toPersonMessage(error, t('saveFailed.text'));
      setState({ kind: 'failed', message, issues: error instanceof ApiError ? error.issues : [] });
      return false;
    }
  };
  useLeaving(work);
  return { state, save };
};

/** Nothing typed is lost when the person goes to another step, another page, or closes the tab. */
const useLeaving = (work: Work) => {
  const client = useQueryClient();
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    const toBody = () => latest.current.toFormData(latest.current.getValues());
    const isTooLong = (body: FormValues) =>
      new TextEncoder().encode(JSON.stringify(body)).length > keepaliveBytes;
    const { sessionId, formType } = latest.current.document;
    const sendLast = () => {
      if (!latest.current.edited.current) return;
      const body = toBody();
      if (isTooLong(body)) return;
      // Sent in this very turn: the page runs no further code after it.
      const { method, path } = endpoints.saveForm;
      void request(method, buildPath(path, { sessionId }), { body, retries: 0, keepalive: true }).catch(
        () => undefined,
      );
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current.edited.current && isTooLong(toBody())) event.preventDefault();
    };
    window.addEventListener('pagehide', sendLast);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('pagehide', sendLast);
      window.removeEventListener('beforeunload', warn);
      if (!latest.current.edited.current) return;
      keepDraft(sessionId, formType, latest.current.getValues());
      void callEndpoint('saveForm', { params: { sessionId }, body: toBody() })
        .then(() => client.invalidateQueries({ queryKey: documentKey(sessionId) }))
        // Not before the saved answers are here: a review opened meanwhile would show the old ones.
        .then(() => dropDraft(sessionId, formType))
        // The draft stays, and with it the badge that says so.
        .catch(() => undefined);
    };
  }, [client]);
};
