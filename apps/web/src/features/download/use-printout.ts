import type { DocumentView } from '@puente/contract';
import { useTranslation } from 'react-i18next';
import { useAccountSend } from '../../lib/account/use-account-send.ts';
import { fetchEndpoint } from '../../lib/api/call-endpoint.ts';
import { saveFile } from '../../lib/save-file.ts';
import { showToast } from '../../ui/toast-store.ts';

const errorToastMs = 5000;
const endpointOf = { instructions: 'getInstructions', packet: 'getPacket' } as const;

/** Instructions or packet: made by the server in the language at hand, and saved; for those with an account. */
export function usePrintout(
  { sessionId, formType }: DocumentView,
  kind: keyof typeof endpointOf,
  fileName: string,
) {
  const { t, i18n } = useTranslation('download');
  const fetchPrintout = async () => {
    const response = await fetchEndpoint(endpointOf[kind], {
      params: { sessionId },
      headers: { accept: 'application/pdf', 'accept-language': i18n.language },
      retries: 0,
    });
    const pdf = await response.blob();
    if (pdf.size === 0) throw new Error(t('errors.zeroSize'));
    saveFile(pdf, fileName);
  };
  const { send, isBusy } = useAccountSend(formType, fetchPrintout, {
    onSent: () => showToast({ title: t(`printouts.${kind}.done`) }),
    onFailed: () =>
      showToast({
        title: t('errors.title'),
        description: t(`printouts.${kind}.failed`),
        problem: true,
        durationMs: errorToastMs,
      }),
  });
  return { isBusy, download: () => send() };
}
