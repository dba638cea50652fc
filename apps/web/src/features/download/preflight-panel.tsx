import type { DocumentView, Preflight } from '@puente/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { NewQuestions } from './new-questions.tsx';
import { OwnBlank } from './own-blank.tsx';
import {
  EditedAnswers,
  LetterChanges,
  MovedAnswers,
  OwnItems,
  PaperNotes,
  SignaturePlaces,
  UnplacedAnswers,
} from './preflight-lists.tsx';
import { StandingNotice } from './standing-notice.tsx';
import { ToDoItems } from './to-do-items.tsx';
import { usePreflight } from './use-preflight.ts';

/** A last look before the form leaves the site: what is blank, what to sign, how the edition stands. Stops nobody. */
export function PreflightPanel({ document }: { document: DocumentView }) {
  const { t } = useTranslation('download');
  const { data, isError, isFetching, refetch } = usePreflight(document.sessionId);
  return (
    <section aria-labelledby="preflight" className="space-y-4">
      <h2 id="preflight" className="text-lg font-semibold">
        {t('preflight.title')}
      </h2>
      {data ? <Findings preflight={data} sessionId={document.sessionId} /> : null}
      {isError && !data ? (
        <Notice tone="warning" title={t('preflight.failed')}>
          <p>{t('preflight.failedText')}</p>
          <Button variant="secondary" disabled={isFetching} onClick={() => void refetch()}>
            {t('preflight.retry')}
          </Button>
        </Notice>
      ) : null}
      {data || isError ? null : <Waiting label={t('preflight.loading')} />}
    </section>
  );
}

function Findings({ preflight, sessionId }: { preflight: Preflight; sessionId: string }) {
  const { t } = useTranslation('download');
  return (
    <>
      <StandingNotice preflight={preflight} />
      <OwnBlank preflight={preflight} sessionId={sessionId} />
      <p className="max-w-prose">{t('preflight.lead')}</p>
      <div className="divide-y divide-line border-y border-line">
        <NewQuestions preflight={preflight} sessionId={sessionId} />
        <ToDoItems preflight={preflight} />
        <OwnItems preflight={preflight} />
        <SignaturePlaces preflight={preflight} />
        <UnplacedAnswers preflight={preflight} />
        <MovedAnswers preflight={preflight} />
        <EditedAnswers preflight={preflight} />
        <LetterChanges preflight={preflight} />
        <PaperNotes preflight={preflight} />
      </div>
    </>
  );
}
