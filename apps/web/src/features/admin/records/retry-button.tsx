import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../../lib/api/api-error.ts';
import { useSend } from '../../../lib/api/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';

/** Reads a failed document once more. */
export function RetryButton({
  named,
  act,
  onDone,
}: {
  named: string;
  act: () => Promise<unknown>;
  onDone: () => void;
}) {
  const { t } = useTranslation('admin');
  const { send, isBusy } = useSend(act, {
    onSent: () => {
      showToast({ title: t('documents.retried') });
      onDone();
    },
    onFailed: (error) => showToast({ title: toPersonMessage(error, t('failed')), problem: true }),
  });
  return (
    <Button variant="quiet" className="px-2!" aria-label={named} disabled={isBusy} onClick={() => send()}>
      {t('documents.retry')}
    </Button>
  );
}
