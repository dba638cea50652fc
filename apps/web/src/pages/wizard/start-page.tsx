import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadStep } from '../../features/upload/upload-step.tsx';
import { useQuery } from '../../lib/address.ts';
import { lazyView } from '../../lib/i18n/lazy-view.ts';
import { readSessionId, writeSessionId } from '../../lib/storage.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { StepIndicator } from './step-indicator.tsx';
import { stepNames } from './steps.ts';
import { useStep } from './use-step.ts';

const SampleStart = lazyView(
  () => import('../../features/sample/sample-start.tsx').then((m) => m.SampleStart),
  'sample',
);
const WizardPage = lazyView(() => import('./wizard-page.tsx').then((m) => m.WizardPage), 'wizard', 'idle');

/** The wizard. Its first step needs nothing from the server: what follows documents comes with the first one. */
export function StartPage() {
  const { t } = useTranslation('frame');
  const [hasDocument, setHasDocument] = useState(() => readSessionId() !== null);
  const open = (sessionId: string) => {
    writeSessionId(sessionId);
    setHasDocument(true);
  };
  const query = useQuery();
  const isSample = query.startsWith('?sample');
  if (!hasDocument && !isSample) return <FirstStep onUploaded={open} />;
  return (
    <Suspense fallback={<Waiting label={t('loading')} />}>
      {isSample ? <SampleStart query={query} onStarted={open} /> : <WizardPage />}
    </Suspense>
  );
}

function FirstStep({ onUploaded }: { onUploaded: (sessionId: string) => void }) {
  const { t } = useTranslation('wizard');
  const { step, go } = useStep(null, true, false);
  usePageTitle(t('pageTitle', { step: t(`steps.${stepNames[step]}`) }));
  return (
    <div className="space-y-8">
      <StepIndicator current={step} />
      <UploadStep
        document={null}
        failure={null}
        onUploaded={onUploaded}
        onProceed={() => go(1.5)}
        onRetry={() => undefined}
      />
    </div>
  );
}
