import type { DocumentView } from '@puente/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actWithAccount } from '../../lib/account/sign-in-request.ts';
import { isSignedOut } from '../../lib/api/api-error.ts';
import { fetchEndpoint } from '../../lib/api/call-endpoint.ts';
import { saveFile } from '../../lib/save-file.ts';
import { showToast } from '../../ui/toast-store.ts';

const errorToastMs = 5000;
const endpointOf = { instructions: 'getInstructions', packet: 'getPacket' } as const;

/** Instructions or packet: made by the server in the language at hand, and saved; for those with an account. */
export function usePaper(document: DocumentView, kind: keyof typeof endpointOf, fileName: string) {
  const { t, i18n } = useTranslation('download');
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const response = await fetchEndpoint(endpointOf[kind], {
        params: { sessionId: document.sessionId },
        headers: { accept: 'application/pdf', 'accept-language': i18n.language },
        retries: 0,
      });
      const pdf = await response.blob();
      if (pdf.size === 0) throw new Error(t('errors.zeroSize'));
      saveFile(pdf, fileName);
      showToast({ title: t(`papers.${kind}.done`) });
    } catch (error) {
      if (isSignedOut(error)) throw error;
      showToast({
        title: t('errors.title'),
        description: t(`papers.${kind}.failed`),
        problem: true,
        durationMs: errorToastMs,
      });
    } finally {
      setBusy(false);
    }
  };
  return { busy, download: () => actWithAccount(document.formType, run) };
}
