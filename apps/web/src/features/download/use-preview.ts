import type { DocumentView } from '@puente/contract';
import { useTranslation } from 'react-i18next';
import { useAccountSend } from '../../lib/account/use-account-send.ts';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { showToast } from '../../ui/toast-store.ts';

/**
 * Fills the form, so that its pages can be looked at: a sample's by anybody. `pageCount` is null while nothing is shown.
 */
export function usePreview({ sessionId, formType, isSample }: DocumentView) {
  const { t } = useTranslation('download');
  const { send, sendAsIs, isBusy, answer, reset } = useAccountSend(
    formType,
    () => callEndpoint('generatePdf', { params: { sessionId }, retries: 0 }),
    {
      onFailed: () =>
        showToast({ title: t('preview.failedTitle'), description: t('preview.failedText'), problem: true }),
    },
  );
  return {
    isBusy,
    pageCount: answer?.pageCount ?? null,
    open: () => (isSample ? sendAsIs() : send()),
    close: reset,
  };
}
