import type { DocumentView, TargetForm } from '@puente/contract';
import { Suspense, useState } from 'react';
import { UploadStep } from '../../features/upload/upload-step.tsx';
import { isRead } from '../../lib/api/is-read.ts';
import { lazyView } from '../../lib/i18n/lazy-view.ts';
import { forgetChosenPages } from './forget-chosen-pages.ts';
import type { Step } from './steps.ts';
import type { GoToStep } from './use-step.ts';

const FirstLook = lazyView(
  () => import('../../features/upload/first-look/first-look.tsx').then((m) => m.FirstLook),
  'files',
);
const FormChoiceStep = lazyView(
  () => import('../../features/form-choice/form-choice-step.tsx').then((m) => m.FormChoiceStep),
  'form-choice',
  'standing',
);
const ProcessingStep = lazyView(
  () => import('../../features/processing/processing-step.tsx').then((m) => m.ProcessingStep),
  'processing',
);
const RawTextStep = lazyView(
  () => import('../../features/raw-text/raw-text-step.tsx').then((m) => m.RawTextStep),
  'raw-text',
);
const Review = lazyView(
  () => import('../../features/review/as-applicant/review.tsx').then((m) => m.Review),
  'review',
  'fields',
  'options',
  'notes',
  'standing',
);
const ShareStep = lazyView(
  () => import('../../features/share/share-step.tsx').then((m) => m.ShareStep),
  'share',
);
const DownloadStep = lazyView(
  () => import('../../features/download/download-step.tsx').then((m) => m.DownloadStep),
  'download',
  'guide',
  'fields',
  'labels',
  'notes',
  'reasons',
  'review',
  'standing',
);

interface Props {
  readonly step: Step;
  readonly go: GoToStep;
  readonly document: DocumentView | null;
  readonly onUploaded: (sessionId: string) => void;
  readonly onStartNew: () => void;
}

/** The view of one step. The first comes with the page, the others when they are reached. */
export function StepView({ step, go, document, onUploaded, onStartNew }: Props) {
  const [wantedForm, setWantedForm] = useState<TargetForm | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const process = (formType: TargetForm) => {
    setFailure(null);
    setWantedForm(formType);
    void forgetChosenPages();
    go(2);
  };

  if (!document || step === 1)
    return (
      <UploadStep
        document={document}
        failure={failure ?? (document && !isRead(document) ? (document.error?.message ?? null) : null)}
        onUploaded={(sessionId) => {
          setFailure(null);
          onUploaded(sessionId);
        }}
        onProceed={() => go(1.5)}
        onRetry={() => {
          if (document) process(document.formType);
        }}
      />
    );
  if (step === 1.5)
    return (
      <div className="space-y-6">
        <Suspense fallback={null}>
          <FirstLook document={document} />
        </Suspense>
        <FormChoiceStep document={document} onBack={() => go(1)} onProcess={process} onResume={() => go(3)} />
      </div>
    );
  if (step === 2)
    return (
      <ProcessingStep
        key={document.sessionId}
        document={document}
        wantedForm={wantedForm}
        onStarted={() => setWantedForm(null)}
        onFinished={() => go(document.isSample ? 4 : 3, { replace: true })}
        onFailed={(message) => {
          setFailure(message);
          go(1, { replace: true });
        }}
        onBack={() => go(1)}
        onCancelled={() => go(1.5, { replace: true })}
      />
    );
  if (step === 3)
    return (
      <RawTextStep
        document={document}
        onReview={() => go(4)}
        onProcessAgain={() => process(document.formType)}
        onAnotherFile={() => go(1)}
      />
    );
  // A sample is shared with nobody.
  const [afterReview, beforeDownload] = document.isSample ? ([6, 4] as const) : ([5, 5] as const);
  if (step === 4)
    return <Review document={document} onBack={() => go(3)} onContinue={() => go(afterReview)} />;
  if (step === 5) return <ShareStep document={document} onBack={() => go(4)} onContinue={() => go(6)} />;
  return <DownloadStep document={document} onBack={() => go(beforeDownload)} onStartNew={onStartNew} />;
}
