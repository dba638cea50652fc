import type { DocumentView, Preflight } from '@puente/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import {
  BlankItems,
  EditedAnswers,
  LetterChanges,
  MovedAnswers,
  PaperNotes,
  SignaturePlaces,
} from './preflight-lists.tsx';
import { StandingNotice } from './standing-notice.tsx';
import { usePreflight } from './use-preflight.ts';
import { WarningItems } from './warning-items.tsx';

/** A last look before the form leaves the site: what is blank, what to sign, how the edition stands. Stops nobody. */
export function PreflightPanel({ document }: { document: DocumentView }) {
  const { t } = useTranslation('download');
  const { data, isError, isFetching, refetch } = usePreflight(document.sessionId);
  return (
    <section aria-labelledby="preflight" className="space-y-4">
      <h2 id="preflight" className="text-xl font-semibold">
        {t('preflight.title')}
      </h2>
      {data ? <Findings preflight={data} /> : null}
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

function Findings({ preflight }: { preflight: Preflight }) {
  const { t } = useTranslation('download');
  const typed = preflight.missing.filter(({ path }) => path !== null);
  const byHand = preflight.missing.filter(({ path }) => path === null);
  return (
    <>
      <StandingNotice preflight={preflight} />
      <p className="max-w-prose">{t('preflight.lead')}</p>
      <div className="space-y-2">
        <WarningItems preflight={preflight} />
        <BlankItems items={typed} kind="typed" />
        <BlankItems items={byHand} kind="byHand" />
        <SignaturePlaces preflight={preflight} />
        <MovedAnswers preflight={preflight} />
        <EditedAnswers preflight={preflight} />
        <LetterChanges preflight={preflight} />
        <PaperNotes preflight={preflight} />
      </div>
    </>
  );
}
