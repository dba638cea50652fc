import { useTranslation } from 'react-i18next';
import { StateView } from './state-view.tsx';

/** The document went away while its review was open. */
export function Gone() {
  const { t } = useTranslation('attorney');
  return (
    <StateView title={t('gone.title')}>
      <p>{t('gone.text')}</p>
      <p>{t('gone.help')}</p>
    </StateView>
  );
}
