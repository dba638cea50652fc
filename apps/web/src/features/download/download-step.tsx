import type { DocumentView } from '@puente/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { ConfirmNew } from './confirm-new.tsx';
import { Donation } from './donation.tsx';
import { DownloadButton } from './download-button.tsx';
import { FillReport } from './fill-report.tsx';
import { NextSteps } from './next-steps.tsx';
import { PreflightPanel } from './preflight-panel.tsx';
import { Printouts } from './printouts.tsx';
import { ReviewStatus } from './review-status.tsx';
import { toPdfName } from './to-pdf-name.ts';
import { useDownload } from './use-download.ts';

interface Props {
  readonly document: DocumentView;
  readonly onBack: () => void;
  readonly onStartNew: () => void;
}

export function DownloadStep({ document, onBack, onStartNew }: Props) {
  const { t } = useTranslation('download');
  const form = document.formType;
  const fileName = toPdfName(document, 'Form');
  const { isBusy, isSaved, report, failure, download } = useDownload(document, fileName);
  const [asking, setAsking] = useState(false);
  return (
    <section className="max-w-3xl space-y-8">
      <div className="space-y-3">
        <StepHeading>
          <Unbroken text={t('title', { form })} />
        </StepHeading>
        <ReviewStatus document={document} />
        <DownloadButton form={form} fileName={fileName} busy={isBusy} done={isSaved} onDownload={download} />
      </div>
      {failure ? (
        <Notice tone="problem" title={t('errors.text')}>
          <p>{failure}</p>
          <p>{t('errors.kept')}</p>
        </Notice>
      ) : null}
      {report ? <FillReport report={report} /> : null}
      <PreflightPanel document={document} />
      <Printouts document={document} />
      <NextSteps form={form} />
      <Donation />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button variant="secondary" onClick={onBack}>
          {t('back')}
        </Button>
        <Button variant="secondary" onClick={() => (isSaved ? onStartNew() : setAsking(true))}>
          {t('startNew')}
        </Button>
      </div>
      {asking ? <ConfirmNew onYes={onStartNew} onNo={() => setAsking(false)} /> : null}
    </section>
  );
}
