import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAccount } from '../../lib/account/account-store.ts';
import { requestSignIn } from '../../lib/account/sign-in-request.ts';
import { isNotFound } from '../../lib/api/api-error.ts';
import { useDocument } from '../../lib/api/use-document.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { StepIndicator } from './step-indicator.tsx';
import { StepView } from './step-view.tsx';
import { stepNames } from './steps.ts';
import { useSession } from './use-session.ts';
import { useStep } from './use-step.ts';

export const WizardPage = () => {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Wizard />
    </QueryClientProvider>
  );
};

const Wizard = () => {
  const { t } = useTranslation('wizard');
  const { t: frame } = useTranslation('frame');
  const session = useSession();
  const account = useAccount();
  const navigate = useNavigate();
  const { data: document, error, refetch, isFetching } = useDocument(session.sessionId);
  const gone = isNotFound(error);
  const [wasGone, setWasGone] = useState(false);
  useEffect(() => {
    if (!gone) return;
    setWasGone(true);
    session.close();
  }, [gone, session.close]);

  const known = session.sessionId === null || document !== undefined;
  const { step, go } = useStep(document && session.sessionId ? document : null, known, wasGone);
  usePageTitle(t('pageTitle', { step: t(`steps.${stepNames[step]}`) }));

  if (!known) {
    if (error && !gone)
      return (
        <Notice tone="problem" title={t('unreachable.title')}>
          <p>{t('unreachable.text')}</p>
          <Button disabled={isFetching} onClick={() => void refetch()}>
            {t('unreachable.retry')}
          </Button>
        </Notice>
      );
    return <Waiting label={frame('loading')} />;
  }
  return (
    <div className="space-y-8">
      <StepIndicator current={step} />
      {wasGone && step === 1 ? (
        <Notice tone="warning" title={t('gone.title')}>
          <p>{t(account.kind === 'signed-out' ? 'gone.signedOut' : 'gone.text')}</p>
          {account.kind === 'signed-out' ? (
            <Button
              variant="secondary"
              onClick={() => requestSignIn({ onSuccess: () => void navigate('/app/documents') })}
            >
              {t('gone.signIn')}
            </Button>
          ) : null}
        </Notice>
      ) : null}
      <Suspense fallback={<Waiting label={frame('loading')} />}>
        <StepView
          step={step}
          go={go}
          document={session.sessionId && document ? document : null}
          onUploaded={(sessionId) => {
            setWasGone(false);
            session.open(sessionId);
          }}
          onStartNew={() => {
            session.close();
            window.location.assign('/app');
          }}
        />
      </Suspense>
    </div>
  );
};
