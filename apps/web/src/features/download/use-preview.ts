import type { DocumentView } from '@puente/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actWithAccount } from '../../lib/account/sign-in-request.ts';
import { isSignedOut } from '../../lib/api/api-error.ts';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Fills the form, so that its pages can be looked at; `pageCount` is null while nothing is shown. */
export function usePreview(document: DocumentView) {
  const { t } = useTranslation('download');
  const [busy, setBusy] = useState(false);
  const [pageCount, setPageCount] = useState<number | null>(null);
  const run = async () => {
    setBusy(true);
    try {
      const report = await callEndpoint('generatePdf', {
        params: { sessionId: document.sessionId },
        retries: 0,
      });
      setPageCount(report.pageCount);
    } catch (error) {
      if (isSignedOut(error)) throw error;
      showToast({ title: t('preview.failedTitle'), description: t('preview.failedText'), problem: true });
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    pageCount,
    open: () => actWithAccount(document.formType, run),
    close: () => setPageCount(null),
  };
}
