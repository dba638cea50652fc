import type { DocumentView } from '@puente/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentKey } from '../../../lib/api/use-document.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { closeSession, openSession, type ReviewSession } from '../saving/review-session.ts';
import { fetchDocument, type SaveBody } from '../saving/save-api.ts';
import { ReviewForm } from './review-form.tsx';
import type { ReviewProps } from './review-props.ts';

/** The review of either form, on what the server had when it was opened and what was typed since. */
export function Review(props: ReviewProps) {
  const { t } = useTranslation('review');
  const client = useQueryClient();
  const { formType, sessionId, formData } = props.document;
  const open = (document: DocumentView) =>
    openSession(document, ({ formData: saved }: SaveBody, version) =>
      client.setQueryData<DocumentView>(documentKey(sessionId), (old) =>
        old?.formType === formType
          ? { ...old, formData: { ...saved, rawOcrText: old.formData?.rawOcrText ?? '' }, version }
          : old,
      ),
    );
  const [session, setSession] = useState(() => (formData ? open(props.document) : null));
  const [opened, setOpened] = useState(0);
  const reopen = async () => {
    const fresh = await fetchDocument(sessionId);
    client.setQueryData(documentKey(sessionId), fresh);
    closeSession(fresh);
    setSession(open(fresh));
    setOpened((count) => count + 1);
  };
  useFreshSession(session, reopen);
  if (!session)
    return (
      <Notice tone="problem" title={t('title', { form: formType })}>
        <p>{t('badData', { form: formType })}</p>
        <Button onClick={props.onBack}>{t('back')}</Button>
      </Notice>
    );
  return <ReviewForm key={opened} {...props} session={session} onReopen={reopen} />;
}

/** What was taken over from another tab while the person was at another step has evidence that is not known here yet. */
function useFreshSession(session: ReviewSession | null, reopen: () => Promise<void>) {
  const latest = useRef(reopen);
  latest.current = reopen;
  useEffect(() => {
    if (!session?.isOutdated()) return;
    // Without a connection the answers stand there all the same.
    void session.queue
      .flush()
      .then((isSaved) => (isSaved ? latest.current() : undefined))
      .catch(() => undefined);
  }, [session]);
}
