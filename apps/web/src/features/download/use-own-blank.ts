import type { Preflight } from '@puente/contract';
import { maxUploadBytes } from '@puente/contract/limits';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../lib/api/api-error.ts';
import { callEndpoint, fetchEndpoint } from '../../lib/api/call-endpoint.ts';
import { useSend } from '../../lib/api/use-send.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useLookAgain } from './use-look-again.ts';

/** Why a file is not sent at all, in words for the person. */
class NotSent extends Error {}

/** Puts a blank of the person's own in place of the installed one, and takes it away again. */
export function useOwnBlank(sessionId: string, { form }: Preflight, onChanged: () => void) {
  const { t } = useTranslation('download');
  const askAnew = useLookAgain(sessionId);
  const params = { sessionId, formType: form };
  const lookAgain = async () => {
    await askAnew();
    onChanged();
  };
  const adding = useSend(
    async (file: File) => {
      if (file.size > maxUploadBytes) throw new NotSent(t('ownBlank.tooLarge'));
      const body = new FormData();
      body.append('file', file);
      return callEndpoint('addOwnBlank', { params, body, retries: 0 });
    },
    {
      onSent: async ({ edition }) => {
        await lookAgain();
        showToast({ title: t('ownBlank.added', { edition }) });
      },
    },
  );
  const removing = useSend(() => fetchEndpoint('deleteOwnBlank', { params }), {
    onSent: async () => {
      await lookAgain();
      showToast({ title: t('ownBlank.removed') });
    },
    onFailed: () => showToast({ title: t('ownBlank.removeFailed'), problem: true }),
  });
  const { error } = adding;
  const toReason = () =>
    error instanceof NotSent ? error.message : toPersonMessage(error, t('ownBlank.failed'));
  return {
    add: adding.send,
    isAdding: adding.isBusy,
    /** Why the last file was not taken. */
    refusal: error && toReason(),
    remove: () => removing.send(),
    isRemoving: removing.isBusy,
  };
}
