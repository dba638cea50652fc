import type { DocumentView } from '@puente/contract';
import { FileCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRead } from '../../lib/api/is-read.ts';
import { useOutsideModel } from '../../lib/api/use-outside-model.ts';
import { loadTexts } from '../../lib/i18n/i18n.ts';
import { lazyView } from '../../lib/i18n/lazy-view.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { DropZone } from './drop-zone.tsx';
import type { IntakeMode } from './intake/intake.tsx';

const Intake = lazyView(() => import('./intake/intake.tsx').then((m) => m.Intake), 'files', 'errors');
/** Before the view is shown: where it does not arrive the files are still at hand, to be tried again. */
const fetchIntake = () => Promise.all([import('./intake/intake.tsx'), loadTexts('files', 'errors')]);
const FirstLook = lazyView(() => import('./first-look/first-look.tsx').then((m) => m.FirstLook), 'files');
const VisionModelConsent = lazyView(
  () => import('./vision-model-consent.tsx').then((m) => m.VisionModelConsent),
  'outside',
);

const proceedDelayMs = 100;

interface Props {
  readonly document: DocumentView | null;
  /** Why the last reading failed, when it did. */
  readonly failure: string | null;
  readonly onUploaded: (sessionId: string) => void;
  readonly onProceed: () => void;
  readonly onRetry: () => void;
}

/** What was chosen last; null: pages are to be added to what is there. */
interface Choice {
  readonly number: number;
  readonly files: readonly File[] | null;
}

export function UploadStep({ document, failure, onUploaded, onProceed, onRetry }: Props) {
  const { t } = useTranslation('wizard');
  const [choice, setChoice] = useState<Choice | null>(null);
  const [mode, setMode] = useState<IntakeMode>('idle');
  const [unsent, setUnsent] = useState<Choice['files'] | undefined>();
  const outside = useOutsideModel('visionModel', document !== null);
  const fileName = document?.fileName ?? null;
  const isIdle = mode === 'idle';
  const choose = async (files: Choice['files']) => {
    setUnsent(undefined);
    try {
      await fetchIntake();
      setChoice((before) => ({ number: (before?.number ?? 0) + 1, files }));
    } catch {
      setUnsent(files);
    }
  };
  return (
    <section className="step-beside space-y-6">
      <StepHeading>{t('upload.title')}</StepHeading>
      {isIdle ? <p className="max-w-prose">{t('upload.lead')}</p> : null}
      {failure && document && isIdle ? (
        <Notice tone="problem" title={t('failed.title')}>
          <p>{failure}</p>
          <p>{t('failed.fileSafe')}</p>
          <Button onClick={onRetry}>{t('failed.retry')}</Button>
        </Notice>
      ) : null}
      {unsent === undefined ? null : (
        <Notice tone="problem" title={t('upload.failedFallback')}>
          <Button variant="secondary" onClick={() => void choose(unsent)}>
            {t('upload.tryAgain')}
          </Button>
        </Notice>
      )}
      {isIdle ? <Uploaded fileName={fileName} /> : null}
      {document && isIdle ? (
        <Suspense fallback={null}>
          <FirstLook document={document} onAdd={() => void choose(null)} />
        </Suspense>
      ) : null}
      {isIdle ? (
        <DropZone
          hasFile={fileName !== null}
          // While the device shows its files, what comes next is fetched.
          onOpen={() => void fetchIntake().catch(() => undefined)}
          onFiles={(files) => void choose(files)}
        />
      ) : null}
      {choice ? (
        <Suspense fallback={null}>
          <Intake choice={choice} mode={mode} onMode={setMode} onUploaded={onUploaded} />
        </Suspense>
      ) : null}
      {isIdle ? <p className="step-aside">{t('upload.privacy')}</p> : null}
      {outside && document && isIdle && !isRead(document) && document.status !== 'processing' ? (
        <Suspense fallback={null}>
          <VisionModelConsent key={document.sessionId} document={document} host={outside} />
        </Suspense>
      ) : null}
      {mode === 'pages' ? null : <Proceed fileName={fileName} isReady={isIdle} onProceed={onProceed} />}
    </section>
  );
}

function Uploaded({ fileName }: { fileName: string | null }) {
  const { t } = useTranslation('wizard');
  return (
    <div role="status">
      {fileName ? (
        <p className="flex items-start gap-2 rounded-md border-s-4 border-good bg-good-soft p-4 font-semibold">
          <FileCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{t('upload.done', { file: fileName })}</span>
        </p>
      ) : null}
    </div>
  );
}

function Proceed({
  fileName,
  isReady,
  onProceed,
}: {
  fileName: string | null;
  isReady: boolean;
  onProceed: () => void;
}) {
  const { t } = useTranslation('wizard');
  const proceed = () => {
    if (!fileName)
      return showToast({
        title: t('upload.cannotProceed'),
        description: t('upload.uploadFirst'),
        problem: true,
      });
    showToast({ title: t('upload.completeTitle'), description: t('upload.completeText') });
    setTimeout(onProceed, proceedDelayMs);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        disabled={!fileName || !isReady}
        aria-describedby={fileName ? undefined : 'proceed-hint'}
        onClick={proceed}
      >
        {t('upload.proceed')}
      </Button>
      {fileName ? null : (
        <p id="proceed-hint" className="text-muted">
          {t('upload.proceedHint')}
        </p>
      )}
      {import.meta.env.DEV ? <ForceStep2 label={t('upload.forceStep2')} /> : null}
    </div>
  );
}

const ForceStep2 = ({ label }: { label: string }) => (
  <Button
    variant="quiet"
    onClick={() => {
      window.location.hash = '#step2';
      window.location.reload();
    }}
  >
    {label}
  </Button>
);
