import { useQueryClient } from '@tanstack/react-query';
import { navigate } from 'raviger';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEmailGate } from '../../features/email-capture/use-email-gate.ts';
import { ClosedView } from '../../features/idle-lock/closed-view.tsx';
import { IdleLock } from '../../features/idle-lock/idle-lock.tsx';
import { useAccount } from '../../lib/account/account-store.ts';
import { isNotFound } from '../../lib/api/api-error.ts';
import { useDocument } from '../../lib/api/use-document.ts';
import { lazyView } from '../../lib/i18n/lazy-view.ts';
import { QueryScope } from '../../lib/query-scope.tsx';
import { clearSessionId, readSessionId } from '../../lib/storage.ts';
import { sweepUnsent } from '../../lib/unsent-store.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { EmailGate } from '../email-gate.ts';
import { DocumentGone } from './document-gone.tsx';
import { forgetChosenPages } from './forget-chosen-pages.ts';
import { StepIndicator } from './step-indicator.tsx';
import { StepView } from './step-view.tsx';
import { stepNames } from './steps.ts';
import { Unreachable } from './unreachable.tsx';
import { useReceivedView } from './use-received-view.ts';
import { useSessionId } from './use-session-id.ts';
import { useStep } from './use-step.ts';

const SampleStrip = lazyView(
  () => import('../../features/sample/sample-strip.tsx').then((m) => m.SampleStrip),
  'sample',
);
const ReviewNotice = lazyView(
  () => import('../../features/review/as-applicant/received/review-notice.tsx').then((m) => m.ReviewNotice),
  'received',
);
const ReceivedView = lazyView(
  () => import('./received-view.tsx').then((m) => m.ReceivedView),
  'received',
  'review',
  'fields',
  'options',
);

/** What was typed in a review. Where none was open its code has not come, and there is nothing to forget. */
const forgetReviews = () =>
  import('../../features/review/saving/working-copy.ts').then(
    ({ forgetCopies }) => forgetCopies(),
    () => undefined,
  );

const gatedFrom = 3.5;

export function WizardPage() {
  const [isClosed, setClosed] = useState(false);
  useEffect(() => sweepUnsent(null), []);
  const close = useCallback(() => setClosed(true), []);
  if (isClosed) return <ClosedView onStart={() => setClosed(false)} />;
  return (
    <QueryScope>
      <Wizard onClosed={close} />
    </QueryScope>
  );
}

/** Closes the document that is open: nothing of it is kept. */
function useClose(onClosed: () => void): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    sweepUnsent(readSessionId());
    clearSessionId();
    client.clear();
    void forgetReviews();
    void forgetChosenPages();
    onClosed();
  }, [client, onClosed]);
}

function Wizard({ onClosed }: { onClosed: () => void }) {
  const { t } = useTranslation('wizard');
  const { t: idle } = useTranslation('idle');
  const { t: frame } = useTranslation('frame');
  const session = useSessionId();
  const { data: document, error, refetch, isFetching } = useDocument(session.sessionId);
  const gone = isNotFound(error);
  const isInNoAccount = document?.inAccount === false;
  const [wasGone, setWasGone] = useState(false);
  useEffect(() => {
    if (!gone) return;
    setWasGone(true);
    // In an account it can be opened again, after a new sign-in.
    if (isInNoAccount) void forgetReviews();
    sweepUnsent(session.sessionId);
    session.close();
  }, [gone, isInNoAccount, session.sessionId, session.close]);

  const known = session.sessionId === null || document !== undefined;
  const { step, go } = useStep(document && session.sessionId ? document : null, known, wasGone);
  const gate = useEmailGate(step >= gatedFrom && document?.isSample !== true);
  const received = useReceivedView();
  const close = useClose(onClosed);
  usePageTitle(t('pageTitle', { step: t(`steps.${stepNames[step]}`) }));

  const shown = session.sessionId && document ? document : null;
  const reviewed = step >= 4 ? shown : null;
  // Only who has an account can have shared anything.
  const mayHaveReviews = useAccount().kind === 'signed-in';
  if (!known && error && !gone)
    return <Unreachable error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!known || gate.state === 'unknown') return <Waiting label={frame('loading')} />;
  return (
    <div className="space-y-5">
      {shown && !shown.inAccount ? (
        <IdleLock key={shown.sessionId} document={shown} onClosed={close} />
      ) : null}
      {shown?.isSample ? (
        <Suspense fallback={null}>
          <SampleStrip sessionId={shown.sessionId} />
        </Suspense>
      ) : null}
      <StepIndicator current={step} />
      {wasGone && step === 1 ? (
        <DocumentGone text={idle('gone.text')} onSignedIn={() => navigate('/app/documents')} />
      ) : null}
      {reviewed && mayHaveReviews && !received.isOpen && gate.state !== 'closed' ? (
        <Suspense fallback={null}>
          <ReviewNotice document={reviewed} onOpen={received.open} />
        </Suspense>
      ) : null}
      <Suspense fallback={<Waiting label={frame('loading')} />}>
        {gate.state === 'closed' ? (
          <EmailGate source="app_gate" onPassed={gate.pass} />
        ) : reviewed && received.isOpen ? (
          <ReceivedView document={reviewed} onBack={received.close} />
        ) : (
          <StepView
            step={step}
            go={go}
            document={shown}
            onUploaded={(sessionId) => {
              setWasGone(false);
              session.open(sessionId);
            }}
            onStartNew={() => {
              session.close();
              window.location.assign('/app');
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
