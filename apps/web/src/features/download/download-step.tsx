import type { DocumentView } from '@puente/contract';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { FillReport } from './fill-report.tsx';
import { useDownload } from './use-download.ts';

interface Props {
  readonly document: DocumentView;
  readonly onBack: () => void;
  readonly onStartNew: () => void;
}

export const DownloadStep = ({ document, onBack, onStartNew }: Props) => {
  const { t } = useTranslation('download');
  const form = document.formType;
  const fileName = `${form}-Form.pdf`;
  const { busy, done, report, failure, download } = useDownload(document, fileName);
  const [asking, setAsking] = useState(false);
  return (
    <section className="max-w-3xl space-y-6">
      <StepHeading>{t('title', { form })}</StepHeading>
      <p className="max-w-prose">{t('lead')}</p>
      <BlankNotice form={form} report={report} />
      <div className="space-y-2">
        <Button disabled={busy} onClick={download} className="w-full text-lg sm:w-auto">
          <Download aria-hidden className="size-5" />
          {busy ? t('generating') : t(done ? 'again' : 'download')}
        </Button>
        <p className="text-muted">{t('fileName', { file: fileName })}</p>
      </div>
      {failure ? (
        <Notice tone="problem" title={t('errors.text')}>
          <p>{failure}</p>
          <p>{t('errors.kept')}</p>
        </Notice>
      ) : null}
      {report ? <FillReport report={report} /> : null}
      <NextSteps form={form} />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button variant="secondary" onClick={onBack}>
          {t('back')}
        </Button>
        <Button variant="secondary" onClick={() => (done ? onStartNew() : setAsking(true))}>
          {t('startNew')}
        </Button>
      </div>
      {asking ? <ConfirmNew onYes={onStartNew} onNo={() => setAsking(false)} /> : null}
    </section>
  );
};

interface Blank {
  readonly official: boolean;
  readonly edition: string;
}

/** Official form or worksheet: from the report once there is one, before that from what the server has installed. */
const BlankNotice = ({ form, report }: { form: DocumentView['formType']; report: Blank | null }) => {
  const { t } = useTranslation('download');
  const { data: health } = useQuery<{ forms: Partial<Record<string, Blank>> }>({ queryKey: ['/api/health'] });
  const blank = report ?? health?.forms[form] ?? null;
  if (!blank) return null;
  if (!blank.official)
    return (
      <Notice tone="warning" title={t('worksheet')}>
        <p>{t('worksheetText', { form })}</p>
      </Notice>
    );
  return (
    <Notice tone="info" title={t('official', { form, edition: blank.edition })}>
      <p>{t('editionUnchecked')}</p>
    </Notice>
  );
};

const NextSteps = ({ form }: { form: DocumentView['formType'] }) => {
  const { t } = useTranslation('download');
  const address = `uscis.gov/${form.toLowerCase()}`;
  const [before, after] = t('next.site', { address: '\n' }).split('\n');
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-xl font-semibold">
        {t('next.title')}
      </h2>
      <ol className="mt-3 max-w-prose list-decimal space-y-2 ps-6">
        <li>{t('next.check')}</li>
        <li>{t('next.legal')}</li>
        <li>{t('next.sign')}</li>
        <li>
          {before}
          <a
            href={`https://www.${address}`}
            rel="noreferrer"
            target="_blank"
            className="font-semibold text-accent underline"
          >
            {address}
          </a>
          {after}
        </li>
        <li>{t('next.copy')}</li>
      </ol>
    </section>
  );
};

const ConfirmNew = ({ onYes, onNo }: { onYes: () => void; onNo: () => void }) => {
  const { t } = useTranslation('download');
  const { t: frame } = useTranslation('frame');
  return (
    <Dialog title={t('confirmNew.title')} closeLabel={frame('close')} onClose={onNo}>
      <p>{t('confirmNew.text')}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onYes}>{t('confirmNew.yes')}</Button>
        <Button variant="secondary" onClick={onNo}>
          {t('confirmNew.no')}
        </Button>
      </div>
    </Dialog>
  );
};
