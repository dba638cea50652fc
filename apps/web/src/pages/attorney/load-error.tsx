import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../lib/api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { StateView } from './state-view.tsx';

export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('attorney');
  return (
    <StateView title={t('error.title')} actions={<Button onClick={onRetry}>{t('error.retry')}</Button>}>
      <p>{toPersonMessage(error, t('error.text'))}</p>
    </StateView>
  );
}
