import type { DocumentView } from '@puente/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentKey } from '../../../lib/api/use-document.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { Waiting } from '../../../ui/waiting.tsx';
import { fetchDocument, type SaveBody } from '../saving/save-api.ts';
import { type FoundUnsent, findUnsent, hasUnsent } from '../saving/unsent.ts';
import { closeCopy, hasCopy, openCopy, type WorkingCopy } from '../saving/working-copy.ts';
import { ReviewForm } from './review-form.tsx';
import type { ReviewProps } from './review-props.ts';

/** The review of either form, on what the server had when it was opened and what was typed since, also in an earlier page. */
export function Review(props: ReviewProps) {
  const { t } = useTranslation('frame');
  const unsent = useUnsent(props.document);
  return unsent === undefined ? (
    <Waiting label={t('loading')} />
  ) : (
    <OpenedReview {...props} unsent={unsent} />
  );
}

/** What an earlier page typed and could not send; undefined while it is being opened. */
function useUnsent(document: DocumentView) {
  const [unsent, setUnsent] = useState<FoundUnsent | null | undefined>(() =>
    !hasCopy(document) && hasUnsent(document) ? undefined : null,
  );
  const isFound = unsent !== undefined;
  useEffect(() => {
    if (isFound) return;
    let isShown = true;
    void findUnsent(document).then((found) => {
      if (isShown) setUnsent(found);
    });
    return () => {
      isShown = false;
    };
  }, [isFound, document]);
  return unsent;
}

function OpenedReview({ unsent, ...props }: ReviewProps & { unsent: FoundUnsent | null }) {
  const { t } = useTranslation('review');
  const client = useQueryClient();
  const { formType, sessionId, formData } = props.document;
  const putSaved = ({ formData: saved }: SaveBody, version: number) =>
    client.setQueryData<DocumentView>(documentKey(sessionId), (old) =>
      old?.formType === formType
        ? { ...old, formData: { ...saved, rawOcrText: old.formData?.rawOcrText ?? '' }, version }
        : old,
    );
  const [copy, setCopy] = useState(() => (formData ? openCopy(props.document, putSaved, unsent) : null));
  const [opened, setOpened] = useState(0);
  const reopen = async () => {
    const fresh = await fetchDocument(sessionId);
    client.setQueryData(documentKey(sessionId), fresh);
    closeCopy(fresh);
    setCopy(openCopy(fresh, putSaved));
    setOpened((count) => count + 1);
  };
  useFreshCopy(copy, reopen);
  useResumed(copy);
  if (!copy)
    return (
      <Notice tone="problem" title={t('title', { form: formType })}>
        <p>{t('badData', { form: formType })}</p>
        <Button onClick={props.onBack}>{t('back')}</Button>
      </Notice>
    );
  return <ReviewForm key={opened} {...props} copy={copy} onReopen={reopen} />;
}

/**
 * What was taken over from another tab while the person was at another step has evidence that this page has not
 * fetched yet.
 */
function useFreshCopy(copy: WorkingCopy | null, reopen: () => Promise<void>) {
  const latest = useRef(reopen);
  latest.current = reopen;
  useEffect(() => {
    if (!copy?.isOutdated()) return;
    // Without a connection the answers stand there all the same.
    void copy.queue
      .flush()
      .then((isSaved) => (isSaved ? latest.current() : undefined))
      .catch(() => undefined);
  }, [copy]);
}

/** Answers stand here that the server did not have, typed in a page that was closed: that is said once. */
function useResumed(copy: WorkingCopy | null) {
  const { t } = useTranslation('review');
  useEffect(() => {
    if (copy?.takeResumed()) showToast({ title: t('resumed') });
  }, [copy, t]);
}
