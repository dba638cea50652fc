import type { DocumentView } from '@puente/contract';
import { FileCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRead } from '../../lib/api/is-read.ts';
import { useVisionModel } from '../../lib/api/use-vision-model.ts';
import { lazyView } from '../../lib/i18n/lazy-view.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { DropZone } from './drop-zone.tsx';
import { type UploadState, useUpload } from './use-upload.ts';

const PhotoAlbum = lazyView(() => import('./photos/photo-album.tsx').then((m) => m.PhotoAlbum), 'photos');

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

export function UploadStep({ document, failure, onUploaded, onProceed, onRetry }: Props) {
  const { t } = useTranslation('wizard');
  const [withPhotos, setWithPhotos] = useState(false);
  const { state, upload, cancel } = useUpload((sessionId) => {
    setWithPhotos(false);
    onUploaded(sessionId);
  });
  const outside = useVisionModel();
  const fileName = document?.fileName ?? null;
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
  const sending = state.kind === 'sending';
  return (
    <section className="max-w-3xl space-y-6">
      <StepHeading>{t('upload.title')}</StepHeading>
      <p className="max-w-prose">{t('upload.lead')}</p>
      {failure && document && state.kind === 'idle' ? (
        <Notice tone="problem" title={t('failed.title')}>
          <p>{failure}</p>
          <p>{t('failed.fileSafe')}</p>
          <Button onClick={onRetry}>{t('failed.retry')}</Button>
        </Notice>
      ) : null}
      {sending || withPhotos ? null : (
        <>
          <DropZone hasFile={fileName !== null} onFile={(file) => void upload(file)} />
          <Button variant="quiet" className="px-2!" onClick={() => setWithPhotos(true)}>
            {t('upload.photos')}
          </Button>
        </>
      )}
      {withPhotos ? (
        // Out of sight while they are sent: should that fail, the photos are still there.
        <div hidden={sending}>
          <Suspense fallback={null}>
            <PhotoAlbum onFile={(file) => void upload(file)} onClose={() => setWithPhotos(false)} />
          </Suspense>
        </div>
      ) : null}
      <UploadStatus
        state={state}
        fileName={fileName}
        onCancel={cancel}
        onRetry={(file) => void upload(file)}
      />
      <p className="max-w-prose text-muted">{t('upload.privacy')}</p>
      {outside && document && !sending && !isRead(document) && document.status !== 'processing' ? (
        <Suspense fallback={null}>
          <VisionModelConsent key={document.sessionId} document={document} host={outside} />
        </Suspense>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          disabled={!fileName || sending}
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
    </section>
  );
}

function UploadStatus({
  state,
  fileName,
  onCancel,
  onRetry,
}: {
  state: UploadState;
  fileName: string | null;
  onCancel: () => void;
  onRetry: (file: File) => void;
}) {
  const { t } = useTranslation('wizard');
  if (state.kind === 'sending')
    return (
      <div className="card space-y-4 p-4">
        <ProgressBar label={t('upload.uploading', { file: state.fileName })} percent={state.percent} />
        <p role="status">{state.percent >= 100 ? t('upload.checking') : ''}</p>
        <Button variant="secondary" onClick={onCancel}>
          {t('upload.cancel')}
        </Button>
      </div>
    );
  if (state.kind === 'failed')
    return (
      <Notice tone="problem" title={t('upload.failedTitle')}>
        <p>{state.message}</p>
        {state.file ? (
          <Button variant="secondary" onClick={() => state.file && onRetry(state.file)}>
            {t('upload.tryAgain')}
          </Button>
        ) : null}
      </Notice>
    );
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
