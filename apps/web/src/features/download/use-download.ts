import type { DocumentView, FillReport } from '@puente/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountSend } from '../../lib/account/use-account-send.ts';
import { saveFile } from '../../lib/save-file.ts';
import { showToast } from '../../ui/toast-store.ts';
import { fetchPdf } from './fetch-pdf.ts';

const errorToastMs = 5000;

export function useDownload({ sessionId, formType }: DocumentView, fileName: string) {
  const { t } = useTranslation('download');
  // What the last file said stays, whatever becomes of the next try.
  const [saved, setSaved] = useState<{ readonly report: FillReport | null } | null>(null);
  const fetchAndSave = async () => {
    if (!sessionId)
      return showToast({
        title: t('errors.sessionTitle'),
        description: t('errors.sessionText'),
        problem: true,
      });
    const { pdf, report } = await fetchPdf(sessionId, {
      generate: t('errors.generate'),
      format: t('errors.format'),
      empty: t('errors.empty'),
      zeroSize: t('errors.zeroSize'),
      both: t('errors.both'),
      status: (status) => t('errors.status', { status }),
    });
    saveFile(pdf, fileName);
    setSaved({ report });
    showToast(
      report
        ? { title: t('done.title'), description: t('done.text', { form: formType }) }
        : { title: t('done.fallbackTitle'), description: t('done.fallbackText', { form: formType }) },
    );
  };
  const onFailed = () =>
    showToast({
      title: t('errors.title'),
      description: t('errors.text'),
      problem: true,
      durationMs: errorToastMs,
    });
  const { send, isBusy, error } = useAccountSend(formType, fetchAndSave, { onFailed });
  const cause = error?.cause instanceof Error ? error.cause : error;
  return {
    isBusy,
    isSaved: saved !== null,
    report: saved?.report ?? null,
    /** The cause of the last failure, in words. */
    failure: cause?.message ?? null,
    download: () => send(),
  };
}
