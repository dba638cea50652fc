import type { DocumentView, FillReport } from '@puente/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actWithAccount } from '../../lib/account/sign-in-request.ts';
import { isSignedOut } from '../../lib/api/api-error.ts';
import { saveFile } from '../../lib/save-file.ts';
import { showToast } from '../../ui/toast-store.ts';
import { fetchPdf } from './fetch-pdf.ts';

const errorToastMs = 5000;

interface DownloadState {
  readonly busy: boolean;
  readonly done: boolean;
  readonly report: FillReport | null;
  /** The cause of the last failure, in words. */
  readonly failure: string | null;
}

export function useDownload(document: DocumentView, fileName: string) {
  const { t } = useTranslation('download');
  const [state, setState] = useState<DownloadState>({
    busy: false,
    done: false,
    report: null,
    failure: null,
  });
  const run = async () => {
    if (!document.sessionId)
      return showToast({
        title: t('errors.sessionTitle'),
        description: t('errors.sessionText'),
        problem: true,
      });
    setState((before) => ({ ...before, busy: true, failure: null }));
    try {
      const { pdf, report } = await fetchPdf(document.sessionId, {
        generate: t('errors.generate'),
        format: t('errors.format'),
        empty: t('errors.empty'),
        zeroSize: t('errors.zeroSize'),
        both: t('errors.both'),
        status: (status) => t('errors.status', { status }),
      });
      saveFile(pdf, fileName);
      setState({ busy: false, done: true, report, failure: null });
      const form = document.formType;
      showToast(
        report
          ? { title: t('done.title'), description: t('done.text', { form }) }
          : { title: t('done.fallbackTitle'), description: t('done.fallbackText', { form }) },
      );
    } catch (error) {
      if (isSignedOut(error)) {
        setState((before) => ({ ...before, busy: false }));
        throw error;
      }
      const { message, cause } = error as Error;
      setState((before) => ({
        ...before,
        busy: false,
        failure: cause instanceof Error ? cause.message : message,
      }));
      showToast({
        title: t('errors.title'),
        description: t('errors.text'),
        problem: true,
        durationMs: errorToastMs,
      });
    }
  };
  return { ...state, download: () => actWithAccount(document.formType, run) };
}
