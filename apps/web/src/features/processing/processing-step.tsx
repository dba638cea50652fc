import type { DocumentView, Progress, TargetForm } from '@puente/contract';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { StageBars } from './stage-bars.tsx';
import { useHowLong } from './use-how-long.ts';
import { type ProcessingFault, useProcessing } from './use-processing.ts';
import { useQueuePlace } from './use-queue-place.ts';

const finishedPauseMs = 1000;
const failedPauseMs = 1500;
const nothingYet: Progress = { ocr: 0, ai: 0, form: 0, page: 0, pages: 0 };
const everything = { ocr: 100, ai: 100, form: 100 };

interface Props {
  readonly document: DocumentView;
  /** The form just chosen; null when the view was opened again on a run from before. */
  readonly wantedForm: TargetForm | null;
  readonly onStarted: () => void;
  readonly onFinished: () => void;
  readonly onFailed: (message: string) => void;
  readonly onBack: () => void;
  readonly onCancelled: () => void;
}

export function ProcessingStep(props: Props) {
  const { t } = useTranslation('processing');
  const { t: wizard } = useTranslation('wizard');
  const { phase, fault, document, lostBy, start, cancel } = useProcessing(
    props.document,
    props.wantedForm,
    props.onStarted,
  );
  const message = useFaultMessage(fault);
  const form = useRef(props.wantedForm ?? document.formType);
  useEnd(phase, message, props);

  const wasRead = phase === 'finished';
  const isRunning = phase === 'following' || phase === 'stopping';
  const progress = wasRead
    ? { ...document.progress, ...everything }
    : isRunning
      ? document.progress
      : nothingYet;
  const howLong = useHowLong(document.sessionId, progress);
  const place = useQueuePlace(document.sessionId, phase === 'following' && progress.ocr === 0);
  const stop = () => cancel().catch(() => showToast({ title: t('stopFailed'), problem: true }));
  return (
    <section className="max-w-3xl space-y-6">
      <StepHeading>{t('title')}</StepHeading>
      <p className="max-w-prose">{wasRead ? t('done') : `${howLong} ${t('lead')}`}</p>
      <p className="flex items-center gap-2 font-semibold">
        <CircleCheck aria-hidden className="size-5 text-good" />
        {t('uploaded')}
      </p>
      <StageBars key={phase === 'starting' ? 'starting' : 'run'} progress={progress} form={form.current} />
      <p role="status">{phase === 'starting' ? t('starting') : wasRead ? t('announceDone') : place}</p>
      {isRunning || phase === 'starting' ? (
        <Button variant="secondary" disabled={phase !== 'following'} onClick={() => void stop()}>
          {t(phase === 'stopping' ? 'stopping' : 'stop')}
        </Button>
      ) : null}
      {lostBy ? (
        <Notice tone="warning">
          {lostBy instanceof ApiError ? <p>{wizard('fetchFailed', { status: lostBy.status })}</p> : null}
          <p>{t('lost')}</p>
        </Notice>
      ) : null}
      {phase === 'failed' || phase === 'failed-before' ? (
        <Notice tone="problem" title={wizard('failed.title')}>
          <p>{message ?? document.error?.message}</p>
          <p>{wizard('failed.fileSafe')}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => void start(form.current)}>{wizard('failed.retry')}</Button>
            <Button variant="secondary" onClick={props.onBack}>
              {t('back')}
            </Button>
          </div>
        </Notice>
      ) : null}
    </section>
  );
}

/** What happens after the end: on to the text, or a toast and, after a pause, back to the upload. */
function useEnd(phase: string, message: string | null, { onFinished, onFailed, onCancelled }: Props) {
  const { t } = useTranslation('processing');
  const { t: wizard } = useTranslation('wizard');
  const latest = useRef({ onFinished, onFailed, onCancelled });
  latest.current = { onFinished, onFailed, onCancelled };
  useEffect(() => {
    if (phase === 'cancelled') {
      showToast({ title: t('stopped'), description: t('stoppedText') });
      return latest.current.onCancelled();
    }
    if (phase !== 'finished' && phase !== 'failed') return;
    const failed = phase === 'failed';
    if (failed) showToast({ title: wizard('failed.title'), description: message ?? '', problem: true });
    const timer = setTimeout(
      () => (failed ? latest.current.onFailed(message ?? '') : latest.current.onFinished()),
      failed ? failedPauseMs : finishedPauseMs,
    );
    return () => clearTimeout(timer);
  }, [phase, message, t, wizard]);
}

function useFaultMessage(fault: ProcessingFault | null): string | null {
  const { t } = useTranslation('processing');
  const { t: wizard } = useTranslation('wizard');
  if (!fault) return null;
  if (fault.kind === 'no-form-data') return t('noFormData');
  const status = fault.status ?? '–';
  if (fault.kind === 'not-fetched') return wizard('fetchFailed', { status });
  return fault.message ?? t('failedStatus', { status });
}
