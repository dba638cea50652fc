import { navigate } from 'raviger';
import { useTranslation } from 'react-i18next';
import { setSignedOut } from '../../lib/account/account-store.ts';
import { moved } from '../../lib/address.ts';
import { isSignedOut, toPersonMessage } from '../../lib/api/api-error.ts';
import { fetchEndpoint } from '../../lib/api/call-endpoint.ts';
import { useSend } from '../../lib/api/use-send.ts';
import { clearSessionId, keepLanguage } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Ends every session of the account: for a phone that was lost, or a computer where somebody forgot to sign out. */
export function SignOutEverywhere() {
  const { t } = useTranslation('account');
  const onSent = () => {
    clearSessionId();
    setSignedOut();
    showToast({ title: t('everywhere.doneTitle'), description: t('everywhere.done') });
    navigate('/', { state: moved });
  };
  const onFailed = (error: Error) => {
    if (isSignedOut(error)) setSignedOut();
    const description = toPersonMessage(error, t('everywhere.failed'));
    showToast({ title: t('everywhere.failedTitle'), description, problem: true });
  };
  const { send, isBusy } = useSend(() => keepLanguage(fetchEndpoint('signOutEverywhere', { retries: 0 })), {
    onSent,
    onFailed,
  });
  return (
    <Button variant="secondary" aria-disabled={isBusy} onClick={() => send()}>
      {t(isBusy ? 'everywhere.busy' : 'everywhere.open')}
    </Button>
  );
}
