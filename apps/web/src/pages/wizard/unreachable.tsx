import { useTranslation } from 'react-i18next';
import { ApiError } from '../../lib/api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The document is there, but the server did not answer. */
export function Unreachable({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  const { t } = useTranslation('idle');
  const { t: wizard } = useTranslation('wizard');
  return (
    <Notice tone="problem" title={t('unreachable.title')}>
      {error instanceof ApiError ? <p>{wizard('fetchFailed', { status: error.status })}</p> : null}
      <p>{t('unreachable.text')}</p>
      <Button disabled={busy} onClick={onRetry}>
        {t('unreachable.retry')}
      </Button>
    </Notice>
  );
}
