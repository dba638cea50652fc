import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The document is there, but the server did not answer. */
export const Unreachable = ({ busy, onRetry }: { busy: boolean; onRetry: () => void }) => {
  const { t } = useTranslation('wizard');
  return (
    <Notice tone="problem" title={t('unreachable.title')}>
      <p>{t('unreachable.text')}</p>
      <Button disabled={busy} onClick={onRetry}>
        {t('unreachable.retry')}
      </Button>
    </Notice>
  );
};
